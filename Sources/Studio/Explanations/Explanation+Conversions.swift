/// Values of one type where another is wanted.
extension Explanation {
  static let conversions = [
    Explanation(
      id: "cannot_convert_initializer_value",
      title: "The value does not have the type that you wrote",
      text: """
        The left side promises one type and the right side has another. Swift never converts by
        itself, not even a whole number into text. Decide which side is right: change the type,
        or make the value of it by calling the type, as in `String(count)` or `Double(count)`.

        This does not compile:

        ```swift
        func badge(for unread: Int) -> String {
          let text: String = unread
          return text + " new"
        }
        ```

        This does:

        ```swift
        func badge(for unread: Int) -> String {
          let text = String(unread)
          return text + " new"
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_argument_value",
      title: "The argument has another type than the function takes",
      text: """
        The function says in its declaration what it wants; you give it something else. The
        message names both types: first yours, then the wanted one. Convert the value where you
        call, or ask whether you are handing over the wrong thing, such as a whole product where
        only its name is wanted.

        This does not compile:

        ```swift
        struct Product {
          let id: Int
          let name: String
        }

        func showDetail(ofProduct id: Int) {}

        func didSelect(_ product: Product) {
          showDetail(ofProduct: product)
        }
        ```

        This does:

        ```swift
        struct Product {
          let id: Int
          let name: String
        }

        func showDetail(ofProduct id: Int) {}

        func didSelect(_ product: Product) {
          showDetail(ofProduct: product.id)
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_to_return_type",
      title: "What you return is not what the function promises",
      text: #"""
        The type after `->` is a promise to every caller. The value after `return`, or the only
        expression of the body, has another type. If the promise is right, convert the value; if
        the value is right, change the promise and look at who calls.

        This does not compile:

        ```swift
        struct Cart {
          let prices: [Int]

          func total() -> String {
            prices.reduce(0, +)
          }
        }
        ```

        This does:

        ```swift
        struct Cart {
          let prices: [Int]

          func total() -> String {
            "\(prices.reduce(0, +)) €"
          }
        }
        ```

        A model that returns the number and a view model that makes text of it is often the
        better cut.
        """#),
    Explanation(
      id: "cannot_convert_assign",
      title: "This property cannot hold a value of that type",
      text: """
        A variable keeps the type that it was declared with. If the variable is a delegate or a
        service typed as a protocol, the message means that the object has not promised that
        protocol: write it after the class's name and bring what it asks for.

        This does not compile:

        ```swift
        protocol CartViewDelegate: AnyObject {
          func didTapPay()
        }

        final class CartView {
          weak var delegate: (any CartViewDelegate)?
        }

        final class CartScreen {
          let view = CartView()

          init() {
            view.delegate = self
          }

          func didTapPay() {}
        }
        ```

        This does:

        ```swift
        protocol CartViewDelegate: AnyObject {
          func didTapPay()
        }

        final class CartView {
          weak var delegate: (any CartViewDelegate)?
        }

        final class CartScreen: CartViewDelegate {
          let view = CartView()

          init() {
            view.delegate = self
          }

          func didTapPay() {}
        }
        ```
        """),
    Explanation(
      id: "cannot_apply_binop_to_args",
      title: "The operator does not work on these two types together",
      text: #"""
        `+`, `*`, `==` and their like want two values of one type here. Swift does not turn one
        into the other by itself, because something could be lost. For text with numbers in it,
        put the number into the text with `\( )`; for two kinds of numbers, convert one:
        `Double(count) * price`.

        This does not compile:

        ```swift
        func label(for count: Int) -> String {
          let text = "In your cart: " + count
          return text
        }
        ```

        This does:

        ```swift
        func label(for count: Int) -> String {
          let text = "In your cart: \(count)"
          return text
        }
        ```
        """#),
    Explanation(
      id: "cannot_apply_binop_to_same_args",
      title: "This type has not learned the operator yet",
      text: """
        Both sides have the same type, but that type does not say what the operator means for
        it. For `==`, let the type conform to `Equatable`: if all its stored values can be
        compared, Swift writes the comparison for you. For `<`, conform to `Comparable` and say
        which one comes first. If the values may be missing, unwrap them first.

        This does not compile:

        ```swift
        enum ScreenState {
          case loading
          case loaded([String])
        }

        func shouldRedraw(_ old: ScreenState, _ new: ScreenState) -> Bool {
          !(old == new)
        }
        ```

        This does:

        ```swift
        enum ScreenState: Equatable {
          case loading
          case loaded([String])
        }

        func shouldRedraw(_ old: ScreenState, _ new: ScreenState) -> Bool {
          !(old == new)
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_array_element",
      title: "One element of the list has the wrong type",
      text: """
        The list is declared to hold one kind of value, and this element is another kind. Each
        wrong element is reported by itself. If the elements are different types that keep the
        same promise, let the list hold the protocol: `[any Row]`.

        This does not compile:

        ```swift
        struct TextRow {
          let text: String
        }

        func rows() -> [TextRow] {
          let rows: [TextRow] = ["Name", "E-mail"]
          return rows
        }
        ```

        This does:

        ```swift
        struct TextRow {
          let text: String
        }

        func rows() -> [TextRow] {
          let rows = [TextRow(text: "Name"), TextRow(text: "E-mail")]
          return rows
        }
        ```
        """),
    Explanation(
      id: "cannot_coerce_to_type",
      title: "A plain `as` only works where it can never fail",
      text: """
        `as` is for what the compiler can be sure of, such as a cell that is used as a view.
        Here the value may turn out to be something else, so the answer has to be an optional:
        write `as?` and deal with `nil`. `as!` stops the whole app when you are wrong.

        This does not compile:

        ```swift
        class Cell {}

        final class TrackCell: Cell {
          var title = ""
        }

        func fill(_ cell: Cell, with title: String) {
          let trackCell = cell as TrackCell
          trackCell.title = title
        }
        ```

        This does:

        ```swift
        class Cell {}

        final class TrackCell: Cell {
          var title = ""
        }

        func fill(_ cell: Cell, with title: String) {
          guard let trackCell = cell as? TrackCell else { return }
          trackCell.title = title
        }
        ```
        """),
    Explanation(
      id: "collection_literal_empty",
      title: "An empty list does not say what it will hold",
      text: """
        From `[]` alone nobody can tell whether you are going to collect products or prices.
        Write the type, either after the name or in front of the brackets.

        This does not compile:

        ```swift
        func collectRows() -> Int {
          var rows = []
          rows.append("Name")
          return rows.count
        }
        ```

        This does:

        ```swift
        func collectRows() -> Int {
          var rows: [String] = []
          rows.append("Name")
          return rows.count
        }
        ```
        """),
    Explanation(
      id: "collection_literal_heterogeneous",
      title: "The list mixes types that have nothing in common",
      text: """
        All elements of a list have one type. The compiler found only `Any`, which can hold
        everything and can do nothing, and it wants you to say that you mean it. Mostly you do
        not: values that belong together and have different types are a struct.

        This does not compile:

        ```swift
        func profile() {
          let ada = ["Ada", 36]
          print(ada)
        }
        ```

        This does:

        ```swift
        struct Profile {
          let name: String
          let age: Int
        }

        func profile() {
          let ada = Profile(name: "Ada", age: 36)
          print(ada)
        }
        ```
        """),
    Explanation(
      id: "cannot_infer_type_for_pattern",
      title: "This property has neither a type nor a value",
      text: """
        A property gets its type from what you write after `:` or from the value after `=`. Here
        is neither. Write at least one of them.

        This does not compile:

        ```swift
        struct Settings {
          var volume
        }
        ```

        This does:

        ```swift
        struct Settings {
          var volume = 0.5
        }
        ```
        """),
    Explanation(
      id: "unresolved_member_no_inference",
      title: "A name that begins with a dot needs to know its type",
      text: """
        `.loaded` is short for `LoadState.loaded`, and the short form only works where the type
        is already known from the surroundings. A new constant knows nothing yet. Write the type
        once, on either side.

        This does not compile:

        ```swift
        enum LoadState {
          case loading, loaded
        }

        func start() {
          let state = .loading
          print(state)
        }
        ```

        This does:

        ```swift
        enum LoadState {
          case loading, loaded
        }

        func start() {
          let state = LoadState.loading
          print(state)
        }
        ```
        """),
    Explanation(
      id: "expected_argument_in_contextual_member",
      title: "This enum case carries a value, and you left it out",
      text: """
        A case such as `loaded([String])` is only complete together with its value. To make one,
        hand the value over in parentheses. To ask whether a state is this case, whatever its
        value, use a `switch` or `if case .loaded = state`.

        This does not compile:

        ```swift
        enum ListState {
          case loading
          case loaded([String])
        }

        func state(after answer: [String]) -> ListState {
          .loaded
        }
        ```

        This does:

        ```swift
        enum ListState {
          case loading
          case loaded([String])
        }

        func state(after answer: [String]) -> ListState {
          .loaded(answer)
        }
        ```
        """),
    Explanation(
      id: "integer_used_as_boolean",
      title: "A number is no answer to a yes-or-no question",
      text: """
        `if`, `guard` and `while` want a `Bool`. Other languages take zero for no; Swift wants
        you to say what you ask.

        This does not compile:

        ```swift
        func title(for unread: Int) -> String {
          if unread {
            return "Unread messages"
          }
          return "All read"
        }
        ```

        This does:

        ```swift
        func title(for unread: Int) -> String {
          if unread > 0 {
            return "Unread messages"
          }
          return "All read"
        }
        ```
        """),
    Explanation(
      id: "type_does_not_conform_decl_owner",
      title: "A function wants a type that keeps a promise, and yours has not made it",
      text: """
        The function works with any type that conforms to a protocol; the message names the
        function, your type and the protocol. Write the protocol after the name of your type.
        With `JSONDecoder` the protocol is `Decodable` (or `Codable`, which is both directions);
        in a `Set` it is `Hashable`.

        This does not compile:

        ```swift
        protocol CellFilling {
          var title: String { get }
        }

        struct Track {
          let title: String
        }

        func fill<Model: CellFilling>(with models: [Model]) -> [String] {
          models.map { $0.title }
        }

        func titles() -> [String] {
          fill(with: [Track(title: "Intro")])
        }
        ```

        This does:

        ```swift
        protocol CellFilling {
          var title: String { get }
        }

        struct Track: CellFilling {
          let title: String
        }

        func fill<Model: CellFilling>(with models: [Model]) -> [String] {
          models.map { $0.title }
        }

        func titles() -> [String] {
          fill(with: [Track(title: "Intro")])
        }
        ```
        """),
    Explanation(
      id: "availability_decl_unavailable",
      title: "This exists only to tell you that it cannot be used",
      text: """
        Somebody has marked the declaration as unavailable, and the message says what to do
        instead. The best known one: the characters of a text have no numbers, because one
        character may take several bytes. Ask for `first`, `last`, `prefix(3)`, or go through
        them in a loop.

        This does not compile:

        ```swift
        func initial(of name: String) -> String {
          String(name[0])
        }
        ```

        This does:

        ```swift
        func initial(of name: String) -> String {
          String(name.prefix(1))
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_raw_initializer_value",
      title: "The value of the case is of another type than the enum says",
      text: """
        The type after the enum's name is that of all its raw values, and this value has another
        one. Change the type, or the value.

        This does not compile:

        ```swift
        enum Tab: Int {
          case home = "Home"
        }
        ```

        This does:

        ```swift
        enum Tab: String {
          case home = "Home"
        }
        ```
        """),
    Explanation(
      id: "could_not_find_value_subscript",
      title: "Square brackets do not work on this type",
      text: """
        `[ ]` asks a list by a number or a dictionary by a key. A struct or an object has
        properties, which you read with a dot. If you come from JSON: once it is decoded into a
        struct, its fields are properties.

        This does not compile:

        ```swift
        struct Product {
          let name: String
        }

        func title(of product: Product) -> String {
          product["name"]
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
  ]
}
