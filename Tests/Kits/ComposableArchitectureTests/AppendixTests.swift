import ComposableArchitecture
import SwiftUI
import Testing

/// What samples of the architecture use of it, each by the name that its documentation has for it.
@MainActor
@Suite(.issuesFail) struct `What samples use of the architecture` {
  private struct Lamp: Reducer {
    struct State: Equatable { var isOn = false }
    enum Action: Equatable { case pressed, failed(String) }

    // ReducerBuilder.buildExpression, ReducerBuilder.buildPartialBlock(first:)
    var body: some Reducer<State, Action> {
      // Reduce.init(_:)
      Reduce { state, action in
        guard action == .pressed else { return .none }
        state.isOn.toggle()
        // Effect.none
        return .none
      }
    }
  }

  @Test func `is a reducer in a builder`() {
    // Store.init(initialState:reducer:withDependencies:), Store.send
    let store = Store(initialState: Lamp.State()) { Lamp() }
    store.send(.pressed)
    #expect(store.withState(\.isOn))
    store.send(.failed(""))
    #expect(store.withState(\.isOn))
  }

  @Test func `is several reducers, each after the one above it`() {
    // ReducerBuilder.buildPartialBlock(accumulated:next:)
    let store = Store(initialState: "") {
      Reduce<String, Int> { state, action in
        state += "a\(action)"
        return .none
      }
      Reduce { state, action in
        state += "b\(action)"
        return .none
      }
      Reduce { state, action in
        state += "c\(action)"
        return .none
      }
    }
    store.send(1)
    #expect(store.withState { $0 } == "a1b1c1")
  }

  @Test func `is effects that send, run, and say what went wrong`() async {
    struct Broken: Error {}
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        // Effect.send
        case "start": return .send("sent")
        case "sent":
          // Effect.run(priority:operation:catch:), Send.callAsFunction
          return .run(priority: .userInitiated) { send in
            await send("running")
            throw Broken()
          } catch: { error, send in
            await send("\(type(of: error))")
          }
        default: return .none
        }
      }
    }
    await store.send("start").finish()
    #expect(store.withState { $0 } == ["start", "sent", "running", "Broken"])
  }

  @Test func `is parts of a store`() {
    // Scope.init(state:action:child:), Store.scope(state:action:), Store.subscript(dynamicMember:)
    let store = Store(initialState: Board.State()) { Board() }
    let first = store.scope(state: \.first, action: \.first)
    first.send(.up)
    first.send(.up)
    #expect(first.count == 2)
    #expect(store.first.count == 2)
  }

  @Test func `is bindings, also by an action of choice`() {
    // BindingReducer.init(), Bindable.subscript(dynamicMember:), _StoreBindable.sending
    let store = Store(initialState: Tally.State()) { Tally() }
    @Bindable var bindable = store
    $bindable.note.wrappedValue = "five"
    #expect(store.note == "five")
    $bindable.count.sending(\.set).wrappedValue = 5
    #expect(store.count == 5)
  }

  @Test func `is arrays whose elements have ids`() {
    // IdentifiedArray.append, IdentifiedArray.subscript(_:), IdentifiedArray.subscript(id:),
    // IdentifiedArray.remove(id:)
    var tallies: IdentifiedArrayOf<Tally.State> = [Tally.State(id: 1)]
    tallies.append(Tally.State(id: 2, count: 8))
    tallies.append(Tally.State(id: 2, count: 9))
    #expect(tallies[1].count == 8)
    tallies[id: 2]?.count += 1
    #expect(tallies[id: 2]?.count == 9)
    #expect(tallies.remove(id: 2)?.count == 9)
    #expect(tallies.remove(id: 2) == nil)
    #expect(tallies.ids == [1])
  }

  @Test func `is what a feature depends on, found by key and by property`() {
    // DependencyValues.subscript(_:), Dependency.init(_:)
    struct Greeter {
      @Dependency(\.greeting) var greeting
    }
    withDependencies {
      $0.greeting = "Good day"
    } operation: {
      #expect(Greeter().greeting == "Good day")
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Greeter().greeting == "Hello")
    }
  }
}

private enum GreetingKey: DependencyKey {
  static let liveValue = "Hello"
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
