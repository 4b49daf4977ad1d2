import ComposableArchitecture
import SwiftUI
import Testing
import UIKit

@MainActor
@Observable private final class Trip {
  enum Stop: Hashable { case city(String), street(Int) }
  var stops: [Stop] = []
  var anything = UINavigationPath()
  var focus: Field?
  var size = Size.small
  var page = 0
  var color: UIColor?
  var notice: String?
  enum Field { case name, place }
  enum Size: Int { case small, large }
}

@MainActor
private func titled(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

@MainActor
private func titles(_ stack: UINavigationController) -> [String] {
  stack.viewControllers.map { $0.title ?? "" }
}

private final class RootController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "root"
    navigationDestination(for: Int.self) { titled("number \($0)") }
  }
}

@Reducer private struct Page {
  @ObservableState struct State: Equatable { var number = 0 }
  enum Action { case turn, close }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turn:
        state.number += 1
        return .none
      case .close: return .run { _ in await dismiss(animation: .default) }
      }
    }
  }
}

@Reducer private struct Book {
  @ObservableState struct State: Equatable { var path = StackState<Page.State>() }
  enum Action { case path(StackActionOf<Page>), open }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open = action { state.path.append(Page.State(number: 7)) }
      return .none
    }
    .forEach(\.path, action: \.path) { Page() }
  }
}

// https://swiftpackageindex.com/pointfreeco/swift-navigation/documentation/uikitnavigation
@MainActor
@Suite(.issuesFail) struct `Stacks of controllers` {
  @Test func `follow a path, which follows who goes back`() async throws {
    @UIBindable var trip = Trip()
    let stack = NavigationStackController(path: $trip.stops) { titled("root") }
    stack.navigationDestination(for: Trip.Stop.self) { stop in
      switch stop {
      case .city(let name): titled(name)
      case .street(let number): titled("street \(number)")
      }
    }
    let screen = Screen(showing: stack)
    trip.stops = [.city("Rome"), .street(1)]
    try await screen.wait { titles(stack) == ["root", "Rome", "street 1"] }
    let rome = stack.viewControllers[1]
    trip.stops[1] = .street(2)
    try await screen.wait { titles(stack) == ["root", "Rome", "street 2"] }
    #expect(stack.viewControllers[1] === rome)
    stack.popViewController(animated: true)
    #expect(trip.stops == [.city("Rome")])
    rome.push(value: Trip.Stop.street(3))
    try await screen.wait { titles(stack) == ["root", "Rome", "street 3"] }
    stack.popToRootViewController(animated: true)
    #expect(trip.stops.isEmpty && titles(stack) == ["root"])
  }

  @Test func `take values of any kind that somebody on them knows`() async throws {
    @UIBindable var trip = Trip()
    let stack = NavigationStackController(path: $trip.anything) { RootController() }
    let screen = Screen(showing: stack)
    trip.anything.append(3)
    trip.anything.append("unknown yet")
    try await screen.wait { titles(stack) == ["root", "number 3"] }
    stack.viewControllers[1].navigationDestination(for: String.self) { titled($0) }
    #expect(titles(stack) == ["root", "number 3", "unknown yet"])
    trip.anything.removeLast()
    try await screen.wait { titles(stack) == ["root", "number 3"] }
    #expect(trip.anything == UINavigationPath([3]) && trip.anything.count == 1)
  }

  @Test func `take out of the path what is above who goes back`() async throws {
    @UIBindable var trip = Trip()
    let stack = NavigationStackController(path: $trip.anything) { RootController() }
    let screen = Screen(showing: stack)
    trip.anything.append(3)
    trip.anything.append("unknown")
    try await screen.wait { titles(stack) == ["root", "number 3"] }
    stack.popViewController(animated: true)
    #expect(trip.anything.isEmpty && titles(stack) == ["root"])
    trip.anything.append(4)
    try await screen.wait { titles(stack) == ["root", "number 4"] }
    // Nobody has shown it when its neighbour leaves.
    trip.anything.append(5)
    stack.popViewController(animated: true)
    #expect(trip.anything.isEmpty && titles(stack) == ["root"])
  }

  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/stackbasednavigation
  @Test func `show features by their stores`() async throws {
    let store = Store(initialState: Book.State()) { Book() }
    @UIBindable var bindable = store
    let stack = NavigationStackController(
      path: $bindable.scope(state: \.path, action: \.path)
    ) {
      titled("cover")
    } destination: { page in
      titled("page \(page.number)")
    }
    let screen = Screen(showing: stack)
    store.send(.open)
    try await screen.wait { titles(stack) == ["cover", "page 7"] }
    store.send(.open)
    try await screen.wait { titles(stack) == ["cover", "page 7", "page 7"] }
    stack.popViewController(animated: true)
    #expect(store.path.map(\.number) == [7])
    store.send(.path(.element(id: store.path.ids[0], action: .close)))
    try await screen.wait { titles(stack) == ["cover"] }
  }

  @Test func `a controller without a stack around it says so`() async {
    #expect(await issues { titled("alone").push(value: 3) }.count == 1)
  }

  @Test func `controls follow what they are bound to, and the other way round`() async throws {
    @UIBindable var trip = Trip()
    let (name, place) = (UITextField(), UITextField())
    let segments = UISegmentedControl(items: ["S", "L"])
    segments.bind(selectedSegment: $trip.size)
    let pages = UIPageControl(currentPage: $trip.page)
    pages.numberOfPages = 3
    let well = UIColorWell(selectedColor: $trip.color)
    let controller = UIViewController()
    for view in [name, place, segments, pages, well] { controller.view.addSubview(view) }
    let screen = Screen(showing: controller)
    name.bind(focus: $trip.focus, equals: .name)
    place.bind(focus: $trip.focus, equals: .place)
    // Another test's field may have the focus by the time that this one looks.
    var wasFocused = false
    place.addAction(UIAction { _ in wasFocused = true }, for: .editingDidBegin)
    trip.focus = .place
    trip.size = .large
    trip.page = 2
    trip.color = .red
    try await screen.wait { wasFocused && segments.selectedSegmentIndex == 1 }
    try await screen.wait { pages.currentPage == 2 && well.selectedColor == .red }
    name.becomeFirstResponder()
    #expect(trip.focus == .name)
    name.resignFirstResponder()
    #expect(trip.focus == nil)
    segments.selectedSegmentIndex = 0
    segments.sendActions(for: .valueChanged)
    #expect(trip.size == .small)
  }

  @Test func `what is shown for a value need not have an id`() async throws {
    @UIBindable var trip = Trip()
    let controller = titled("root")
    let stack = UINavigationController(rootViewController: controller)
    let screen = Screen(showing: stack)
    controller.navigationDestination(item: $trip.notice) { titled($0) }
    trip.notice = "late"
    try await screen.wait { titles(stack) == ["root", "late"] }
    stack.popViewController(animated: true)
    #expect(trip.notice == nil)
  }

  @Test func `controllers and views are shown in SwiftUI`() {
    struct Page: View {
      var body: some View {
        UIViewControllerRepresenting {
          let controller = UIViewController()
          let label = UILabel()
          label.text = "in a controller"
          controller.view.addSubview(label)
          return controller
        }
        UIViewRepresenting {
          let label = UILabel()
          label.text = "in a view"
          return label
        }
      }
    }
    let screen = ViewScreen(showing: Page())
    #expect(screen.shows("in a controller") && screen.shows("in a view"))
  }
}
