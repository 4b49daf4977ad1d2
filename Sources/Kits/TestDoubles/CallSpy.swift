import Foundation

/// Writes down calls in the order in which they come, of one object or of several.
///
///     private final class ViewSpy: ArticleView {
///       let calls: CallSpy
///       init(_ calls: CallSpy) { self.calls = calls }
///       func show(_ text: String, animated: Bool) { calls(text, animated) }
///     }
///
///     let calls = CallSpy()
///     let presenter = ArticlePresenter(view: ViewSpy(calls.named("view")), service: …)
///     XCTAssertEqual(calls.all, ["view.show(Hello, animated: true)"])
public final class CallSpy: Sendable {
  private struct Call {
    var words: String
    var isOnMainThread: Bool
  }

  private struct Record {
    var calls: [Call] = []
    var taken = 0
  }

  private let record: Guarded<Record>
  private let name: String?

  /// Starts a record of its own.
  public convenience init() { self.init(Guarded(Record()), name: nil) }

  private init(_ record: Guarded<Record>, name: String?) {
    self.record = record
    self.name = name
  }

  /// A spy that writes into the same record, with the name of its object before each call.
  public func named(_ name: String) -> CallSpy { CallSpy(record, name: name) }

  /// Notes a call of the function, or a change of the property, that this stands in.
  public func callAsFunction(_ arguments: Any?..., function: String = #function) {
    note(Self.words(for: arguments, of: function))
  }

  /// Notes a call in words of your own.
  public func note(_ words: String) {
    let call = Call(
      words: name.map { "\($0).\(words)" } ?? words, isOnMainThread: MainQueue.isCurrent)
    record.withLock { $0.calls.append(call) }
  }

  /// Every call so far.
  public var all: [String] { record.withLock { $0.calls.map(\.words) } }

  /// The calls that did not come on the main thread.
  public var offMainThread: [String] {
    record.withLock { $0.calls.filter { !$0.isOnMainThread }.map(\.words) }
  }

  /// The calls since the last `take()`, or since the beginning.
  public func take() -> [String] {
    record.withLock { record in
      defer { record.taken = record.calls.count }
      return record.calls[record.taken...].map(\.words)
    }
  }

  /// Forgets all calls.
  public func clear() { record.withLock { $0 = Record() } }

  /// `show(_:animated:)` with its arguments in place; a property's name with its new value.
  private static func words(for arguments: [Any?], of function: String) -> String {
    let values = arguments.map { $0.map { "\($0)" } ?? "nil" }
    guard let open = function.firstIndex(of: "(") else {
      return values.isEmpty ? function : "\(function) = \(values.joined(separator: ", "))"
    }
    let labels = function[open...].dropFirst().dropLast().split(separator: ":")
    let parts = values.enumerated().map { index, value in
      let label = index < labels.count ? labels[index] : "_"
      return label == "_" ? value : "\(label): \(value)"
    }
    return "\(function[..<open])(\(parts.joined(separator: ", ")))"
  }
}
