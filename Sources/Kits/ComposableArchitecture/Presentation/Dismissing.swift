public import SwiftUI

/// Takes away the feature that is presented, from inside of that feature.
public struct DismissEffect: Sendable {
  private let dismiss: @MainActor @Sendable () -> Void

  /// Takes how that is done.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) { self.dismiss = dismiss }

  /// Takes the feature away.
  @MainActor
  public func callAsFunction() async { dismiss() }

  /// Takes the feature away with an animation.
  @MainActor
  public func callAsFunction(animation: Animation?) async { withAnimation(animation) { dismiss() } }

  /// Takes the feature away in a transaction.
  @MainActor
  public func callAsFunction(transaction: Transaction) async {
    withTransaction(transaction) { dismiss() }
  }
}

extension DependencyValues {
  /// Takes away the feature that reads it, where it is presented by another one.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature is presented by another one.
  public var isPresented: Bool { navigationPlace != .root }

  /// These values inside of a feature that is presented.
  mutating func enter(_ place: NavigationPlace) {
    let effects = runningEffects
    navigationPlace = place
    dismiss = DismissEffect {
      if !effects.dismiss(place) {
        reportIssue("'@Dependency(\\.dismiss)' was called by a feature that is presented no more.")
      }
    }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect {
    reportIssue("'@Dependency(\\.dismiss)' was called by a feature that nobody presents.")
  }
  static let testValue = liveValue
}
