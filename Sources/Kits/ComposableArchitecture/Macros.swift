/// Makes a type a reducer: a feature's state, its actions, and what each of them does.
@attached(memberAttribute)
@attached(
  member, names: named(State), named(Action), named(Body), named(body), named(CaseScope),
  named(scope))
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "KitMacros", type: "ReducerMacro")

/// Makes an enum of features a reducer, whose state and actions conform to the protocols named.
@attached(memberAttribute)
@attached(
  member, names: named(State), named(Action), named(Body), named(body), named(CaseScope),
  named(scope))
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: SynthesizedConformance..., action: SynthesizedConformance...) =
  #externalMacro(module: "KitMacros", type: "ReducerMacro")

/// A protocol to which what `@Reducer` makes of an enum shall conform.
public struct SynthesizedConformance: Sendable {
  private init() {}
  /// `Codable`
  public static let codable = Self()
  /// `Decodable`
  public static let decodable = Self()
  /// `Encodable`
  public static let encodable = Self()
  /// `Equatable`
  public static let equatable = Self()
  /// `Hashable`
  public static let hashable = Self()
  /// `Sendable`
  public static let sendable = Self()
}

/// In an enum of features: this case holds state that is gone after one action, such as an alert's.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "KitMacros", type: "MarkMacro")

/// In an enum of features: this case holds plain values.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "KitMacros", type: "MarkMacro")

/// Gives the cases of an enum key paths, such as `\.saved`.
@attached(member, names: named(AllCasePaths), named(allCasePaths))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() = #externalMacro(module: "KitMacros", type: "CasePathableMacro")

/// Lets a store tell views which parts of its state they have to look at again.
@attached(member, names: named(_$id), named(_$observationRegistrar), named(_$willModify))
@attached(memberAttribute)
@attached(extension, conformances: Observable, ObservableState)
public macro ObservableState() =
  #externalMacro(module: "KitMacros", type: "ObservableStateMacro")

/// Tells of reads and changes of a property; `@ObservableState` puts it where it belongs.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "KitMacros", type: "ObservationStateTrackedMacro")

/// Leaves a property of an `@ObservableState` as it is: nobody is told when it changes.
@attached(peer)
public macro ObservationStateIgnored() = #externalMacro(module: "KitMacros", type: "MarkMacro")

/// Keeps a child's state that is presented while it is there, and dismissed by taking it away.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "KitMacros", type: "PresentsMacro")

/// Makes a struct of closures a dependency that a test has to fill in where it is used.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "KitMacros", type: "DependencyClientMacro")

/// Gives a closure of a client a method with labels, of its own name or of another;
/// `@DependencyClient` puts it where it belongs.
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "KitMacros", type: "DependencyEndpointMacro")

/// Lets a view write `send(.saveTapped)` for the actions that are its own.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "KitMacros", type: "ViewActionMacro") where R.Action: ViewAction

/// Tells of the call of a client's closure that nobody has set.
public func _$unimplemented(_ endpoint: String) -> UnimplementedFailure {
  reportIssue("Unimplemented: '\(endpoint)'")
  return UnimplementedFailure(description: endpoint)
}

/// Makes anything of a value that nobody has.
public func _$absurd<Root>(_ value: Never) -> Root {}
