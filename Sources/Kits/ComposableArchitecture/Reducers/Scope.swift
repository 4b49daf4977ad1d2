/// Lets a child's reducer work on the child's part of the state and of the actions.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never

  private enum Part {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>)
  }

  private let part: Part
  private let actions: AnyCasePath<ParentAction, Child.Action>
  private let child: Child
  private let place: SourcePlace

  /// Takes the property with the child's state, the case with its actions, and the child's reducer.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(state: toChildState, action: AnyCasePath(toChildAction), child: child)
  }

  /// Takes the case with the child's state, the case with its actions, and the child's reducer.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: AnyCasePath(toChildState), action: AnyCasePath(toChildAction), child: child,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes the property with the child's state, the way to its actions, and the child's reducer.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .property(toChildState)
    actions = toChildAction
    self.child = child()
    place = SourcePlace()
  }

  /// Takes the way to the child's state, that to its actions, and the child's reducer.
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .enumCase(toChildState)
    actions = toChildAction
    self.child = child()
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets the child see its own actions.
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = actions.extract(from: action) else { return .none }
    let effect: Effect<Child.Action>
    switch part {
    case .property(let property):
      effect = child.reduce(into: &state[keyPath: property], action: childAction)
    case .enumCase(let path):
      guard var childState = path.extract(from: state) else {
        place.report(
          """
          A 'Scope' has received an action of a child whose state is another case.

            Action: \(describe(action))
            State: \(describeCase(state))

          Put the 'Scope' before the reducer that changes the case, and cancel the child's effects \
          when the case changes; 'ifCaseLet' does both.
          """)
        return .none
      }
      defer { state = path.embed(childState) }
      effect = child.reduce(into: &childState, action: childAction)
    }
    return effect.embedded(by: actions)
  }
}

/// A place in the learner's code that an issue is about.
struct SourcePlace: Sendable {
  var fileID: StaticString = #fileID
  var filePath: StaticString = #filePath
  var line: UInt = #line
  var column: UInt = #column

  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
