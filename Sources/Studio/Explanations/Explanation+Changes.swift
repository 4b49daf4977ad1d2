/// What may be changed, and when it has a value.
extension Explanation {
  static let changes = [
    Explanation(
      id: "assignment_lhs_is_immutable_property",
      title: "This property cannot be changed from here",
      text: """
        The message ends with the reason. A `let` never changes: make it a `var` if it has to. A
        get-only property is computed from others: change those. If `self` is immutable, a
        struct's method lacks `mutating`. A setter that is inaccessible is `private(set)`: ask
        the owner to make the change by a method, which is the point of `private(set)` in a view
        model.

        This does not compile:

        ```swift
        final class CounterViewModel {
          private(set) var count = 0

          func increase() {
            count += 1
          }
        }

        func didTapPlus(_ viewModel: CounterViewModel) {
          viewModel.count = viewModel.count + 1
        }
        ```

        This does:

        ```swift
        final class CounterViewModel {
          private(set) var count = 0

          func increase() {
            count += 1
          }
        }

        func didTapPlus(_ viewModel: CounterViewModel) {
          viewModel.increase()
        }
        ```
        """),
    Explanation(
      id: "assignment_lhs_is_immutable_variable",
      title: "A constant keeps its first value",
      text: """
        `let` gives a name to a value once and for all; parameters are constants, too. If the
        value has to change, declare it with `var`. In an initialiser this error often means a
        missing `self.`: the parameter hides the property of the same name, and you assign to
        the parameter.

        This does not compile:

        ```swift
        final class ProfileViewModel {
          private var name: String

          init(name: String) {
            name = name
          }
        }
        ```

        This does:

        ```swift
        final class ProfileViewModel {
          private var name: String

          init(name: String) {
            self.name = name
          }
        }
        ```
        """),
    Explanation(
      id: "cannot_pass_rvalue_mutating_subelement",
      title: "This method changes its value, and the value is a constant",
      text: """
        Methods such as `append` change the list that they are called on. A list in a `let`, a
        parameter, or a property of a struct inside a plain method cannot be changed. Make a
        `var` of it, mark the struct's method `mutating`, or keep the changing list in the class
        that owns it.

        This does not compile:

        ```swift
        struct Cart {
          var products: [String] = []

          func add(_ product: String) {
            products.append(product)
          }
        }
        ```

        This does:

        ```swift
        struct Cart {
          var products: [String] = []

          mutating func add(_ product: String) {
            products.append(product)
          }
        }
        ```
        """),
    Explanation(
      id: "cannot_apply_lvalue_binop_to_subelement",
      title: "`+=` wants something that may change",
      text: """
        `+=` and its like change what stands on their left. Here that is a constant: a `let`, a
        parameter, or a property of a struct in a method that is not `mutating`. Decide who owns
        the value that changes, and make it a `var` there.

        This does not compile:

        ```swift
        func total(of prices: [Int]) -> Int {
          let sum = 0
          for price in prices {
            sum += price
          }
          return sum
        }
        ```

        This does:

        ```swift
        func total(of prices: [Int]) -> Int {
          var sum = 0
          for price in prices {
            sum += price
          }
          return sum
        }
        ```
        """),
    Explanation(
      id: "variable_used_before_initialized",
      title: "The value is read on a path on which it was never set",
      text: """
        You may declare a constant first and give it its value later, but before the first use
        every path must have done so. Follow the branches: one of them forgets. Usually an
        `else` is missing, or a `case`.

        This does not compile:

        ```swift
        func status(isOnline: Bool) -> String {
          let text: String
          if isOnline {
            text = "Connected"
          }
          return text
        }
        ```

        This does:

        ```swift
        func status(isOnline: Bool) -> String {
          let text: String
          if isOnline {
            text = "Connected"
          } else {
            text = "Offline"
          }
          return text
        }
        ```
        """),
    Explanation(
      id: "immutable_property_already_initialized",
      title: "A constant property gets a value twice",
      text: """
        A `let` that has a value after `=` is finished; `init` cannot give it another one. Take
        the value away if each object shall have its own, or take the line out of `init`.

        This does not compile:

        ```swift
        final class DetailViewModel {
          let title: String = "Detail"

          init(title: String) {
            self.title = title
          }
        }
        ```

        This does:

        ```swift
        final class DetailViewModel {
          let title: String

          init(title: String) {
            self.title = title
          }
        }
        ```
        """),
    Explanation(
      id: "self_assignment_prop",
      title: "The property gets the value that it has already",
      text: """
        Both sides of `=` name the same property, so nothing would change. The value that you
        meant, most often a parameter, has another name: look at the parentheses of the
        function. Where the two do have the same name, `self.` in front says which is the
        property.

        This does not compile:

        ```swift
        final class ListViewModel {
          var rows: [String] = []

          func show(_ newRows: [String]) {
            rows = rows
          }
        }
        ```

        This does:

        ```swift
        final class ListViewModel {
          var rows: [String] = []

          func show(_ newRows: [String]) {
            rows = newRows
          }
        }
        ```
        """),
    Explanation(
      id: "assignment_subscript_has_immutable_base",
      title: "An element cannot be replaced in a constant list",
      text: """
        A list is a value: to change one element is to change the list, and this one is a `let`
        or a parameter. Make it a `var` where it is owned, and change it there.

        This does not compile:

        ```swift
        final class PlaylistViewModel {
          private let titles = ["Intro", "Finale"]

          func rename(_ index: Int, to title: String) {
            titles[index] = title
          }
        }
        ```

        This does:

        ```swift
        final class PlaylistViewModel {
          private var titles = ["Intro", "Finale"]

          func rename(_ index: Int, to title: String) {
            titles[index] = title
          }
        }
        ```
        """),
  ]
}
