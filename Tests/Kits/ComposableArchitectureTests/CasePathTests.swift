import ComposableArchitecture
import Testing

@Suite(.issuesFail)
struct CasePathTests {
  @Test func `a case key path puts a value in and takes it out`() {
    let path: CaseKeyPath<Counter.Action, String> = \.factResponse
    #expect(path("seven") == .factResponse("seven"))
    #expect(Counter.Action.factResponse("seven")[case: \.factResponse] == "seven")
    #expect(Counter.Action.incrementTapped[case: \.factResponse] == nil)
  }

  @Test func `a case without a value is made without one`() {
    let path: CaseKeyPath<Counter.Action, Void> = \.incrementTapped
    #expect(path() == .incrementTapped)
  }

  @Test func `key paths lead through several enums`() {
    let path: CaseKeyPath<AppFeature.Action, String> = \.counter.factResponse
    #expect(path("x") == .counter(.factResponse("x")))
    #expect(
      AppFeature.Action.sheet(.presented(.factResponse("y"))).is(\.sheet.presented.factResponse))
    #expect(
      AppFeature.Action.sheet(.presented(.factResponse("y")))[case: \.sheet.factResponse] == "y")
  }

  @Test func `is asks for the case alone`() {
    #expect(Counter.Action.factResponse("a").is(\.factResponse))
    #expect(!Counter.Action.factResponse("a").is(\.incrementTapped))
  }

  @Test func `modify changes the value in place`() {
    var action = Counter.Action.factResponse("a")
    action.modify(\.factResponse) { $0 += "b" }
    #expect(action == .factResponse("ab"))
  }

  @MainActor
  @Test func `modifying another case is an issue and changes nothing`() async {
    var action = Counter.Action.incrementTapped
    let found = await issues { action.modify(\.factResponse) { $0 += "b" } }
    #expect(action == .incrementTapped)
    #expect(found.count == 1)
  }

  @Test func `an enum with dynamic member lookup has its cases as properties`() {
    let state = Navigator.Path.State.counter(Counter.State(count: 3))
    #expect(state.counter?.count == 3)
    #expect(state.todos == nil)
  }

  @MainActor
  @Test func `such a property can be set while it is that case`() async {
    var state = Navigator.Path.State.counter(Counter.State(count: 3))
    state.counter?.count = 4
    #expect(state == .counter(Counter.State(count: 4)))
    let found = await issues { state.todos = Todos.State() }
    #expect(found.count == 1)
    #expect(state == .counter(Counter.State(count: 4)))
  }

  @Test func `optionals and results have case key paths`() {
    #expect(Int?.some(3)[case: \.some] == 3)
    #expect(Result<Int, NSError>.success(3)[case: \.success] == 3)
    #expect(Result<Int, NSError>.success(3)[case: \.failure] == nil)
  }

  @Test func `a case path can be made of closures`() {
    let path = AnyCasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(path.embed(4) == 8)
    #expect(path.extract(from: 8) == 4)
    #expect(path.extract(from: 7) == nil)
  }
}
