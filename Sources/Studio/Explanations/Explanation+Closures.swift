/// Code that is handed on, and what it holds.
extension Explanation {
  static let closures = [
    Explanation(
      id: "property_use_in_closure_without_explicit_self",
      title: "A closure that is kept must say that it holds `self`",
      text: """
        This closure lives on after the function has returned, and with it everything that it
        mentions. Swift wants you to see that it mentions this very object. Where the object
        keeps the closure, directly or through another, both would hold each other for ever: use
        `[weak self]`. Where the closure is run once and then dropped, `[self]` or `self.` is
        fine.

        This does not compile:

        ```swift
        final class RefreshButton {
          var onTap: (() -> Void)?
        }

        final class NewsController {
          private let button = RefreshButton()
          private var refreshes = 0

          func viewDidLoad() {
            button.onTap = { refreshes += 1 }
          }
        }
        ```

        This does:

        ```swift
        final class RefreshButton {
          var onTap: (() -> Void)?
        }

        final class NewsController {
          private let button = RefreshButton()
          private var refreshes = 0

          func viewDidLoad() {
            button.onTap = { [weak self] in self?.refreshes += 1 }
          }
        }
        ```
        """),
    Explanation(
      id: "method_call_in_closure_without_explicit_self",
      title: "A closure that is kept calls a method of this object",
      text: """
        Without `self` in sight it is easy to miss that the closure keeps the whole object
        alive. Say it: `[weak self]` with `self?.` where the object owns what holds the closure,
        such as a view that it shows; `[self]` where the closure is dropped after one run.

        This does not compile:

        ```swift
        final class SearchField {
          var onChange: ((String) -> Void)?
        }

        final class SearchController {
          private let field = SearchField()

          func viewDidLoad() {
            field.onChange = { text in search(for: text) }
          }

          private func search(for text: String) {}
        }
        ```

        This does:

        ```swift
        final class SearchField {
          var onChange: ((String) -> Void)?
        }

        final class SearchController {
          private let field = SearchField()

          func viewDidLoad() {
            field.onChange = { [weak self] text in self?.search(for: text) }
          }

          private func search(for text: String) {}
        }
        ```
        """),
    Explanation(
      id: "assigning_noattrfunc_to_attrfunc",
      title: "You keep a closure that was only lent to you",
      text: """
        A closure parameter is lent for the time of the call, unless its type says `@escaping`.
        A property keeps it longer. Write `@escaping` in front of the parameter's type; the
        caller will then be asked to be clear about `self`.

        This does not compile:

        ```swift
        final class ImageLoader {
          private var completion: ((String) -> Void)?

          func load(completion: (String) -> Void) {
            self.completion = completion
          }
        }
        ```

        This does:

        ```swift
        final class ImageLoader {
          private var completion: ((String) -> Void)?

          func load(completion: @escaping (String) -> Void) {
            self.completion = completion
          }
        }
        ```
        """),
    Explanation(
      id: "passing_noattrfunc_to_attrfunc",
      title: "A closure that was only lent cannot be passed on to somebody who keeps it",
      text: """
        The function that you call wants to keep the closure (`@escaping`); your own function
        has it only for the time of the call. Write `@escaping` in front of your parameter's
        type as well.

        This does not compile:

        ```swift
        func schedule(_ work: @escaping () -> Void) {}

        final class SyncService {
          func sync(completion: () -> Void) {
            schedule(completion)
          }
        }
        ```

        This does:

        ```swift
        func schedule(_ work: @escaping () -> Void) {}

        final class SyncService {
          func sync(completion: @escaping () -> Void) {
            schedule(completion)
          }
        }
        ```
        """),
    Explanation(
      id: "escaping_noescape_param_capture",
      title: "A closure that is kept mentions one that was only lent",
      text: """
        The outer closure may run after your function has returned. By then the closure
        parameter that it calls has been given back. Write `@escaping` in front of the
        parameter's type. An `async` function that returns its result needs neither.

        This does not compile:

        ```swift
        func schedule(_ work: @escaping () -> Void) {}

        final class SyncService {
          func sync(completion: () -> Void) {
            schedule { completion() }
          }
        }
        ```

        This does:

        ```swift
        func schedule(_ work: @escaping () -> Void) {}

        final class SyncService {
          func sync(completion: @escaping () -> Void) {
            schedule { completion() }
          }
        }
        ```
        """),
    Explanation(
      id: "closure_argument_list_tuple",
      title: "The closure takes another number of values than it is given",
      text: """
        The message says how many values will come and how many names you wrote before `in`.
        Give each a name; write `_` for those that you do not need.

        This does not compile:

        ```swift
        func loadImage(completion: (String?, Int) -> Void) {}

        func show() {
          loadImage { image in
            print(image ?? "none")
          }
        }
        ```

        This does:

        ```swift
        func loadImage(completion: (String?, Int) -> Void) {}

        func show() {
          loadImage { image, _ in
            print(image ?? "none")
          }
        }
        ```
        """),
    Explanation(
      id: "closure_argument_list_missing",
      title: "The closure is given a value and does not take it",
      text: #"""
        Swift does not let you ignore what a closure gets without saying so. Name it before
        `in`, write `_ in` if you do not need it, or use `$0` in the body.

        This does not compile:

        ```swift
        func loadUser(completion: (String) -> Void) {}

        func show() {
          loadUser {
            print("loaded")
          }
        }
        ```

        This does:

        ```swift
        func loadUser(completion: (String) -> Void) {}

        func show() {
          loadUser { name in
            print("loaded \(name)")
          }
        }
        ```
        """#),
    Explanation(
      id: "cannot_infer_closure_parameter_type",
      title: "The closure stands alone, and nothing says what it will be given",
      text: """
        As an argument, a closure learns the types of its parameters from the function that
        takes it. A closure that you put into a constant learns nothing: write the types.

        This does not compile:

        ```swift
        func showLabel() {
          let label = { name in name.uppercased() }
          print(label("Tea"))
        }
        ```

        This does:

        ```swift
        func showLabel() {
          let label = { (name: String) in name.uppercased() }
          print(label("Tea"))
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_closure_result",
      title: "The closure gives back another type than it should",
      text: #"""
        The result of the closure is part of its type, and yours gives something else. Convert
        it inside the closure, or look whether the surrounding type is the wrong one.

        This does not compile:

        ```swift
        func rows(for prices: [Int]) -> [String] {
          prices.map { $0 * 2 }
        }
        ```

        This does:

        ```swift
        func rows(for prices: [Int]) -> [String] {
          prices.map { "\($0 * 2) €" }
        }
        ```
        """#),
    Explanation(
      id: "missing_return_closure",
      title: "A path through the closure ends without a result",
      text: """
        A closure of several statements needs a `return` on every path, like a function. With a
        single expression in it, the `return` may be left out.

        This does not compile:

        ```swift
        func visibleNames(_ names: [String]) -> [String] {
          names.filter { name in
            if name.isEmpty { return false }
          }
        }
        ```

        This does:

        ```swift
        func visibleNames(_ names: [String]) -> [String] {
          names.filter { name in
            if name.isEmpty { return false }
            return true
          }
        }
        ```
        """),
    Explanation(
      id: "escaping_mutable_self_capture",
      title: "A struct cannot be changed later, by a closure that it gave away",
      text: """
        A struct is a value: when the `mutating` method has returned, there may be many copies,
        and a closure that runs later would not know which one to change. State that changes
        over time, from outside, belongs in a class, such as a view model.

        This does not compile:

        ```swift
        func schedule(_ work: @escaping () -> Void) {}

        struct Counter {
          var ticks = 0

          mutating func start() {
            schedule { ticks += 1 }
          }
        }
        ```

        This does:

        ```swift
        func schedule(_ work: @escaping () -> Void) {}

        final class Counter {
          var ticks = 0

          func start() {
            schedule { [weak self] in self?.ticks += 1 }
          }
        }
        ```
        """),
    Explanation(
      id: "anon_closure_arg_in_closure_with_args_typo",
      title: "Use the name or `$0`, not both",
      text: """
        The closure names its parameter before `in`; then `$0` is no longer there. Choose one of
        the two forms. Names are better as soon as the closure is longer than a line.

        This does not compile:

        ```swift
        func titles(_ tracks: [String]) -> [String] {
          tracks.map { track in $0.uppercased() }
        }
        ```

        This does:

        ```swift
        func titles(_ tracks: [String]) -> [String] {
          tracks.map { track in track.uppercased() }
        }
        ```
        """),
  ]
}
