/// The state of a feature that is presented, or nothing; written as `@Presents` in a state.
@propertyWrapper
public struct PresentationState<State> {
  // An array has its own storage, so that a state can present another one of its own type.
  private var storage: [State]

  /// Takes what is presented.
  public init(wrappedValue: State?) { storage = wrappedValue.map { [$0] } ?? [] }

  /// What is presented.
  public var wrappedValue: State? {
    get { storage.first }
    _modify {
      var value = storage.popLast()
      defer { storage = value.map { [$0] } ?? [] }
      yield &value
    }
    set { storage = newValue.map { [$0] } ?? [] }
  }

  /// The state itself, by which `ifLet` and `scope` are told of it.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// What is presented, if it is one case of an enum.
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? where State: CasePathable {
    get { wrappedValue?[case: path] }
    set {
      guard let newValue, wrappedValue?[case: path] != nil else {
        if newValue == nil, wrappedValue?[case: path] != nil { wrappedValue = nil }
        return
      }
      wrappedValue = path(newValue)
    }
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Reads what is presented, or nil.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(State.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Writes what is presented, or nil.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension PresentationState: CustomReflectable {
  /// That of what is presented.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

/// What happens in a feature that is presented, or that it is taken away.
public indirect enum PresentationAction<Action>: CasePathable {
  /// It is to be taken away.
  case dismiss
  /// Something happens in it.
  case presented(Action)

  /// The ways to both cases, and to those of the presented feature.
  @dynamicMemberLookup
  public struct AllCasePaths {
    /// It is to be taken away.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        _$name: "dismiss", embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// Something happens in it.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        _$name: "presented", embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    /// A case of the presented feature's actions, with `presented` left out.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _$name: path.name, embed: { .presented(path.embed($0)) },
        extract: {
          if case .presented(let action) = $0 { path.extract(from: action) } else { nil }
        })
    }

    /// A case of the presented feature's actions as one that is presented itself, for `scope`.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _$name: path.name,
        embed: { member in
          switch member {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        extract: { root in
          switch root {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }

  /// The ways to both cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

/// What happens in a feature that is presented.
public typealias PresentationActionOf<R: Reducer> = PresentationAction<R.Action>
