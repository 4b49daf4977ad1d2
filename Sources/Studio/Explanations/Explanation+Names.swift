/// Names that the compiler does not know, or knows otherwise.
extension Explanation {
  static let names = [
    Explanation(
      id: "cannot_find_in_scope",
      title: "Nothing of this name can be seen from here",
      text: """
        The compiler looked for the name in this function, in the type around it and in the rest
        of your code, and found nothing. Most often it is a slip of the keyboard: Swift tells
        `viewModel` from `viewmodel`. Otherwise the name exists, but in another place: a
        constant made inside one function is gone when that function ends. What two methods need
        belongs in a property, or is handed over as an argument.

        This does not compile:

        ```swift
        final class CartViewModel {
          func load() {
            let prices = [3, 5]
            print(prices.count)
          }

          func total() -> Int {
            prices.reduce(0, +)
          }
        }
        ```

        This does:

        ```swift
        final class CartViewModel {
          private var prices: [Int] = []

          func load() {
            prices = [3, 5]
          }

          func total() -> Int {
            prices.reduce(0, +)
          }
        }
        ```
        """ + kitsHint),
    Explanation(
      id: "cannot_find_type_in_scope",
      title: "There is no type of this name",
      text: """
        You name a type in a declaration, and no class, struct, enum or protocol of that name is
        in sight. Look at the spelling first. If it is a type that you still have to write,
        write its first lines now, even if they are empty. If it belongs to a framework, the
        file lacks its import: `UIViewController` needs `import UIKit`, `Data` and `URL` need
        `import Foundation`.

        This does not compile:

        ```swift
        struct Profile {
          let name: String
        }

        final class ProfileViewModel {
          var profile: Profil?
        }
        ```

        This does:

        ```swift
        struct Profile {
          let name: String
        }

        final class ProfileViewModel {
          var profile: Profile?
        }
        ```
        """ + kitsHint),
    Explanation(
      id: "could_not_find_value_member",
      title: "This value has no property or method of that name",
      text: """
        After the dot you ask a value for something that its type does not have. The message
        names the type: go to its declaration and see what it really offers. If the value is
        typed as a protocol, only what the protocol lists counts, whatever else the object
        behind it can do. That is on purpose: a view model that knows only `any PriceService`
        cannot come to lean on one particular service.

        This does not compile:

        ```swift
        protocol PriceService {
          func price(of product: String) -> Int
        }

        func cents(for product: String, by service: any PriceService) -> Int {
          service.cost(of: product)
        }
        ```

        This does:

        ```swift
        protocol PriceService {
          func price(of product: String) -> Int
        }

        func cents(for product: String, by service: any PriceService) -> Int {
          service.price(of: product)
        }
        ```

        If you do need a new member, add it to the protocol; then every service and every mock
        has to bring it.
        """ + kitsHint),
    Explanation(
      id: "could_not_find_type_member",
      title: "The type itself has no member of that name",
      text: """
        You ask a type, not one of its values: for a case of an enum, or for something `static`.
        The type is known, the member is not. In a `switch`, compare the case with those that
        the enum declares.

        This does not compile:

        ```swift
        enum LoadState {
          case idle, loading, failed
        }

        func isBusy(_ state: LoadState) -> Bool {
          switch state {
          case .load: true
          case .idle, .failed: false
          }
        }
        ```

        This does:

        ```swift
        enum LoadState {
          case idle, loading, failed
        }

        func isBusy(_ state: LoadState) -> Bool {
          switch state {
          case .loading: true
          case .idle, .failed: false
          }
        }
        ```
        """ + kitsHint),
    Explanation(
      id: "could_not_use_type_member_on_instance",
      title: "This belongs to the type, not to one object of it",
      text: """
        A `static` member exists once, for the whole type, so it is reached by the type's name.
        You asked an object for it. Write the name of the type in front of the dot, or `Self`
        from inside the type.

        This does not compile:

        ```swift
        struct Theme {
          static let margin = 16
        }

        func indent(for theme: Theme) -> Int {
          theme.margin * 2
        }
        ```

        This does:

        ```swift
        struct Theme {
          static let margin = 16
        }

        func indent() -> Int {
          Theme.margin * 2
        }
        ```

        If each theme shall have a margin of its own, take `static` away instead.
        """),
    Explanation(
      id: "instance_member_use_on_type",
      title: "You ask the type, but only an object of it can answer",
      text: """
        `OrderService` is the plan; `OrderService()` is an object built from it. Methods and
        properties without `static` belong to the object. Somebody has to make that object, and
        in this course it is rarely the one who uses it: let it be handed to you in the
        initialiser.

        This does not compile:

        ```swift
        final class OrderService {
          func orders() -> [String] { ["Tea"] }
        }

        final class OrderViewModel {
          func rows() -> [String] {
            OrderService.orders()
          }
        }
        ```

        This does:

        ```swift
        final class OrderService {
          func orders() -> [String] { ["Tea"] }
        }

        final class OrderViewModel {
          private let service: OrderService

          init(service: OrderService) {
            self.service = service
          }

          func rows() -> [String] {
            service.orders()
          }
        }
        ```
        """),
    Explanation(
      id: "could_not_use_instance_member_on_type",
      title: "A static function has no object to read from",
      text: """
        Inside a `static` function there is no object, so its properties do not exist there.
        Either the function needs a particular object, and then it is no static function; or it
        needs a value, and then the value comes in as an argument.

        This does not compile:

        ```swift
        final class SearchModule {
          let placeholder = "Search apps"

          static func makeTitle() -> String {
            placeholder.uppercased()
          }
        }
        ```

        This does:

        ```swift
        final class SearchModule {
          let placeholder = "Search apps"

          func makeTitle() -> String {
            placeholder.uppercased()
          }
        }
        ```
        """),
    Explanation(
      id: "instance_member_in_initializer",
      title: "A property's starting value cannot use the object's other properties",
      text: """
        The value after `=` is worked out before the object is complete, so nothing of the
        object can be read yet. Give the property its value in `init`, where you decide the
        order. If the value follows from another one at any time, make it a computed property;
        if it is costly and wanted only once, `lazy var` waits for the first use.

        This does not compile:

        ```swift
        final class BoardViewModel {
          let city = "Riga"
          let title = "Trains from " + city
        }
        ```

        This does:

        ```swift
        final class BoardViewModel {
          let city = "Riga"
          var title: String { "Trains from " + city }
        }
        ```
        """),
    Explanation(
      id: "invalid_redecl",
      title: "This name is taken already",
      text: """
        Two declarations in the same place have the same name, so nobody could tell which one
        you mean. Often a piece of code was pasted twice, or a type stands in two files of the
        exercise. Remove one of them, or give it a name that says how it differs. Functions may
        share a name if their labels or their types differ.

        This does not compile:

        ```swift
        struct Track {
          let title: String
        }

        struct Track {
          let seconds: Int
        }
        ```

        This does:

        ```swift
        struct Track {
          let title: String
          let seconds: Int
        }
        ```
        """),
    Explanation(
      id: "ambiguous_decl_ref",
      title: "Several declarations fit, and nothing says which is meant",
      text: """
        There is more than one function or property of this name, and from this line the
        compiler could take either. Give it one more fact: the type of the result, a label, or
        the name of the owner in front of the dot.

        This does not compile:

        ```swift
        func cached(_ key: String) -> Int { key.count }
        func cached(_ key: String) -> String { key }

        func show() {
          let value = cached("visits")
          print(value)
        }
        ```

        This does:

        ```swift
        func cached(_ key: String) -> Int { key.count }
        func cached(_ key: String) -> String { key }

        func show() {
          let value: Int = cached("visits")
          print(value)
        }
        ```

        Two functions that differ only in their result are hard on readers, too: `cachedCount`
        and `cachedText` would need no help.
        """),
    Explanation(
      id: "cannot_find_in_scope_corrected",
      title: "There is nothing of this name, but of a similar one",
      text: """
        The compiler found nothing of this name and has a suggestion. Look at it before you take
        it: the names are alike, the meaning may not be. Operators of other languages belong
        here, too: Swift has no `++`.

        This does not compile:

        ```swift
        final class CounterViewModel {
          private(set) var count = 0

          func increase() {
            count++
          }
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
        ```
        """),
  ]
}
