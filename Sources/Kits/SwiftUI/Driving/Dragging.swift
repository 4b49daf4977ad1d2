import Foundation

extension ViewScreen {
  /// Drags what bears that text, symbol, label or identifier, and lets go.
  public func drag(_ name: String, by distance: CGSize) throws {
    try move(name, "drag") { if case .drag(let move) = $0 { { move(distance) } } else { nil } }
  }

  /// Spreads two fingers on what bears that name to so many times their distance, and lets go.
  public func pinch(_ name: String, to scale: CGFloat) throws {
    try move(name, "pinch") { if case .pinch(let move) = $0 { { move(scale) } } else { nil } }
  }

  /// Turns two fingers on what bears that name, and lets go.
  public func rotate(_ name: String, by angle: Angle) throws {
    try move(name, "turn") { if case .turn(let move) = $0 { { move(angle) } } else { nil } }
  }

  /// Drags what bears one name onto what bears another, and drops it there.
  ///
  /// Throws if the first cannot be dragged or the other takes nothing, and so it does if what is taken
  /// is something else.
  public func drag(_ name: String, to target: String) throws {
    let payload = front.seen.lazy.filter { $0.answers(to: name) }.compactMap { bearer in
      bearer.nearest { node -> (any Transferable)? in
        if case .draggable(let payload) = node.facet { payload() } else { nil }
      }
    }.first
    guard let payload else { throw NotShown("nothing to drag at '\(name)'", on: self) }
    let takes = front.seen.contains { bearer in
      guard bearer.answers(to: target) else { return false }
      let take = bearer.nearest { node -> (([any Transferable]) -> Bool)? in
        if case .dropDestination(let take) = node.facet { take } else { nil }
      }
      return take?([payload]) ?? false
    }
    host.update()
    guard takes else { throw NotShown("nothing takes '\(name)' at '\(target)'", on: self) }
  }

  private func move(
    _ name: String, _ verb: String, _ reaction: (Facet) -> (() -> Void)?
  ) throws {
    for bearer in front.seen where bearer.answers(to: name) {
      let found = bearer.nearest { node in
        reaction(node.facet).map { Touching(isEnabled: node.environment.isEnabled, action: $0) }
      }
      guard let found, found.isEnabled else { continue }
      found.action()
      return host.update()
    }
    throw NotShown("nothing to \(verb) at '\(name)'", on: self)
  }
}
