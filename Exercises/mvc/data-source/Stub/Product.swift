/// A packet of seeds.
struct Product: Equatable {
  let id: Int
  let name: String
  let cents: Int
  var isSoldOut = false
}
