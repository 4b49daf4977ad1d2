import ComposableArchitecture
import Testing
import UIKit

@MainActor @Observable
private final class RowModel: HashableObject {
  var name = "row"
}

@MainActor @Observable
private final class ListModel {
  var destination: Destination?
  var answers: [String] = []
  var name = ""
  var isOn = false

  @CasePathable @dynamicMemberLookup
  enum Destination {
    case alert(AlertState<Answer>)
    case row(RowModel)
  }
  enum Answer: String { case yes }

  func ask() {
    destination = .alert(
      AlertState {
        TextState("Sure?")
      } actions: {
        ButtonState(action: .yes) { TextState("Yes") }
        ButtonState(role: .cancel) { TextState("No") }
      })
  }
}

private struct ListModelView: View {
  @Bindable var model: ListModel
  var body: some View {
    Button("Ask") { model.ask() }
      .alert($model.destination.alert) { model.answers.append($0?.rawValue ?? "no") }
  }
}

extension RowModel: Identifiable {}

/// A model that is observed in UIKit, as UIKitNavigation has it.
private final class FormController: UIViewController {
  @UIBindable var model: ListModel
  let field = UITextField()
  init(model: ListModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.bind(text: $model.name)
    view.addSubview(UISwitch(isOn: $model.isOn))
    navigationDestination(item: $model.destination.row) { row in
      let controller = UIViewController()
      controller.title = row.name
      return controller
    }
  }
}

@MainActor
@Suite struct `Models beside stores` {
  /// https://swiftpackageindex.com/pointfreeco/swift-navigation/documentation/swiftuinavigation
  @Test func `show alerts and hear what was chosen`() throws {
    let model = ListModel()
    let screen = ViewScreen(showing: ListModelView(model: model))
    try screen.tap("Ask")
    #expect(screen.alert?.buttons == ["Yes", "No"])
    try screen.tap("Yes")
    #expect(model.answers == ["yes"] && model.destination == nil)
    try screen.tap("Ask")
    try screen.tap("No")
    #expect(model.answers == ["yes", "no"])
  }

  @Test func `lead to the parts of a case`() {
    var destination: ListModel.Destination? = .row(RowModel())
    let binding = Binding(get: { destination }, set: { destination = $0 })
    #expect(binding.row.wrappedValue?.name == "row")
    #expect(binding.alert.wrappedValue == nil)
    binding.alert.wrappedValue = nil
    #expect(destination?.row != nil)
    binding.row.wrappedValue = nil
    #expect(destination == nil)
  }

  /// https://swiftpackageindex.com/pointfreeco/swift-navigation/documentation/uikitnavigation
  @Test func `are bound to controls of UIKit and push what they say`() async throws {
    let model = ListModel()
    let controller = FormController(model: model)
    let stack = UINavigationController(rootViewController: controller)
    let screen = Screen(showing: stack)
    model.name = "typed by code"
    try await screen.wait { controller.field.text == "typed by code" }
    controller.field.text = "typed by hand"
    controller.field.sendActions(for: .editingChanged)
    #expect(model.name == "typed by hand")
    model.destination = .row(RowModel())
    try await screen.wait { stack.viewControllers.count == 2 }
    #expect(stack.topViewController?.title == "row")
    stack.popViewController(animated: true)
    #expect(model.destination == nil)
    model.destination = .row(RowModel())
    try await screen.wait { stack.viewControllers.count == 2 }
    model.destination = nil
    try await screen.wait { stack.viewControllers.count == 1 }
  }

  @Test func `an alert's state makes one of UIKit`() {
    var answers: [String] = []
    let alert = UIAlertController(
      state: AlertState {
        TextState("Sure?")
      } actions: {
        ButtonState(role: .destructive, action: "go") { TextState("Go") }
      } message: {
        TextState("Really?")
      }
    ) { answers.append($0 ?? "") }
    #expect(alert.title == "Sure?" && alert.message == "Really?")
    #expect(alert.actions.map(\.style) == [.destructive])
  }
}

private struct Downloads: ReducerProtocol {
  struct State: Equatable {
    var alert: AlertState<Action>?
    var ticks = 0
  }
  enum Action: Equatable { case start, stop, tick, ask, dismissed }
  private enum TimerID {}
  let queue: AnySchedulerOf<DispatchQueue>

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .start:
      return .run { [queue] send in
        for await _ in queue.timer(interval: 1) { await send(.tick) }
      }
      .cancellable(id: TimerID.self)
    case .stop: return .cancel(id: TimerID.self)
    case .tick: state.ticks += 1
    case .ask: state.alert = AlertState { TextState("Sure?") }
    case .dismissed: state.alert = nil
    }
    return .none
  }
}

private struct DownloadsView: View {
  let store: StoreOf<Downloads>
  var body: some View {
    Button("Ask") { store.send(.ask) }
      .alert(store.scope(state: \.alert), dismiss: .dismissed)
  }
}

@MainActor
@Suite struct `Names from before version 1` {
  @Test func `types name effects that are cancelled`() async {
    let clock = DispatchQueue.test
    let store = TestStore(initialState: Downloads.State()) {
      Downloads(queue: clock.eraseToAnyScheduler())
    }
    await store.send(.start)
    await clock.advance(by: 1)
    await store.receive(.tick) { $0.ticks = 1 }
    await store.send(.stop)
    await clock.advance(by: 5)
    await store.finish()
  }

  @Test func `an alert of a store is told when it goes`() throws {
    let store = Store(
      initialState: Downloads.State(), reducer: Downloads(queue: .immediate))
    let screen = ViewScreen(showing: DownloadsView(store: store))
    try screen.tap("Ask")
    #expect(screen.alert?.title == "Sure?")
    try screen.tap("OK")
    #expect(screen.alert == nil && store.withState(\.alert) == nil)
  }
}
