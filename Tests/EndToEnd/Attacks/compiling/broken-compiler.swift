// attack: compiling/broken-compiler — ends as: doesNotCompile, refused
//
// A path through an existential, at which the compiler's own assertion fails.
protocol Shelf<Item> {
  associatedtype Item
  var items: [Item] { get }
}

func count(_ shelves: any Shelf<String>...) -> Int { shelves.map(\.items.count).reduce(0, +) }
