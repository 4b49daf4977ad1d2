import Grading

/// A kit that is being built, and how many are done and to be done.
struct KitBuild: Sendable, Equatable {
  /// For people: `the kit UIKit`.
  var name: String
  var done: Int
  var total: Int
  var isSlow = false
}

/// What becomes of kits that are built side by side, as one line for people.
struct KitBuilds {
  private let missing: () -> [String]
  /// All that is to be built, also by later calls: found out when the first is begun.
  private lazy var total = max(missing().count, 1)
  private var begun: [String] = []
  private var done: Set<String> = []
  private var shown: (kit: String, done: Int)?

  init(missing: @escaping () -> [String]) {
    self.missing = missing
  }

  /// What is to be shown now, or nil if that is what it was: a kit stays until it is done.
  mutating func take(_ news: KitNews) -> KitBuild? {
    var next: String?
    switch news {
    case .missing(let kits): next = kits.first
    case .begun(let kit): begun.append(kit)
    case .done(let kit):
      begun.removeAll { $0 == kit }
      done.insert(kit)
    }
    if let shown, shown.done == done.count, begun.isEmpty || begun.contains(shown.kit) {
      return nil
    }
    guard let kit = begun.first ?? next else { return nil }
    shown = (kit, done.count)
    let isOfMacros = kit == KitLibrary.macros
    return KitBuild(
      name: isOfMacros ? "the kits' macros" : "the kit \(kit)", done: done.count,
      total: max(total, done.count + 1), isSlow: isOfMacros)
  }
}
