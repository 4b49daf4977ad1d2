/// Who may see what.
extension Explanation {
  static let access = [
    Explanation(
      id: "candidate_inaccessible",
      title: "You reach for something that its owner keeps to itself",
      text: #"""
        `private` is visible only inside the type and its extensions in the same file,
        `fileprivate` only inside the file. Somebody decided that you should not depend on it.
        Before you remove the word, ask what you want from the object: often it should do
        something for you, rather than show its parts. Checks and other files can use only what
        is not private.

        This does not compile:

        ```swift
        final class CartViewModel {
          private var prices = [3, 5]
        }

        func label(for cart: CartViewModel) -> String {
          "\(cart.prices.reduce(0, +)) €"
        }
        ```

        This does:

        ```swift
        final class CartViewModel {
          private var prices = [3, 5]
          var total: String { "\(prices.reduce(0, +)) €" }
        }

        func label(for cart: CartViewModel) -> String {
          cart.total
        }
        ```
        """#),
    Explanation(
      id: "init_candidate_inaccessible",
      title: "This initialiser is not open to you",
      text: """
        Either it is marked `private`, as in a singleton that wants to stay the only one, or the
        struct has a private stored property: then the initialiser that Swift writes for it is
        private as well. Write an initialiser yourself that takes what others may decide.

        This does not compile:

        ```swift
        struct Session {
          private var token: String
        }

        func start() -> Session {
          Session(token: "abc")
        }
        ```

        This does:

        ```swift
        struct Session {
          private var token: String

          init(token: String) {
            self.token = token
          }
        }

        func start() -> Session {
          Session(token: "abc")
        }
        ```
        """),
    Explanation(
      id: "function_type_access",
      title: "The function is more visible than the types in its signature",
      text: """
        Whoever may call a function must be allowed to see what it takes and returns. One of
        these types is hidden more than the function. Open up the type, or hide the function as
        well.

        This does not compile:

        ```swift
        private struct Row {
          let title: String
        }

        final class ListViewModel {
          func rows() -> [Row] { [Row(title: "Tea")] }
        }
        ```

        This does:

        ```swift
        struct Row {
          let title: String
        }

        final class ListViewModel {
          func rows() -> [Row] { [Row(title: "Tea")] }
        }
        ```
        """),
    Explanation(
      id: "pattern_type_access",
      title: "The property is more visible than its type",
      text: """
        Who can see the property must be able to see its type, and that is hidden. Make the
        property `private`, as most properties should be, or open up the type.

        This does not compile:

        ```swift
        private final class ImageCache {}

        final class GalleryViewModel {
          let cache: ImageCache = ImageCache()
        }
        ```

        This does:

        ```swift
        private final class ImageCache {}

        final class GalleryViewModel {
          private let cache: ImageCache = ImageCache()
        }
        ```
        """),
    Explanation(
      id: "override_not_accessible",
      title: "You cannot hide what the superclass shows",
      text: """
        Whoever holds the object as its superclass may call this method, so your version has to
        be as visible. Take `private` away. If your class is `public`, and the method is `public`
        or `open` in a class of another module, write `public override`.

        This does not compile:

        ```swift
        class ScreenController {
          func viewDidLoad() {}
        }

        final class CartController: ScreenController {
          private override func viewDidLoad() {
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
      id: "witness_not_accessible_proto",
      title: "What a protocol asks for cannot be hidden",
      text: """
        Whoever holds the object as the protocol uses this member, so it has to be as visible as
        the protocol. Take `private` away. If others shall read it and not change it, let the
        protocol ask for `{ get }` only, and write `private(set)`. In a public type, members of
        a public protocol are `public`.

        This does not compile:

        ```swift
        protocol PriceService {
          var currency: String { get }
        }

        struct MockPriceService: PriceService {
          private var currency = "EUR"
        }
        ```

        This does:

        ```swift
        protocol PriceService {
          var currency: String { get }
        }

        struct MockPriceService: PriceService {
          private(set) var currency = "EUR"
        }
        ```
        """),
    Explanation(
      id: "witness_not_accessible_type",
      title: "What a protocol asks for has to be as visible as your type",
      text: #"""
        The protocol comes from another module, such as UIKit's delegates and data sources, and
        its owner calls this method from there. It cannot be `private`. Take the word away; the
        type itself may be as hidden as you like.

        This does not compile:

        ```swift
        struct Price: CustomStringConvertible {
          let euros: Int
          private var description: String { "\(euros) €" }
        }
        ```

        This does:

        ```swift
        struct Price: CustomStringConvertible {
          let euros: Int
          var description: String { "\(euros) €" }
        }
        ```
        """#),
  ]
}
