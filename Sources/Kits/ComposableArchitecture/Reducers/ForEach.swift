extension Reducer {
  /// Lets a child's reducer work on the element that an action is for, before this one sees it.
  public func forEach<
    ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    _ForEachReducer(
      parent: self, elements: toElementsState, actions: AnyCasePath(toElementAction),
      element: element(),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Reducer {
  /// Lets a child's reducer work on an element, with a way to the ids and actions of all elements.
  public func forEach<
    ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    let actions = AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
      embed: { action in
        switch action {
        case .element(let id, let action): toElementAction.embed((id, action))
        }
      },
      extract: { toElementAction.extract(from: $0).map { .element(id: $0, action: $1) } })
    return _ForEachReducer(
      parent: self, elements: toElementsState, actions: actions, element: element(),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// A reducer with that of the elements in one of its arrays.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable, Element: Reducer>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never

  let parent: Parent
  let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let actions: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  let element: Element
  let place: SourcePlace

  /// The element comes first, so that the parent may remove it in the same action.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let elementEffect = reduceElement(into: &state, action: action)
    let before = state[keyPath: elements].ids
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = state[keyPath: elements]
    guard !(before == after.ids) else { return elementEffect.merge(with: parentEffect) }
    let gone = before.filter { after[id: $0] == nil }
    // What an element has just begun ends, too.
    let leaving = gone.map { Effect<Parent.Action>(operation: .leave(spot($0))) }
    return .merge([elementEffect] + leaving + [parentEffect])
  }

  private func reduceElement(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard case .element(let id, let elementAction) = actions.extract(from: action) else {
      return .none
    }
    guard var elementState = state[keyPath: elements][id: id] else {
      place.report(
        """
        A 'forEach' has received an action for an element that is not there.

          Action: \(describe(action))

        Let 'forEach' run before the element is removed, and send no action for an element that \
        is not there.
        """)
      return .none
    }
    let spot = spot(id)
    let effect = withDependencies {
      $0.navigationPlace = spot
    } operation: {
      element.reduce(into: &elementState, action: elementAction)
    }
    state[keyPath: elements][id: id] = elementState
    let embedded = effect.embedded(by: IdentifiedAction.allCasePaths[id: id])
    return Effect(operation: .within(spot, embedded.embedded(by: actions).operation))
  }

  private func spot(_ id: ID) -> NavigationPlace {
    DependencyValues._current.navigationPlace.appending(
      AnyHashable(id), by: AnyHashable(elements))
  }
}

/// An action for one of several elements, told by its id.
public enum IdentifiedAction<ID: Hashable, Action>: CasePathable {
  /// An action for the element with that id.
  case element(id: ID, action: Action)

  /// The way to the only case, also by the id of an element.
  public struct AllCasePaths {
    /// The action and the id that it is for.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        _$name: "element", embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } })
    }

    /// The actions for one element.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        _$name: "element(id: \(id))", embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        })
    }
  }

  /// The ways to the only case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

/// The actions of a feature for several elements of its.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension Case {
  /// The actions for one element.
  public subscript<ID: Hashable, Action>(id id: ID) -> Case<Action>
  where Value == IdentifiedAction<ID, Action> {
    appending(Value.allCasePaths[id: id])
  }
}
