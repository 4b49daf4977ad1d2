/// Values that may be missing.
extension Explanation {
  static let optionals = [
    Explanation(
      id: "optional_not_unwrapped",
      title: "The value may be missing, and here it must be there",
      text: """
        `String?` is a box that holds a string or nothing; `String` is the string. Before you
        use what is inside, say what happens if there is nothing. `??` gives a substitute,
        `guard let` leaves the function, `if let` skips a few lines. `!` claims that the box is
        never empty, and ends the app when that is wrong.

        This does not compile:

        ```swift
        struct Profile {
          let nickname: String?
        }

        func greeting(for profile: Profile) -> String {
          let name: String = profile.nickname
          return "Hello, " + name
        }
        ```

        This does:

        ```swift
        struct Profile {
          let nickname: String?
        }

        func greeting(for profile: Profile) -> String {
          let name = profile.nickname ?? "guest"
          return "Hello, " + name
        }
        ```

        Take `??` where a substitute makes sense for the user. Take `guard let` where there is
        nothing sensible to do without the value.
        """),
    Explanation(
      id: "optional_base_not_unwrapped",
      title: "You ask something of a value that may not be there",
      text: """
        Before the dot stands an optional. `?.` asks only if there is somebody to ask; the
        answer is then an optional, too. With a `weak` delegate this is the normal case: if
        nobody listens, nothing happens. In a closure with `[weak self]`, `self` is such a
        value.

        This does not compile:

        ```swift
        protocol SearchViewDelegate: AnyObject {
          func didSearch(for text: String)
        }

        final class SearchView {
          weak var delegate: (any SearchViewDelegate)?

          func search(_ text: String) {
            delegate.didSearch(for: text)
          }
        }
        ```

        This does:

        ```swift
        protocol SearchViewDelegate: AnyObject {
          func didSearch(for text: String)
        }

        final class SearchView {
          weak var delegate: (any SearchViewDelegate)?

          func search(_ text: String) {
            delegate?.didSearch(for: text)
          }
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_initializer_value_nil",
      title: "`nil` needs a type that allows it",
      text: """
        A plain type always has a value; only a type with a `?` can hold nothing. If missing is
        a real state of this value, write the `?`, and everybody who reads it will be asked to
        deal with it. If it is not, begin with a value that is true, such as an empty list.

        This does not compile:

        ```swift
        final class PlayerViewModel {
          var currentTrack: String = nil
        }
        ```

        This does:

        ```swift
        final class PlayerViewModel {
          var currentTrack: String?
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_to_return_type_nil",
      title: "The function promises a value and returns nothing",
      text: """
        The type after `->` has no `?`, so callers rely on getting a value. If not finding
        something is an ordinary outcome, promise an optional. If it is a fault that somebody
        should hear of, throw an error instead.

        This does not compile:

        ```swift
        struct Track {
          let id: Int
        }

        func track(_ id: Int, in tracks: [Track]) -> Track {
          for track in tracks where track.id == id {
            return track
          }
          return nil
        }
        ```

        This does:

        ```swift
        struct Track {
          let id: Int
        }

        func track(_ id: Int, in tracks: [Track]) -> Track? {
          for track in tracks where track.id == id {
            return track
          }
          return nil
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_argument_value_nil",
      title: "This parameter does not take `nil`",
      text: """
        The function works with a value and has no plan for a missing one. Either give it a real
        value, or, if the function is yours and can do its work without, make the parameter
        optional. A mock that does nothing is often a better argument than `nil`: the code that
        uses it needs no special case.

        This does not compile:

        ```swift
        protocol Analytics {
          func log(_ event: String)
        }

        final class CheckoutViewModel {
          init(analytics: any Analytics) {}
        }

        func makeViewModel() -> CheckoutViewModel {
          CheckoutViewModel(analytics: nil)
        }
        ```

        This does:

        ```swift
        protocol Analytics {
          func log(_ event: String)
        }

        struct SilentAnalytics: Analytics {
          func log(_ event: String) {}
        }

        final class CheckoutViewModel {
          init(analytics: any Analytics) {}
        }

        func makeViewModel() -> CheckoutViewModel {
          CheckoutViewModel(analytics: SilentAnalytics())
        }
        ```
        """),
    Explanation(
      id: "condition_optional_element_pattern_not_valid_type",
      title: "This value is always there, so there is nothing to unwrap",
      text: """
        `if let` and `guard let` ask whether an optional holds something. The value on the right
        is not optional, so the question has only one answer. Use the value directly. If you
        meant to look into a box, check the type on the right: perhaps it has been unwrapped
        already.

        This does not compile:

        ```swift
        struct Product {
          let name: String
        }

        func title(of product: Product) -> String {
          guard let name = product.name else { return "?" }
          return name
        }
        ```

        This does:

        ```swift
        struct Product {
          let name: String
        }

        func title(of product: Product) -> String {
          product.name
        }
        ```
        """),
    Explanation(
      id: "optional_used_as_boolean",
      title: "Ask in words whether the value is there",
      text: """
        An optional is not a `Bool`. If you only want to know whether there is something,
        compare with `nil`. If you are going to use it, unwrap it with `if let` in the same
        breath.

        This does not compile:

        ```swift
        struct Session {
          var token: String?

          func start() -> String {
            if token {
              return "Welcome back"
            }
            return "Please log in"
          }
        }
        ```

        This does:

        ```swift
        struct Session {
          var token: String?

          func start() -> String {
            if token != nil {
              return "Welcome back"
            }
            return "Please log in"
          }
        }
        ```
        """),
    Explanation(
      id: "invalid_optional_chain",
      title: "The question mark asks about a value that is always there",
      text: """
        `?.` is for optionals. This value cannot be missing, so take the question mark away. If
        you expected an optional, look where the value is declared: somebody has dealt with
        `nil` before you.

        This does not compile:

        ```swift
        struct Address {
          let city: String
        }

        func line(_ address: Address) -> String {
          address?.city ?? ""
        }
        ```

        This does:

        ```swift
        struct Address {
          let city: String
        }

        func line(_ address: Address) -> String {
          address.city
        }
        ```
        """),
    Explanation(
      id: "invalid_force_unwrap",
      title: "There is no optional to open here",
      text: """
        `!` opens an optional by force. The value in front of it is no optional, so there is
        nothing to open: take the `!` away.

        This does not compile:

        ```swift
        final class Router {
          let root = "Home"

          func start() -> String {
            root!.lowercased()
          }
        }
        ```

        This does:

        ```swift
        final class Router {
          let root = "Home"

          func start() -> String {
            root.lowercased()
          }
        }
        ```
        """),
    Explanation(
      id: "unresolved_nil_literal",
      title: "`nil` alone does not say what is missing",
      text: """
        Nothing is always the absence of something: of a `String`, of a `Product`. A constant
        that begins as `nil` needs its type written down.

        This does not compile:

        ```swift
        func firstSelection() {
          var selected = nil
          selected = "Tea"
          print(selected)
        }
        ```

        This does:

        ```swift
        func firstSelection() {
          var selected: String? = nil
          selected = "Tea"
          print(selected ?? "nothing")
        }
        ```
        """),
    Explanation(
      id: "missing_unwrap_optional_try",
      title: "`try?` gives an optional, and here a value is needed",
      text: """
        `try?` turns every error into `nil`. So the result may be missing, and you have to say
        what then. Give a substitute with `??`, promise an optional yourself, or let the error
        through with a plain `try`, so that somebody above can show it.

        This does not compile:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func loadName() throws -> String {
          throw LoadError.offline
        }

        func title() -> String {
          let name: String = try? loadName()
          return name
        }
        ```

        This does:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func loadName() throws -> String {
          throw LoadError.offline
        }

        func title() -> String {
          let name = (try? loadName()) ?? "Offline"
          return name
        }
        ```

        A view model that swallows errors leaves the user in front of an empty screen. Prefer
        `do` and `catch` where the user should hear of it.
        """),
  ]
}
