import Foundation

/// Names a value of the app's own that goes along with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Does something when the animations have ended, which is at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(completion) }
}

/// Makes a change with which a value goes along.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current ?? Transaction()
  // They are run by the change that is going on.
  transaction.completions = []
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

// What goes along with a change has no effect on the views that it reaches.
extension View {
  /// Changes what goes along with changes of a value.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Changes what goes along with changes inside of the closure.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: self)) }
}

extension Animation {
  /// The same, which counts as over after that time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
