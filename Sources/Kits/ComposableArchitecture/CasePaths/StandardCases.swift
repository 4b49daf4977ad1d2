extension Optional: CasePathable {
  /// The ways to both cases of an optional.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// Nothing.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(_$name: "none", embed: { _ in nil }, extract: { $0 == nil ? () : nil })
    }
    /// What is in it.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(_$name: "some", embed: { $0 }, extract: { $0 })
    }
    /// A case of the enum that is in the optional.
    public subscript<Inner>(
      dynamicMember keyPath: KeyPath<Case<Wrapped>, Case<Inner>>
    ) -> AnyCasePath<Optional, Inner?> {
      let path = AnyCasePath(keyPath)
      return AnyCasePath(
        _$name: Case<Wrapped>()[keyPath: keyPath].names?.joined(separator: "."),
        embed: { $0.map(path.embed) },
        extract: { root in
          guard let root else { return .some(nil) }
          return path.extract(from: root)
        })
    }
  }
  /// The ways to both cases of an optional.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathable {
  /// The ways to both cases of a result.
  public struct AllCasePaths: Sendable {
    /// What came out.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _$name: "success", embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } })
    }
    /// What went wrong.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _$name: "failure", embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } })
    }
  }
  /// The ways to both cases of a result.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathable {
  /// There is no case to lead to.
  public struct AllCasePaths: Sendable {}
  /// There is no case to lead to.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
