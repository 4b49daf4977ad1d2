import Combine

/// Where a shared value, or a part of one, can be read.
protocol SharedSource<Value>: Sendable {
  associatedtype Value
  var value: Value { get }
  var loadError: (any Error)? { get }
  /// Says, now and whenever the value has changed, that there is one to be read.
  var signals: AnyPublisher<Void, Never> { get }
  func load() async throws
}

/// Where a shared value, or a part of one, can be read and changed.
protocol SharedLocation<Value>: SharedSource {
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result
  func save() async throws
}

extension SharedSource {
  var publisher: AnyPublisher<Value, Never> {
    signals.map { _ in value }.eraseToAnyPublisher()
  }

  func reading<Member>(_ keyPath: KeyPath<Value, Member>) -> any SharedSource<Member> {
    SharedReading(base: self, read: { $0[keyPath: keyPath] })
  }

  /// What is in an optional; when that has gone, the last that was there.
  func readingContent<Wrapped>(or known: Wrapped) -> any SharedSource<Wrapped>
  where Value == Wrapped? {
    let last = LastSeen(known)
    return SharedReading(base: self, read: { last.replaced(by: $0) })
  }
}

extension SharedLocation {
  func part<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> any SharedLocation<Member> {
    SharedPart(
      base: self, read: { $0[keyPath: keyPath] }, write: { $0[keyPath: keyPath] = $1 })
  }

  /// What is in an optional; when that has gone, the last that was there, which nobody can change.
  func content<Wrapped>(or known: Wrapped) -> any SharedLocation<Wrapped>
  where Value == Wrapped? {
    let last = LastSeen(known)
    return SharedPart(
      base: self, read: { last.replaced(by: $0) }, write: { if $0 != nil { $0 = $1 } })
  }

  /// An element of a collection, found by its id if it has one; the last of it when it has gone.
  func element(at place: Value.Index, known: Value.Element) -> any SharedLocation<Value.Element>
  where Value: MutableCollection {
    let (id, last) = (ownID(of: known), LastSeen(known))
    func find(in elements: Value) -> Value.Index? {
      let isThere = elements.indices.contains(place)
      guard let id, !isThere || ownID(of: elements[place]) != id else {
        return isThere ? place : nil
      }
      return elements.firstIndex { ownID(of: $0) == id }
    }
    return SharedPart(
      base: self,
      read: { elements in last.replaced(by: find(in: elements).map { elements[$0] }) },
      write: { elements, new in if let place = find(in: elements) { elements[place] = new } })
  }
}

/// What has been seen last of a part that may go.
private struct LastSeen<Value>: Sendable {
  private let value: LockIsolated<UncheckedSendable<Value>>

  init(_ value: Value) {
    let value = UncheckedSendable(value)
    self.value = LockIsolated(value)
  }

  /// What is there now, or else what was.
  func replaced(by new: Value?) -> Value {
    guard let new = new.map({ UncheckedSendable($0) }) else { return value.value.value }
    value.setValue(new)
    return new.value
  }
}

/// A part of a shared value that can only be read.
private struct SharedReading<Base: SharedSource, Value>: SharedSource, @unchecked Sendable {
  let base: Base
  let read: (Base.Value) -> Value

  var value: Value { read(base.value) }
  var loadError: (any Error)? { base.loadError }
  var signals: AnyPublisher<Void, Never> { base.signals }
  func load() async throws { try await base.load() }
}

/// A part of a shared value.
private struct SharedPart<Base: SharedLocation, Value>: SharedLocation, @unchecked Sendable {
  let base: Base
  let read: (Base.Value) -> Value
  let write: (inout Base.Value, Value) -> Void

  var value: Value { read(base.value) }
  var loadError: (any Error)? { base.loadError }
  var signals: AnyPublisher<Void, Never> { base.signals }

  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try base.change { whole in
      var part = read(whole)
      defer { write(&whole, part) }
      return try body(&part)
    }
  }

  func load() async throws { try await base.load() }
  func save() async throws { try await base.save() }
}
