/// Waiting, actors, and values that two tasks share.
extension Explanation {
  static let concurrency = [
    Explanation(
      id: "async_expr_without_await",
      title: "The call may have to wait, so mark it with `await`",
      text: """
        While an `async` function waits, other code runs, and things may look different
        afterwards. `await` shows readers these places. Write it in front of the call, after
        `try` if there is one: `try await`.

        This does not compile:

        ```swift
        struct UserService {
          func userName() async -> String { "Ada" }
        }

        func title(from service: UserService) async -> String {
          let name = service.userName()
          return "Hello, " + name
        }
        ```

        This does:

        ```swift
        struct UserService {
          func userName() async -> String { "Ada" }
        }

        func title(from service: UserService) async -> String {
          let name = await service.userName()
          return "Hello, " + name
        }
        ```
        """),
    Explanation(
      id: "async_in_nonasync_function",
      title: "A plain function cannot wait",
      text: """
        Only an `async` function can wait for another one. Mostly the right mend is to make your
        function `async` as well and let its caller wait. At the top somebody has to begin: a
        button or `viewDidLoad` starts a `Task`. Keep such a `Task` at the edge, in the view
        controller, so that checks can wait for the view model's own work.

        This does not compile:

        ```swift
        struct UserService {
          func userName() async -> String { "Ada" }
        }

        final class UserViewModel {
          private let service = UserService()
          private(set) var title = ""

          func load() {
            title = await service.userName()
          }
        }
        ```

        This does:

        ```swift
        struct UserService {
          func userName() async -> String { "Ada" }
        }

        final class UserViewModel {
          private let service = UserService()
          private(set) var title = ""

          func load() async {
            title = await service.userName()
          }
        }
        ```
        """),
    Explanation(
      id: "cannot_pass_async_func_to_sync_parameter",
      title: "This closure is not allowed to wait",
      text: """
        The function takes a plain closure and will not wait for it. An `await` in there makes
        the closure `async`, which is another type. Either start a `Task` inside the closure,
        or, if the function is yours, let it take an `async` closure.

        This does not compile:

        ```swift
        func load() async {}

        final class RefreshButton {
          func onTap(_ action: @escaping () -> Void) {}
        }

        func connect(_ button: RefreshButton) {
          button.onTap { await load() }
        }
        ```

        This does:

        ```swift
        func load() async {}

        final class RefreshButton {
          func onTap(_ action: @escaping () -> Void) {}
        }

        func connect(_ button: RefreshButton) {
          button.onTap { Task { await load() } }
        }
        ```
        """),
    Explanation(
      id: "actor_isolated_call_decl",
      title: "This belongs to an actor, and you call it from outside without waiting",
      text: """
        Everything of a `@MainActor` type, its initialiser too, runs on the main actor, where
        the screen lives. Your function may run anywhere. If it deals with the screen itself,
        mark it or its whole type `@MainActor`: that is right for view models, routers, and
        builders of screens. If it is work in the background, make it `async` and `await` the
        call.

        This does not compile:

        ```swift
        @MainActor
        final class DetailViewModel {
          init() {}
        }

        final class DetailRouter {
          func makeDetail() -> DetailViewModel {
            DetailViewModel()
          }
        }
        ```

        This does:

        ```swift
        @MainActor
        final class DetailViewModel {
          init() {}
        }

        @MainActor
        final class DetailRouter {
          func makeDetail() -> DetailViewModel {
            DetailViewModel()
          }
        }
        ```
        """),
    Explanation(
      id: "actor_isolated_non_self_reference",
      title: "This property belongs to an actor, and you touch it from outside",
      text: """
        An actor lets one task at a time at its properties; a `@MainActor` type lets only the
        main actor. From a plain function you cannot read them, and from outside nobody can
        change them, not even with `await`. Mark your function `@MainActor` if it belongs to the
        screen. For a real `actor`, ask it by a method and wait for the answer.

        This does not compile:

        ```swift
        actor ImageCache {
          var count = 0
        }

        final class GalleryViewModel {
          func add(to cache: ImageCache) async {
            cache.count += 1
          }
        }
        ```

        This does:

        ```swift
        actor ImageCache {
          var count = 0

          func add() {
            count += 1
          }
        }

        final class GalleryViewModel {
          func add(to cache: ImageCache) async {
            await cache.add()
          }
        }
        ```
        """),
    Explanation(
      id: "actor_isolated_access_outside_of_actor_context",
      title: "You have to wait for your turn with an actor",
      text: """
        The method or property belongs to an actor, and your code runs outside of it. Where that
        is a `@MainActor` type and yours works for the screen too, as presenters and view models
        do, mark your type `@MainActor`, and no waiting is needed. Else your function is `async`
        and may wait: write `await` in front.

        This does not compile:

        ```swift
        @MainActor
        final class NewsScreen {
          func show(_ headlines: [String]) {}
        }

        func refresh(_ screen: NewsScreen) async {
          screen.show(["Storm over Riga"])
        }
        ```

        This does:

        ```swift
        @MainActor
        final class NewsScreen {
          func show(_ headlines: [String]) {}
        }

        func refresh(_ screen: NewsScreen) async {
          await screen.show(["Storm over Riga"])
        }
        ```
        """),
    Explanation(
      id: "conformance_mismatched_isolation_common",
      title: "The protocol may be called from anywhere, your type only on its actor",
      text: """
        Whoever holds the object as the protocol would call it without waiting, from any thread,
        and your methods must not run there. If the protocol is about the screen, mark the
        protocol `@MainActor`. If it is about work such as loading, make its methods `async`:
        then callers wait, and an actor or a `@MainActor` type can keep the promise. For a
        `@MainActor` class this is an error in Swift 6 and a warning before; for an `actor` it
        is an error in both. A class that is used on the main actor only may also say so at the
        conformance: `: @MainActor CartView`.

        This does not compile:

        ```swift 6
        protocol CartView: AnyObject {
          func show(total: String)
        }

        @MainActor
        final class CartController: CartView {
          func show(total: String) {}
        }
        ```

        This does:

        ```swift 6
        @MainActor
        protocol CartView: AnyObject {
          func show(total: String)
        }

        @MainActor
        final class CartController: CartView {
          func show(total: String) {}
        }
        ```
        """),
    Explanation(
      id: "shared_mutable_state_decl",
      title: "A global variable can be changed by two tasks at once",
      text: """
        Swift 6 mode only. A global or `static var` belongs to nobody, so nothing keeps two
        tasks from writing it at the same moment. If it never changes, make it `let`. If it is
        state of the app, let somebody own it: a property of an object that is handed to those
        who need it. If it has to stay global, `@MainActor` in front gives it a single thread.

        This does not compile:

        ```swift 6
        struct Session {
          static var userName = "guest"
        }
        ```

        This does:

        ```swift 6
        @MainActor
        final class Session {
          var userName = "guest"
        }
        ```
        """),
    Explanation(
      id: "shared_immutable_state_decl",
      title: "A shared object could be changed from two tasks at once",
      text: """
        Swift 6 mode only. The constant cannot be replaced, but the object in it can change, and
        everybody reaches it. If the object is about the screen, mark its class `@MainActor`. If
        it has only constants, make it a `final class … : Sendable` or a struct. The singleton
        itself is worth a thought: an object that is handed over in an initialiser needs no such
        rule, and a test can replace it.

        This does not compile:

        ```swift 6
        final class ThemeStore {
          static let shared = ThemeStore()
          var isDark = false
        }
        ```

        This does:

        ```swift 6
        @MainActor
        final class ThemeStore {
          static let shared = ThemeStore()
          var isDark = false
        }
        ```
        """),
    Explanation(
      id: "concurrent_value_class_mutable_property",
      title: "`Sendable` promises that nothing in the object changes",
      text: """
        Swift 6 mode only; before, it is a warning. `Sendable` means: safe to use from several
        tasks at once. An object with a `var` is not, because two tasks could write it. Make the
        properties constants, or turn the class into an `actor`, or give it to the main actor.

        This does not compile:

        ```swift 6
        final class VisitCounter: Sendable {
          var visits = 0
        }
        ```

        This does:

        ```swift 6
        actor VisitCounter {
          var visits = 0
        }
        ```
        """),
    Explanation(
      id: "concurrent_value_nonfinal_class",
      title: "Only a `final` class can promise to be `Sendable`",
      text: """
        Swift 6 mode only; before, it is a warning. A subclass could add properties that change,
        and break the promise. Your type may have got it from its protocol: a service protocol
        is often `Sendable`, because view models use it from tasks. Write `final`. A struct
        keeps the promise even more easily.

        This does not compile:

        ```swift 6
        protocol NewsService: Sendable {
          func headlines() async -> [String]
        }

        class MockNewsService: NewsService {
          func headlines() async -> [String] { ["Storm"] }
        }
        ```

        This does:

        ```swift 6
        protocol NewsService: Sendable {
          func headlines() async -> [String]
        }

        final class MockNewsService: NewsService {
          func headlines() async -> [String] { ["Storm"] }
        }
        ```
        """),
    Explanation(
      id: "non_concurrent_type_member",
      title: "A `Sendable` type holds something that is not safe to share",
      text: """
        Swift 6 mode only; before, it is a warning. The whole is only as safe as its parts. Make
        the part safe first: a struct instead of a class, constants instead of variables, or
        `Sendable` on the protocol that the property is typed as.

        This does not compile:

        ```swift 6
        class Address {
          var city = ""
        }

        struct Profile: Sendable {
          let address: Address
        }
        ```

        This does:

        ```swift 6
        struct Address {
          var city = ""
        }

        struct Profile: Sendable {
          let address: Address
        }
        ```
        """),
    Explanation(
      id: "regionbasedisolation_named_send_yields_race",
      title: "You give an object to code that runs elsewhere, and still hold it yourself",
      text: """
        Swift 6 mode only. Unless the project says otherwise, an `async` method that belongs to
        no actor runs away from the main actor and takes the object with it, while your view
        model keeps it, too. Two tasks could use it at once. Let the protocol of the service inherit from `Sendable`: every service
        and mock then promises to be safe to share. Structs of plain values and actors are that
        already.

        This does not compile:

        ```swift 6
        protocol NewsService {
          func headlines() async -> [String]
        }

        @MainActor
        final class NewsViewModel {
          private let service: any NewsService
          private(set) var rows: [String] = []

          init(service: any NewsService) {
            self.service = service
          }

          func load() async {
            rows = await service.headlines()
          }
        }
        ```

        This does:

        ```swift 6
        protocol NewsService: Sendable {
          func headlines() async -> [String]
        }

        @MainActor
        final class NewsViewModel {
          private let service: any NewsService
          private(set) var rows: [String] = []

          init(service: any NewsService) {
            self.service = service
          }

          func load() async {
            rows = await service.headlines()
          }
        }
        ```

        If what you give away is data, make it a struct: it is copied, and each side has its
        own.
        """),
    Explanation(
      id: "regionbasedisolation_typed_tns_passed_sending_closure",
      title: "A `Task` would use this object beside the code that already uses it",
      text: """
        Swift 6 mode only. The closure of the `Task` holds `self`, may run on another thread,
        and the object is not protected. A view model belongs to the screen: mark it
        `@MainActor`, and its tasks run there, too. The other way is an `async` method without a
        `Task` in it; then the caller decides where it runs.

        This does not compile:

        ```swift 6
        final class NewsViewModel {
          var rows: [String] = []

          func refresh() {
            Task { self.rows = ["Storm"] }
          }
        }
        ```

        This does:

        ```swift 6
        @MainActor
        final class NewsViewModel {
          var rows: [String] = []

          func refresh() {
            Task { self.rows = ["Storm"] }
          }
        }
        ```
        """),
    Explanation(
      id: "non_sendable_capture",
      title: "The closure may run in another task and takes an unprotected object with it",
      text: """
        Swift 6 mode only. A `@Sendable` closure can run anywhere, so what it holds must be safe
        there. Give it values, or an object that belongs to an actor.

        This does not compile:

        ```swift 6
        func inBackground(_ work: @escaping @Sendable () -> Void) {}

        final class UploadLog {
          var lines: [String] = []
        }

        func upload(_ log: UploadLog) {
          inBackground { log.lines.append("done") }
        }
        ```

        This does:

        ```swift 6
        func inBackground(_ work: @escaping @Sendable () -> Void) {}

        actor UploadLog {
          var lines: [String] = []
          func add(_ line: String) { lines.append(line) }
        }

        func upload(_ log: UploadLog) {
          inBackground { Task { await log.add("done") } }
        }
        ```
        """),
    Explanation(
      id: "concurrent_access_of_local_capture",
      title: "A variable of the function would be shared by two tasks",
      text: """
        Swift 6 mode only; before, it is a warning. The closure may run beside your function,
        and both would have the same `var` in their hands. If the closure only reads, give it a
        constant with the value of this moment. If it has to report something back, let it
        return a result, and wait for that.

        This does not compile:

        ```swift 6
        func inBackground(_ work: @escaping @Sendable () -> Void) {}

        func save(_ rows: [String]) {
          var count = 0
          count += rows.count
          inBackground { print(count) }
        }
        ```

        This does:

        ```swift 6
        func inBackground(_ work: @escaping @Sendable () -> Void) {}

        func save(_ rows: [String]) {
          var count = 0
          count += rows.count
          let result = count
          inBackground { print(result) }
        }
        ```
        """),
    Explanation(
      id: "async_call_in_illegal_context",
      title: "A property's starting value cannot wait",
      text: """
        A starting value is worked out while the object is made, and that does not stop to wait.
        Begin with an empty value, and fill it in an `async` method that somebody calls when the
        screen appears.

        This does not compile:

        ```swift
        func loadRows() async -> [String] { ["Tea"] }

        final class ListViewModel {
          private(set) var rows = await loadRows()
        }
        ```

        This does:

        ```swift
        func loadRows() async -> [String] { ["Tea"] }

        final class ListViewModel {
          private(set) var rows: [String] = []

          func load() async {
            rows = await loadRows()
          }
        }
        ```
        """),
  ]
}
