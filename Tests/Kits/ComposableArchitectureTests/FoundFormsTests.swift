import ComposableArchitecture
import Testing

/// Forms that public code has, each rare by itself.
@MainActor
@Suite(.issuesFail) struct `A form found in public code` {
  @Test func `is an alert that is a plain optional`() async {
    let store = TestStore(initialState: Warned.State()) { Warned() }
    await store.send(.go) { $0.alert = Warned.question }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.go) { $0.alert = Warned.question }
    await store.send(\.alert.again) { $0.text = "again" }
  }

  @Test func `is a reducer whose state and actions only its body names`() async {
    let store = TestStore(initialState: Liking.State(id: 1)) { Liking<Int>() }
    await store.send(.tapped) { $0.isLiked = true }
  }

  @Test func `is an enum of features with a body of its own`() async {
    let store = TestStore(initialState: Session.State.signedOut(Tick.State())) { Session.body }
    await store.send(.signedIn(.up)) { $0 = .signedIn(Tally.State(count: 8)) }
    await store.send(.signedIn(.up)) { $0.modify(\.signedIn) { $0.count = 9 } }
  }

  @Test func `is a value with its id beside it`() {
    var chosen = Identified(Tally.State(), id: "a")
    chosen.count = 3
    #expect(chosen.id == "a")
    #expect(chosen.value.count == 3)
    #expect(chosen == Identified(Tally.State(count: 3), id: { _ in "a" }))
  }

  @Test func `is an alert controller made of a store`() throws {
    let store = Store(initialState: Asking.State()) { Asking() }
    let alert = UIAlertController(
      store: try #require(store.scope(state: \.alert, action: \.alert)))
    #expect(alert.title == "Sure?")
    #expect(alert.preferredStyle == .alert)
    let sheet = UIAlertController(
      store: try #require(store.scope(state: \.dialog, action: \.dialog.presented)))
    #expect(sheet.actions.map(\.title) == ["Do", "Leave"])
    #expect(sheet.preferredStyle == .actionSheet)
    let root = UIViewController()
    let screen = Screen(showing: root)
    root.present(sheet, animated: false)
    try screen.tap("Do")
    #expect(store.done == ["dialog"])
    root.present(alert, animated: false)
    try screen.tap("Leave")
    #expect(store.alert == nil)
    #expect(store.done == ["dialog"])
  }
}

@Reducer
private struct Warned {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var text = ""
  }
  enum Action {
    case alert(PresentationAction<Alert>), go
    @CasePathable enum Alert { case again }
  }
  /// Another alert each time.
  static var question: AlertState<Action.Alert> {
    AlertState {
      TextState("Again?")
    } actions: {
      ButtonState(action: .again) { TextState("Again") }
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go: state.alert = Self.question
      case .alert(.presented(.again)):
        state.text = "again"
        // Another alert than the one whose button was chosen stays.
        state.alert = Self.question
      case .alert: break
      }
      return .none
    }
    .ifLet(\.alert, action: \.alert)
  }
}

private struct Like<ID: Hashable>: Equatable {
  let id: ID
  var isLiked = false
}

private enum LikeAction { case tapped }

@Reducer
private struct Liking<ID: Hashable> {
  var body: some Reducer<Like<ID>, LikeAction> {
    Reduce { state, action in
      state.isLiked.toggle()
      return .none
    }
  }
}

@Reducer(state: .equatable)
private enum Session {
  case signedOut(Tick)
  case signedIn(Tally)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .signedIn = action, state.is(\.signedOut) {
        state = .signedIn(Tally.State(count: 7))
      }
      return .none
    }
    Reduce { state, _ in
      state.modify(\.signedIn) { $0.count += 1 }
      return .none
    }
  }
}

@Reducer
private struct Asking {
  @ObservableState struct State {
    @Presents var alert: AlertState<Action.Answer>? = AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Do") }
      ButtonState(role: .cancel) { TextState("Leave") }
    }
    @Presents var dialog: ConfirmationDialogState<Action.Answer>? = ConfirmationDialogState {
      TextState("How?")
    } actions: {
      ButtonState(action: .yes) { TextState("Do") }
      ButtonState(role: .cancel) { TextState("Leave") }
    }
    var done: [String] = []
  }
  enum Action {
    case alert(PresentationAction<Answer>), dialog(PresentationAction<Answer>)
    @CasePathable enum Answer { case yes }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.yes)): state.done.append("alert")
      case .dialog(.presented(.yes)): state.done.append("dialog")
      default: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}
