/// An enum whose cases have key paths, such as `\.loaded`, as properties have.
public protocol CasePathable {
  /// Has a property for each case.
  associatedtype AllCasePaths
  /// The ways to all cases.
  static var allCasePaths: AllCasePaths { get }
}

/// An enum of which all ways to its cases can be gone through.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

extension CasePathable {
  /// Where the key paths of the cases begin, as in `\Action.Cases.saved`.
  public typealias Cases = Case<Self>

  /// The value in a case, or nil if it is another case; setting it then is an issue.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { Case<Self>()[keyPath: keyPath].extract(from: self) }
    set {
      let path = AnyCasePath(keyPath)
      guard let newValue, path.extract(from: self) != nil else {
        return reportIssue("'\(caseName(of: self))' is another case than the one that is set.")
      }
      self = path.embed(newValue)
    }
  }

  /// Whether it is a case, whatever value is in it.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    guard let end = Case<Self>()[keyPath: keyPath] as? any AnyCase else { return false }
    return end.accepts(self)
  }

  /// Changes the value in a case; if it is another case, that is an issue.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let path = AnyCasePath(keyPath)
    guard var value = path.extract(from: self) else {
      return reportIssue(
        "Can't modify '\(caseName(of: self))' as another case of \(typeName(Self.self)).",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    yield(&value)
    self = path.embed(value)
  }

  /// The value in a case, for an enum marked with `@dynamicMemberLookup`; it is set as by `[case:]`.
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { self[case: keyPath] }
    set { self[case: keyPath] = newValue }
  }
}

extension CasePathIterable {
  /// The way to the case that it is.
  public var `case`: PartialCaseKeyPath<Self>? {
    Self.allCasePaths.first { self.is($0) }
  }
}
