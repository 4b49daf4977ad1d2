/// Classes, what they inherit, and how their objects begin.
extension Explanation {
  static let initializers = [
    Explanation(
      id: "class_without_init",
      title: "The class does not say how its properties begin",
      text: """
        Every stored property needs a value when an object comes to life. A struct gets an
        initialiser that asks for them; a class does not, you write it yourself. Dependencies
        come in through that initialiser. What has a natural beginning, such as an empty list,
        can have its value where it is declared.

        This does not compile:

        ```swift
        protocol UserService {}

        final class UserViewModel {
          private let service: any UserService
          private var names: [String] = []
        }
        ```

        This does:

        ```swift
        protocol UserService {}

        final class UserViewModel {
          private let service: any UserService
          private var names: [String] = []

          init(service: any UserService) {
            self.service = service
          }
        }
        ```
        """),
    Explanation(
      id: "return_from_init_without_initing_stored_properties",
      title: "The initialiser ends, and a property has no value yet",
      text: """
        When `init` returns, the object has to be complete. At least one stored property has no
        value on at least one path. The note below names it. Set it, or give it a starting value
        at its declaration, or make it optional if missing is a real state of it.

        This does not compile:

        ```swift
        final class LoginViewModel {
          private var email: String
          private var attempts: Int

          init(email: String) {
            self.email = email
          }
        }
        ```

        This does:

        ```swift
        final class LoginViewModel {
          private var email: String
          private var attempts = 0

          init(email: String) {
            self.email = email
          }
        }
        ```
        """),
    Explanation(
      id: "ivar_not_initialized_at_superinit",
      title: "Your own properties come first, `super.init` after them",
      text: """
        A subclass fills its own properties, and then lets its superclass do the rest.
        `super.init` may already call methods that you override, and those must find everything
        in place. Move the assignment above `super.init`.

        This does not compile:

        ```swift
        class ScreenController {
          init() {}
        }

        final class DetailController: ScreenController {
          var title: String

          init(title: String) {
            super.init()
            self.title = title
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          init() {}
        }

        final class DetailController: ScreenController {
          var title: String

          init(title: String) {
            self.title = title
            super.init()
          }
        }
        ```
        """),
    Explanation(
      id: "superselfinit_not_called_before_return",
      title: "The superclass never gets to fill its own part",
      text: """
        Your class has set its properties, but the part that it inherits has not begun. Call one
        of the superclass's initialisers. The order is always the same: own properties,
        `super.init`, everything else. In a view controller built in code, that is
        `super.init(nibName: nil, bundle: nil)`.

        This does not compile:

        ```swift
        class ScreenController {
          let name: String
          init(name: String) { self.name = name }
        }

        final class DetailController: ScreenController {
          let productID: Int

          init(productID: Int) {
            self.productID = productID
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          let name: String
          init(name: String) { self.name = name }
        }

        final class DetailController: ScreenController {
          let productID: Int

          init(productID: Int) {
            self.productID = productID
            super.init(name: "Detail")
          }
        }
        ```
        """),
    Explanation(
      id: "required_initializer_missing",
      title: "The superclass asks every subclass for this initialiser",
      text: """
        Once you write an initialiser of your own, the inherited ones are no longer there by
        themselves, and this one is `required`. You meet it in view controllers and views:
        `init?(coder:)` is how a storyboard would build them. If your screen is only built in
        code, bring the initialiser and let it say that: `required init?(coder: NSCoder) { nil
        }`.

        This does not compile:

        ```swift
        class Screen {
          init() {}
          required init?(archive: String) {}
        }

        final class CartScreen: Screen {
          let total: Int

          init(total: Int) {
            self.total = total
            super.init()
          }
        }
        ```

        This does:

        ```swift
        class Screen {
          init() {}
          required init?(archive: String) {}
        }

        final class CartScreen: Screen {
          let total: Int

          init(total: Int) {
            self.total = total
            super.init()
          }

          required init?(archive: String) { nil }
        }
        ```
        """),
    Explanation(
      id: "missing_override",
      title: "The superclass has this method already, so say `override`",
      text: """
        Your method has the same name as an inherited one and will be called instead of it.
        Swift wants to see that this is on purpose. Write `override` in front. In methods such
        as `viewDidLoad`, call `super` first, so that the superclass does its part, too.

        This does not compile:

        ```swift
        class ScreenController {
          func viewDidLoad() {}
        }

        final class CartController: ScreenController {
          func viewDidLoad() {
            print("ready")
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          func viewDidLoad() {}
        }

        final class CartController: ScreenController {
          override func viewDidLoad() {
            super.viewDidLoad()
            print("ready")
          }
        }
        ```
        """),
    Explanation(
      id: "method_does_not_override",
      title: "There is nothing to override: the superclass has no such method",
      text: """
        `override` promises that an inherited method is replaced. No method of exactly this
        name, with these labels and types, is inherited. Look for a slip, such as `viewDidload`
        with a small `l`. If the method comes from a protocol, such as a delegate or a data
        source, leave `override` out. Without this check your method would just never be called.

        This does not compile:

        ```swift
        class ScreenController {
          func viewWillAppear(_ animated: Bool) {}
        }

        final class CartController: ScreenController {
          override func viewWillAppear() {
            print("visible")
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          func viewWillAppear(_ animated: Bool) {}
        }

        final class CartController: ScreenController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            print("visible")
          }
        }
        ```
        """),
    Explanation(
      id: "property_does_not_override",
      title: "There is nothing to override: the superclass has no such property",
      text: """
        `override` in front of a property promises that an inherited one is replaced, and none
        of this name is inherited. Correct the name, or leave `override` out if the property is
        new.

        This does not compile:

        ```swift
        class ScreenController {
          var title: String { "" }
        }

        final class CartController: ScreenController {
          override var heading: String { "Your cart" }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          var title: String { "" }
        }

        final class CartController: ScreenController {
          override var title: String { "Your cart" }
        }
        ```
        """),
    Explanation(
      id: "override_decl_extension",
      title: "An extension cannot override what is inherited",
      text: """
        Swift looks for overriding methods in the class itself, not in its extensions. Move the
        method into the declaration of your class. The same holds the other way round: what an
        extension brings cannot be overridden.

        On an iPhone it may do so where Objective-C is behind the class, as for all controllers. Where
        UIKit is imported that works here, too, as long as nothing stands between the class and the
        extension but other extensions of the class.

        This does not compile:

        ```swift
        class ScreenController {
          func viewDidLoad() {}
        }

        final class CartController: ScreenController {}

        extension CartController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          func viewDidLoad() {}
        }

        final class CartController: ScreenController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
        }
        ```
        """),
    Explanation(
      id: "inheritance_from_final_class",
      title: "Nobody may inherit from a `final` class",
      text: """
        Its author has said that the class is finished. That is a good habit: a class that
        nobody can override behaves the same everywhere. To replace it in a test, do not inherit
        from it. Put a protocol between it and its users, and write a mock that keeps the
        protocol.

        This does not compile:

        ```swift
        final class MailService {
          func send(_ text: String) {}
        }

        final class MockMailService: MailService {
          var sent: [String] = []
        }
        ```

        This does:

        ```swift
        protocol MailSending {
          func send(_ text: String)
        }

        final class MailService: MailSending {
          func send(_ text: String) {}
        }

        final class MockMailService: MailSending {
          var sent: [String] = []
          func send(_ text: String) { sent.append(text) }
        }
        ```
        """),
    Explanation(
      id: "multiple_inheritance",
      title: "A class has at most one superclass",
      text: """
        You list two classes after the colon. Choose the one that this class really is a kind
        of. What you wanted from the other one becomes a property, or a protocol.

        This does not compile:

        ```swift
        class ScreenController {}
        class NetworkClient {}

        final class NewsController: ScreenController, NetworkClient {}
        ```

        This does:

        ```swift
        class ScreenController {}
        class NetworkClient {}

        final class NewsController: ScreenController {
          private let client: NetworkClient

          init(client: NetworkClient) {
            self.client = client
          }
        }
        ```
        """),
    Explanation(
      id: "superclass_not_first",
      title: "The superclass comes first, then the protocols",
      text: """
        After the colon comes first what the class is, then what it promises. Change the order.

        This does not compile:

        ```swift
        protocol CartViewDelegate {}
        class ScreenController {}

        final class CartController: CartViewDelegate, ScreenController {}
        ```

        This does:

        ```swift
        protocol CartViewDelegate {}
        class ScreenController {}

        final class CartController: ScreenController, CartViewDelegate {}
        ```
        """),
    Explanation(
      id: "self_use_before_fully_init",
      title: "The object is used before it is complete",
      text: """
        Until every property has its value, `self` is not an object yet: it cannot call its
        methods, be handed over as a delegate, or be caught in a closure. Set all properties
        first, then do the rest.

        This does not compile:

        ```swift
        final class BoardViewModel {
          private var rows: [String]

          init() {
            rows = makeRows()
          }

          private func makeRows() -> [String] { ["Track 1"] }
        }
        ```

        This does:

        ```swift
        final class BoardViewModel {
          private var rows: [String]

          init() {
            rows = []
            rows = makeRows()
          }

          private func makeRows() -> [String] { ["Track 1"] }
        }
        ```

        If the method needs nothing of the object, make it `static` and call it by
        `Self.makeRows()`: then no first value is needed.
        """),
    Explanation(
      id: "delegating_designated_init",
      title: "An initialiser of a class that calls another one is `convenience`",
      text: """
        A class knows two kinds of initialisers: those that fill the properties themselves, and
        short ones that hand on to another. Mark the short one `convenience`. It sets nothing
        before it has called `self.init`.

        This does not compile:

        ```swift
        final class Stopwatch {
          let seconds: Int

          init(seconds: Int) {
            self.seconds = seconds
          }

          init(minutes: Int) {
            self.init(seconds: minutes * 60)
          }
        }
        ```

        This does:

        ```swift
        final class Stopwatch {
          let seconds: Int

          init(seconds: Int) {
            self.seconds = seconds
          }

          convenience init(minutes: Int) {
            self.init(seconds: minutes * 60)
          }
        }
        ```
        """),
    Explanation(
      id: "override_with_stored_property",
      title: "An inherited property cannot be stored a second time",
      text: """
        The superclass has the room for this value already. Set the inherited property in your
        initialiser or in `viewDidLoad`. If you want to give another answer each time, override
        it with a computed property; if you want to hear of changes, with `didSet`.

        This does not compile:

        ```swift
        class ScreenController {
          var title = ""
        }

        final class CartController: ScreenController {
          override var title = "Your cart"
        }
        ```

        This does:

        ```swift
        class ScreenController {
          var title = ""
        }

        final class CartController: ScreenController {
          override init() {
            super.init()
            title = "Your cart"
          }
        }
        ```
        """),
    Explanation(
      id: "mutating_invalid_classes",
      title: "In a class every method may change the object",
      text: """
        `mutating` is for structs and enums, whose methods leave their value alone unless they
        say otherwise. Take the word away. If a protocol says `mutating`, a class conforms
        without it.

        This does not compile:

        ```swift
        final class CartViewModel {
          var products: [String] = []

          mutating func add(_ product: String) {
            products.append(product)
          }
        }
        ```

        This does:

        ```swift
        final class CartViewModel {
          var products: [String] = []

          func add(_ product: String) {
            products.append(product)
          }
        }
        ```
        """),
    Explanation(
      id: "lazy_not_on_let",
      title: "What is made later is a `var`",
      text: """
        A `lazy` property has no value at first and gets it on the first use. That is a change,
        so it cannot be a `let`. Write `lazy var`, with `private(set)` in front if nobody else
        shall replace it.

        This does not compile:

        ```swift
        final class DateLabel {
          lazy let prefix = "Last seen: "
        }
        ```

        This does:

        ```swift
        final class DateLabel {
          private(set) lazy var prefix = "Last seen: "
        }
        ```
        """),
    Explanation(
      id: "required_initializer_missing_keyword",
      title: "An initialiser that is required stays required",
      text: """
        The superclass asks every subclass for this initialiser, and every subclass of yours
        will be asked, too. Write `required` instead of `override`: it says both.

        This does not compile:

        ```swift
        class Screen {
          init() {}
          required init?(archive: String) {}
        }

        final class CartScreen: Screen {
          override init() {
            super.init()
          }

          init?(archive: String) { nil }
        }
        ```

        This does:

        ```swift
        class Screen {
          init() {}
          required init?(archive: String) {}
        }

        final class CartScreen: Screen {
          override init() {
            super.init()
          }

          required init?(archive: String) { nil }
        }
        ```
        """),
    Explanation(
      id: "override_argument_name_mismatch",
      title: "Nearly the inherited method, but the labels differ",
      text: """
        The labels are part of the name, so this is another method, and nobody would call it.
        Copy the labels of the inherited one.

        This does not compile:

        ```swift
        class ScreenController {
          func present(_ title: String, animated: Bool) {}
        }

        final class CartController: ScreenController {
          override func present(_ title: String, isAnimated: Bool) {
            super.present(title, animated: isAnimated)
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          func present(_ title: String, animated: Bool) {}
        }

        final class CartController: ScreenController {
          override func present(_ title: String, animated: Bool) {
            super.present(title, animated: animated)
          }
        }
        ```
        """),
    Explanation(
      id: "static_requires_initializer",
      title: "A `static` property needs its value where it is declared",
      text: """
        No `init` will ever fill a `static` property, because it belongs to the type and not to
        one of its objects. Give it a value on the spot. If each object shall have its own, take
        `static` away and let `init` set it.

        This does not compile:

        ```swift
        final class SearchPresenter {
          static let placeholder: String

          init() {}
        }
        ```

        This does:

        ```swift
        final class SearchPresenter {
          static let placeholder = "Search apps"

          init() {}
        }
        ```
        """),
    Explanation(
      id: "unqualified_init",
      title: "Say whose `init` you call",
      text: """
        Inside an initialiser, `init(…)` alone does not say whose it is. `super.init` lets the
        superclass do its part; `self.init`, in a `convenience` initialiser, hands on to another
        one of your own.

        This does not compile:

        ```swift
        class ScreenController {
          init() {}
        }

        final class DetailController: ScreenController {
          let productID: Int

          init(productID: Int) {
            self.productID = productID
            init()
          }
        }
        ```

        This does:

        ```swift
        class ScreenController {
          init() {}
        }

        final class DetailController: ScreenController {
          let productID: Int

          init(productID: Int) {
            self.productID = productID
            super.init()
          }
        }
        ```
        """),
  ]
}
