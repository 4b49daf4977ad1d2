/// Functions called with other arguments than they take.
extension Explanation {
  static let calls = [
    Explanation(
      id: "missing_argument_labels",
      title: "The call leaves out the labels",
      text: """
        In Swift the labels are part of a function's name: `show(title:)` is called with
        `title:` in front of the value. Write the labels as the declaration has them. If a label
        only repeats what everybody sees, the declaration may drop it with `_`, but then it
        drops it for every caller.

        This does not compile:

        ```swift
        final class SearchRouter {
          func showDetail(title: String) {}
        }

        func didSelect(_ title: String, router: SearchRouter) {
          router.showDetail(title)
        }
        ```

        This does:

        ```swift
        final class SearchRouter {
          func showDetail(title: String) {}
        }

        func didSelect(_ title: String, router: SearchRouter) {
          router.showDetail(title: title)
        }
        ```
        """),
    Explanation(
      id: "wrong_argument_labels",
      title: "The labels are not those of the declaration",
      text: """
        The function exists and takes that many arguments, but it calls them something else. The
        message shows your labels and the expected ones. Copy them from the declaration, or from
        the protocol that the step gives you: checks call your code with exactly those labels.

        This does not compile:

        ```swift
        struct UserViewModel {
          let name: String
          init(userName: String) { name = userName }
        }

        func makeViewModel() -> UserViewModel {
          UserViewModel(name: "Ada")
        }
        ```

        This does:

        ```swift
        struct UserViewModel {
          let name: String
          init(userName: String) { name = userName }
        }

        func makeViewModel() -> UserViewModel {
          UserViewModel(userName: "Ada")
        }
        ```
        """),
    Explanation(
      id: "extra_argument_labels",
      title: "The call has a label where the declaration has none",
      text: """
        A `_` in front of a parameter's name means that callers give the value alone. Remove the
        label from the call. If you would rather see it there, remove the `_` from the
        declaration, but not if a protocol asks for exactly this form.

        This does not compile:

        ```swift
        protocol TableFilling {
          func show(_ rows: [String])
        }

        func reload(_ table: any TableFilling) {
          table.show(rows: ["Tea", "Bread"])
        }
        ```

        This does:

        ```swift
        protocol TableFilling {
          func show(_ rows: [String])
        }

        func reload(_ table: any TableFilling) {
          table.show(["Tea", "Bread"])
        }
        ```
        """),
    Explanation(
      id: "missing_argument_named",
      title: "An argument is missing",
      text: """
        The function wants a value that you do not give; the message names the parameter. When
        you add a dependency to an initialiser, this error appears at every place that builds
        the object. That is its use: the compiler shows you who has to hand over the new service
        now. Do not silence it with a default that builds the real service, or tests will use
        that one without noticing.

        This does not compile:

        ```swift
        final class ProfileService {}

        final class ProfileViewModel {
          init(service: ProfileService) {}
        }

        func makeScreen() -> ProfileViewModel {
          ProfileViewModel()
        }
        ```

        This does:

        ```swift
        final class ProfileService {}

        final class ProfileViewModel {
          init(service: ProfileService) {}
        }

        func makeScreen() -> ProfileViewModel {
          ProfileViewModel(service: ProfileService())
        }
        ```
        """),
    Explanation(
      id: "missing_argument_positional",
      title: "An argument without a label is missing",
      text: """
        The function takes one more value than you give, and that value has no label, so the
        message can only give its number. Look at the declaration: a parameter with `_` in front
        is one that the call names by its place alone.

        This does not compile:

        ```swift
        struct Money {
          let cents: Int
          init(_ cents: Int, _ currency: String) { self.cents = cents }
        }

        let shipping = Money(490)
        ```

        This does:

        ```swift
        struct Money {
          let cents: Int
          init(_ cents: Int, _ currency: String) { self.cents = cents }
        }

        let shipping = Money(490, "EUR")
        ```
        """),
    Explanation(
      id: "missing_arguments_in_call",
      title: "Several arguments are missing",
      text: """
        The function needs more values than the call gives. The message lists all that are
        missing, in their order. If a struct has many stored properties, its initialiser asks
        for each of them, unless the property has a starting value.

        This does not compile:

        ```swift
        struct Departure {
          let ferry: String
          let pier: Int
          let minutesLeft: Int
        }

        let next = Departure(ferry: "Aurora")
        ```

        This does:

        ```swift
        struct Departure {
          let ferry: String
          let pier: Int
          let minutesLeft: Int
        }

        let next = Departure(ferry: "Aurora", pier: 2, minutesLeft: 7)
        ```
        """),
    Explanation(
      id: "extra_argument_named",
      title: "The call gives more than the function takes",
      text: """
        The declaration has no parameter of this name. Perhaps it had one before you changed it,
        or it is another function that you have in mind. Take the argument away, or add the
        parameter to the declaration, with everything that has to be done about it there.

        This does not compile:

        ```swift
        final class OrderViewModel {
          init(orders: [String]) {}
        }

        func makeViewModel() -> OrderViewModel {
          OrderViewModel(orders: [], isLoading: true)
        }
        ```

        This does:

        ```swift
        final class OrderViewModel {
          init(orders: [String]) {}
        }

        func makeViewModel() -> OrderViewModel {
          OrderViewModel(orders: [])
        }
        ```
        """),
    Explanation(
      id: "argument_out_of_order_named_named",
      title: "The arguments are right, their order is not",
      text: """
        Labels do not make the order free: a call gives the arguments in the order of the
        declaration. Swap them.

        This does not compile:

        ```swift
        struct Alert {
          let title: String
          let message: String
        }

        let offline = Alert(message: "Try again.", title: "Offline")
        ```

        This does:

        ```swift
        struct Alert {
          let title: String
          let message: String
        }

        let offline = Alert(title: "Offline", message: "Try again.")
        ```
        """),
    Explanation(
      id: "extra_argument_to_nullary_call",
      title: "The function takes nothing, and you give it something",
      text: """
        The parentheses of the declaration are empty. Call it with empty parentheses; or, if the
        value is really needed inside, add a parameter to the declaration. For an initialiser it
        often means that the class has no `init` that stores the value yet.

        This does not compile:

        ```swift
        protocol UserService {}

        final class UserViewModel {
          var service: (any UserService)?
        }

        func makeViewModel(service: any UserService) -> UserViewModel {
          UserViewModel(service)
        }
        ```

        This does:

        ```swift
        protocol UserService {}

        final class UserViewModel {
          private let service: any UserService

          init(service: any UserService) {
            self.service = service
          }
        }

        func makeViewModel(service: any UserService) -> UserViewModel {
          UserViewModel(service: service)
        }
        ```
        """),
    Explanation(
      id: "cannot_call_non_function_value",
      title: "Parentheses after something that is no function",
      text: """
        You call a value as if it were a function. Computed properties look like functions from
        the inside, but they are read without parentheses. Take the parentheses away.

        This does not compile:

        ```swift
        struct CartViewModel {
          let prices: [Int]
          var total: Int { prices.reduce(0, +) }
        }

        func label(for cart: CartViewModel) -> String {
          String(cart.total())
        }
        ```

        This does:

        ```swift
        struct CartViewModel {
          let prices: [Int]
          var total: Int { prices.reduce(0, +) }
        }

        func label(for cart: CartViewModel) -> String {
          String(cart.total)
        }
        ```
        """),
    Explanation(
      id: "expression_unused_function",
      title: "The function is only mentioned, not called",
      text: """
        Without parentheses you name the function, as you do when you hand it over as a closure.
        Nothing happens. To call it, write the parentheses.

        This does not compile:

        ```swift
        final class OnboardingRouter {
          func showNextPage() {}
        }

        func didTapNext(_ router: OnboardingRouter) {
          router.showNextPage
        }
        ```

        This does:

        ```swift
        final class OnboardingRouter {
          func showNextPage() {}
        }

        func didTapNext(_ router: OnboardingRouter) {
          router.showNextPage()
        }
        ```
        """),
    Explanation(
      id: "no_overloads_match_exactly_in_call",
      title: "There are several functions of this name, and none takes these arguments",
      text: """
        The name is right, the combination of arguments is not, and the compiler cannot tell
        which of the functions you had in mind. Look at the types of your arguments one by one.
        A list is asked by a number, a dictionary by its key.

        This does not compile:

        ```swift
        func show(_ product: String, in catalogue: [Int]) {
          print(catalogue[product])
        }
        ```

        This does:

        ```swift
        func show(_ product: String, in catalogue: [String: Int]) {
          print(catalogue[product] ?? 0)
        }
        ```
        """),
    Explanation(
      id: "missing_address_of",
      title: "A parameter that is changed wants an `&`",
      text: """
        The function has an `inout` parameter: it changes the caller's variable. Swift makes you
        write `&` in front, so that the change can be seen where you call. Functions that return
        the new value are easier to follow; keep `inout` for small helpers.

        This does not compile:

        ```swift
        func clamp(_ volume: inout Double) {
          volume = min(max(volume, 0), 1)
        }

        func setVolume() -> Double {
          var volume = 1.4
          clamp(volume)
          return volume
        }
        ```

        This does:

        ```swift
        func clamp(_ volume: inout Double) {
          volume = min(max(volume, 0), 1)
        }

        func setVolume() -> Double {
          var volume = 1.4
          clamp(&volume)
          return volume
        }
        ```
        """),
    Explanation(
      id: "extra_argument_positional",
      title: "The call gives one value too many",
      text: """
        The function takes fewer arguments. As the extra one has no label, the compiler cannot
        say what it was meant for. Look at the declaration: perhaps the function takes a list,
        then put the values into brackets.

        This does not compile:

        ```swift
        func show(_ rows: [String]) {}

        func start() {
          show(["Tea"], "Bread")
        }
        ```

        This does:

        ```swift
        func show(_ rows: [String]) {}

        func start() {
          show(["Tea", "Bread"])
        }
        ```
        """),
    Explanation(
      id: "extra_trailing_closure_in_call",
      title: "The function takes no closure",
      text: """
        The braces after the call are handed over as a closure, and nothing takes it. Older code
        often reports a result by such a closure; an `async` function returns it, and you write
        `await`. It may also be an `if` or a loop that was meant here.

        This does not compile:

        ```swift
        struct UserService {
          func userName() async -> String { "Ada" }
        }

        func title(from service: UserService) async -> String {
          await service.userName { name in print(name) }
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
      id: "extra_arguments_in_call",
      title: "The call gives several values too many",
      text: """
        The function takes fewer arguments than you give; the message counts the ones that are
        too many. Compare the call with the declaration, one argument after the other. It may be
        another function of the same name that you had in mind.

        This does not compile:

        ```swift
        struct Alert {
          let title: String
        }

        let offline = Alert(title: "Offline", text: "Try again.", tries: 3)
        ```

        This does:

        ```swift
        struct Alert {
          let title: String
          let text: String
          let tries: Int
        }

        let offline = Alert(title: "Offline", text: "Try again.", tries: 3)
        ```
        """),
  ]
}
