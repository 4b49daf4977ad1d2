/// Promises, and types that do not keep them yet.
extension Explanation {
  static let protocols = [
    Explanation(
      id: "type_does_not_conform",
      title: "The type does not keep the promise of the protocol yet",
      text: """
        A protocol lists what others may rely on. Your type says that it conforms, but something
        is missing or differs: a method's name, a label, a type, `async`, `throws`, or `set`.
        The notes below the error name each missing member. A method that does nearly what the
        protocol asks does not count, so compare letter by letter. For `Codable` and
        `Equatable`, every stored property has to conform as well.

        This does not compile:

        ```swift
        protocol UserService {
          func userName() async throws -> String
        }

        final class MockUserService: UserService {
          func loadUserName() async throws -> String { "Ada" }
        }
        ```

        This does:

        ```swift
        protocol UserService {
          func userName() async throws -> String
        }

        final class MockUserService: UserService {
          func userName() async throws -> String { "Ada" }
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_argument_value_protocol",
      title: "The argument does not conform to the protocol that is asked for",
      text: """
        The parameter is typed as a protocol, and the object that you hand over has not promised
        it. Having the right methods is not enough: Swift wants the promise in writing, after
        the type's name. For a mock, that is one word in its first line.

        This does not compile:

        ```swift
        protocol PriceService {
          func price(of product: String) -> Int
        }

        final class MockPriceService {
          func price(of product: String) -> Int { 100 }
        }

        final class ProductViewModel {
          init(service: any PriceService) {}
        }

        func makeViewModel() -> ProductViewModel {
          ProductViewModel(service: MockPriceService())
        }
        ```

        This does:

        ```swift
        protocol PriceService {
          func price(of product: String) -> Int
        }

        final class MockPriceService: PriceService {
          func price(of product: String) -> Int { 100 }
        }

        final class ProductViewModel {
          init(service: any PriceService) {}
        }

        func makeViewModel() -> ProductViewModel {
          ProductViewModel(service: MockPriceService())
        }
        ```
        """),
    Explanation(
      id: "type_does_not_conform_in_decl_ref",
      title: "This method exists only for types that can do more than yours",
      text: """
        `sorted()` without arguments needs elements that know their order, `contains(_:)` and
        `==` need elements that can be compared. The message names the missing protocol. Either
        let the type conform to it, or use the form of the method that takes a closure and say
        there what you mean. For two objects of a class, `===` asks whether they are the very
        same one.

        This does not compile:

        ```swift
        final class Coordinator {
          private var children: [Coordinator] = []

          func remove(_ child: Coordinator) {
            children.removeAll { $0 == child }
          }
        }
        ```

        This does:

        ```swift
        final class Coordinator {
          private var children: [Coordinator] = []

          func remove(_ child: Coordinator) {
            children.removeAll { $0 === child }
          }
        }
        ```
        """),
    Explanation(
      id: "no_accessible_initializers",
      title: "A protocol is a promise, and you cannot build a promise",
      text: """
        Objects are made of classes, structs and actors that conform to the protocol. Build one
        of those, at the place where the app is put together, and hand it over typed as the
        protocol. Then nobody else knows which one it is, and a test can hand over another.

        This does not compile:

        ```swift
        protocol WeatherService {
          func celsius() -> Int
        }

        func makeService() -> any WeatherService {
          WeatherService()
        }
        ```

        This does:

        ```swift
        protocol WeatherService {
          func celsius() -> Int
        }

        struct StationWeatherService: WeatherService {
          func celsius() -> Int { 21 }
        }

        func makeService() -> any WeatherService {
          StationWeatherService()
        }
        ```
        """),
    Explanation(
      id: "invalid_ownership_protocol_type",
      title: "`weak` needs a protocol that only classes can keep",
      text: """
        `weak` means: look at this object without keeping it alive. That makes sense for objects
        of classes only, and your protocol may be kept by a struct as well. Let the protocol
        inherit from `AnyObject`. Do not remove `weak` instead: two objects that hold each other
        strongly are never freed.

        This does not compile:

        ```swift
        protocol LoginViewDelegate {
          func didTapLogin()
        }

        final class LoginView {
          weak var delegate: (any LoginViewDelegate)?
        }
        ```

        This does:

        ```swift
        protocol LoginViewDelegate: AnyObject {
          func didTapLogin()
        }

        final class LoginView {
          weak var delegate: (any LoginViewDelegate)?
        }
        ```
        """),
    Explanation(
      id: "invalid_ownership_not_optional",
      title: "What is `weak` may be gone at any time, so it must be optional",
      text: """
        A `weak` property becomes `nil` when its object is freed. Its type has to allow that:
        add the `?`. If the object must be there as long as this one lives, `weak` is the wrong
        word.

        This does not compile:

        ```swift
        final class NavigationStack {}

        final class DetailRouter {
          weak var stack: NavigationStack

          init(stack: NavigationStack) {
            self.stack = stack
          }
        }
        ```

        This does:

        ```swift
        final class NavigationStack {}

        final class DetailRouter {
          weak var stack: NavigationStack?

          init(stack: NavigationStack) {
            self.stack = stack
          }
        }
        ```
        """),
    Explanation(
      id: "protocol_property_must_be_computed",
      title: "A protocol says of each property whether it can be read or also set",
      text: """
        A protocol does not store anything. It says what can be done with the property: `{ get
        }` for reading, `{ get set }` for both. Ask for as little as the users of the protocol
        need: a type that offers more still conforms.

        This does not compile:

        ```swift
        protocol SearchView {
          var placeholder: String
        }
        ```

        This does:

        ```swift
        protocol SearchView {
          var placeholder: String { get }
        }
        ```
        """),
    Explanation(
      id: "protocol_property_must_be_computed_var",
      title: "A protocol asks for `var`, never for `let`",
      text: """
        Whether a property is stored as a constant is the business of the type that conforms.
        The protocol says `var … { get }`, and a `let` in the type is enough to keep it.

        This does not compile:

        ```swift
        protocol Route {
          let path: String
        }

        struct DetailRoute: Route {
          let path = "detail"
        }
        ```

        This does:

        ```swift
        protocol Route {
          var path: String { get }
        }

        struct DetailRoute: Route {
          let path = "detail"
        }
        ```
        """),
    Explanation(
      id: "protocol_method_with_body",
      title: "A protocol says what, not how",
      text: """
        Between the braces of a protocol stand signatures only. The code belongs in the types
        that conform. If all of them would do the same, an extension of the protocol can hold
        it, and a type may still bring its own.

        This does not compile:

        ```swift
        protocol CartRouter {
          func showCart() {
            print("cart")
          }
        }
        ```

        This does:

        ```swift
        protocol CartRouter {
          func showCart()
        }

        extension CartRouter {
          func showCart() {
            print("cart")
          }
        }
        ```
        """),
    Explanation(
      id: "protocol_method_argument_init",
      title: "A protocol's method cannot have a default argument",
      text: """
        Defaults belong to code, and a protocol has none. Ask for the full method in the
        protocol, and put a shorter one beside it in an extension.

        This does not compile:

        ```swift
        protocol ImageService {
          func image(named name: String, scale: Int = 2) -> [Int]
        }
        ```

        This does:

        ```swift
        protocol ImageService {
          func image(named name: String, scale: Int) -> [Int]
        }

        extension ImageService {
          func image(named name: String) -> [Int] {
            image(named: name, scale: 2)
          }
        }
        ```
        """),
    Explanation(
      id: "inheritance_from_non_protocol",
      title: "A struct or enum can keep promises, but not inherit",
      text: """
        Only classes have a superclass. After the name of a struct, an enum or an actor only
        protocols may stand. If several types share data, give each of them a property that
        holds it; if they share a task, write a protocol.

        This does not compile:

        ```swift
        class Product {
          var name = ""
        }

        struct Book: Product {
          var pages = 0
        }
        ```

        This does:

        ```swift
        struct Product {
          var name = ""
        }

        struct Book {
          var product = Product()
          var pages = 0
        }
        ```
        """),
    Explanation(
      id: "extension_stored_property",
      title: "An extension can add behaviour, but no storage",
      text: """
        How much room an object takes is settled in its own declaration. An extension may add
        methods and computed properties. Move the stored property into the type, or compute it
        from what is there. If you only want to group the members of a view controller, group
        its methods and leave the storage at the top.

        This does not compile:

        ```swift
        final class PlayerViewModel {
          var seconds = 0
        }

        extension PlayerViewModel {
          var minutes = 0
        }
        ```

        This does:

        ```swift
        final class PlayerViewModel {
          var seconds = 0
        }

        extension PlayerViewModel {
          var minutes: Int { seconds / 60 }
        }
        ```
        """),
    Explanation(
      id: "non_class_cannot_conform_to_class_protocol",
      title: "Only a class can keep this protocol",
      text: """
        The protocol inherits from `AnyObject`: its users want to hold the object weakly, as
        they do with delegates and views. A struct is copied, so there would be no one object to
        hold. Make the type a class, or ask whether the protocol needs `AnyObject` at all: a
        service that is held strongly does not.

        This does not compile:

        ```swift
        protocol CartViewDelegate: AnyObject {
          func didTapPay()
        }

        struct CartPresenter: CartViewDelegate {
          func didTapPay() {}
        }
        ```

        This does:

        ```swift
        protocol CartViewDelegate: AnyObject {
          func didTapPay()
        }

        final class CartPresenter: CartViewDelegate {
          func didTapPay() {}
        }
        ```
        """),
    Explanation(
      id: "witness_argument_name_mismatch",
      title: "Nearly what the protocol asks for, but the labels differ",
      text: """
        The labels belong to a method's name, so this is another method. The message shows the
        labels that the protocol wants. Copy them. A second word after the label gives the value
        a name of your own inside the method.

        This does not compile:

        ```swift
        protocol SearchService {
          func apps(matching text: String) -> [String]
        }

        struct MockSearchService: SearchService {
          func apps(for text: String) -> [String] { [text] }
        }
        ```

        This does:

        ```swift
        protocol SearchService {
          func apps(matching text: String) -> [String]
        }

        struct MockSearchService: SearchService {
          func apps(matching text: String) -> [String] { [text] }
        }
        ```
        """),
  ]
}
