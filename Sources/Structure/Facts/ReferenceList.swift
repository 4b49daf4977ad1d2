/// References as they are found: what happens at one place between the same two is one reference.
struct ReferenceList {
  private struct Key: Hashable {
    var from: Int
    var to: Int
    var place: Place
  }

  private var found: [Key: (use: Reference.Use, isThroughAlias: Bool)] = [:]

  mutating func add(
    from: Int, to: Int, use: Reference.Use, at place: Place, isThroughAlias: Bool
  ) {
    let key = Key(from: from, to: to, place: place)
    let known = found[key]
    found[key] = (
      use.union(known?.use ?? []), isThroughAlias && known?.isThroughAlias ?? true
    )
  }

  /// In the order of their places, with symbols numbered anew.
  func references(_ number: (Int) -> Int) -> [Reference] {
    found.map { key, value in
      // A mention says nothing where more is known.
      let use = value.use == .mentions ? value.use : value.use.subtracting(.mentions)
      return Reference(
        from: number(key.from), to: number(key.to), use: use, place: key.place,
        isThroughAlias: value.isThroughAlias)
    }.sorted { ($0.place, $0.from, $0.to) < ($1.place, $1.from, $1.to) }
  }
}
