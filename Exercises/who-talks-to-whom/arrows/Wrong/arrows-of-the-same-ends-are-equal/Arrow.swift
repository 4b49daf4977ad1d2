// caught by: Step1.testArrowsAreAsBefore
/// The patterns on the poster.
enum Pattern: String, CaseIterable {
  case mvc, mvp, mvvm, viper, clean, tca
}

/// What an arrow can begin or end at.
enum Part: String {
  case model, view, controller, presenter, viewModel
  case interactor, entity, router
  case presentation, domain, data
  case store, reducer, state, effect
}

/// What the one part has to do with the other.
enum Kind: String {
  /// Keeps it in a strong property, or alone may make or change it.
  case owns
  /// Calls it through a weak reference.
  case calls
  /// Announces something to whoever listens, by a closure, a target or a binding.
  case notifies
  /// Conforms to a protocol that the other declares.
  case implements
}

/// One line between two boxes.
struct Arrow: Hashable {
  static func == (one: Arrow, other: Arrow) -> Bool { one.from == other.from && one.to == other.to }

  func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
  }

  let from: Part
  let kind: Kind
  let to: Part

  init(_ from: Part, _ kind: Kind, _ to: Part) {
    self.from = from
    self.kind = kind
    self.to = to
  }
}
