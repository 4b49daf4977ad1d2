/// Text that is not Swift yet.
extension Explanation {
  static let syntax = [
    Explanation(
      id: "expected_rbrace_in_brace_stmt",
      title: "A brace was opened and never closed",
      text: """
        Each `{` needs its `}`. The place that the compiler names is only where it gave up,
        often the end of the file. Look further up for the last block that you changed; your
        editor's re-indenting shows at once where the steps no longer fit.

        This does not compile:

        ```swift
        func title(isLoading: Bool) -> String {
          if isLoading {
            return "One moment"
          return "News"
        }
        ```

        This does:

        ```swift
        func title(isLoading: Bool) -> String {
          if isLoading {
            return "One moment"
          }
          return "News"
        }
        ```
        """),
    Explanation(
      id: "expected_rbrace_class",
      title: "The class is opened and never closed",
      text: """
        Somewhere inside the class one `}` is missing, so the class swallows the rest of the
        file. The compiler notices it only at the end. Look at the method that you changed last.

        This does not compile:

        ```swift
        final class CartViewModel {
          func total() -> Int {
            3
          }
        ```

        This does:

        ```swift
        final class CartViewModel {
          func total() -> Int {
            3
          }
        }
        ```
        """),
    Explanation(
      id: "extra_rbrace",
      title: "There is one closing brace too many",
      text: """
        This `}` closes nothing. Often one further up closes too early, and what follows has
        already fallen out of its class. So look above it before you delete it.

        This does not compile:

        ```swift
        final class CartViewModel {
          func total() -> Int {
            3
          }
        }
        }
        ```

        This does:

        ```swift
        final class CartViewModel {
          func total() -> Int {
            3
          }
        }
        ```
        """),
    Explanation(
      id: "expected_keyword_in_decl",
      title: "In a type's body stand declarations, not statements",
      text: """
        Between the braces of a class or struct you declare: `var`, `let`, `func`, `init`. What
        shall happen goes into a method or an initialiser. It may also be that only the word
        `func` or `var` is missing.

        This does not compile:

        ```swift
        final class NewsController {
          viewDidLoad() {
            print("ready")
          }
        }
        ```

        This does:

        ```swift
        final class NewsController {
          func viewDidLoad() {
            print("ready")
          }
        }
        ```
        """),
    Explanation(
      id: "expected_decl",
      title: "Here only a declaration can stand",
      text: """
        Between the braces of a type, the compiler looks for `var`, `let`, `func`, `init` or a
        nested type. An `if`, a loop or a call has no moment at which it would run there. Put it
        into a method, and call that when the time has come.

        This does not compile:

        ```swift
        final class NewsViewModel {
          var rows: [String] = []

          if rows.isEmpty {
            print("nothing new")
          }
        }
        ```

        This does:

        ```swift
        final class NewsViewModel {
          var rows: [String] = []

          func report() {
            if rows.isEmpty {
              print("nothing new")
            }
          }
        }
        ```
        """),
    Explanation(
      id: "illegal_top_level_expr",
      title: "A file of an app does not run from top to bottom",
      text: """
        Your files hold declarations; the app decides when they are used. A call or a loop
        outside of any function has no moment to run in. Put it into a function. To try
        something out, write it into the method that the exercise is about and run `atelier
        check`.

        This does not compile:

        ```swift
        func makeTitle() -> String { "News" }

        print(makeTitle())
        ```

        This does:

        ```swift
        func makeTitle() -> String { "News" }

        func start() {
          print(makeTitle())
        }
        ```
        """),
    Explanation(
      id: "statement_same_line_without_semi",
      title: "Two statements stand on one line, or a word is in the way",
      text: """
        The compiler thinks that a statement is over, yet the line goes on. Put the second one
        on a line of its own. If you meant a single statement, something is missing between the
        words: an operator, a comma, a dot. A misspelt keyword, such as `els`, looks the same.

        This does not compile:

        ```swift
        func title(isLoading: Bool) -> String {
          let text = isLoading ? "One moment" : "News" return text
        }
        ```

        This does:

        ```swift
        func title(isLoading: Bool) -> String {
          let text = isLoading ? "One moment" : "News"
          return text
        }
        ```
        """),
    Explanation(
      id: "expected_lbrace_after_if",
      title: "The block of an `if` needs braces",
      text: """
        Swift has no `if` without braces around what it does. Parentheses around the condition,
        on the other hand, are not needed.

        This does not compile:

        ```swift
        func log(_ rows: [String]) {
          if rows.isEmpty print("nothing new")
        }
        ```

        This does:

        ```swift
        func log(_ rows: [String]) {
          if rows.isEmpty { print("nothing new") }
        }
        ```
        """),
    Explanation(
      id: "expected_separator",
      title: "Between two values a comma is missing, or a bracket is not closed",
      text: """
        In a list or a call the values are separated by commas, and the last one is followed by
        the closing bracket. Neither was found here. Count the brackets of this line, and look
        at the end of the one before.

        This does not compile:

        ```swift
        func show() {
          let rows = ["Name" "E-mail"]
          print(rows)
        }
        ```

        This does:

        ```swift
        func show() {
          let rows = ["Name", "E-mail"]
          print(rows)
        }
        ```
        """),
    Explanation(
      id: "lex_unterminated_string",
      title: "The text begins with a quotation mark and never ends",
      text: #"""
        A text in `"` has to end on the same line. Close it. A text of several lines stands
        between `"""` and `"""`, each on a line of its own.

        This does not compile:

        ```swift
        func title() -> String {
          let text = "Your cart
          return text
        }
        ```

        This does:

        ```swift
        func title() -> String {
          let text = "Your cart"
          return text
        }
        ```
        """#),
    Explanation(
      id: "lex_single_quote_string",
      title: "Swift writes text in double quotation marks",
      text: """
        Single quotation marks mean nothing in Swift, not even for a single letter. Use `"`.

        This does not compile:

        ```swift
        func title() -> String {
          'Your cart'
        }
        ```

        This does:

        ```swift
        func title() -> String {
          "Your cart"
        }
        ```
        """),
    Explanation(
      id: "lex_invalid_curly_quote",
      title: "These quotation marks are for reading, not for code",
      text: """
        Web pages, chats and word processors turn straight quotation marks into curly ones.
        Swift knows only `"`. Type them anew after pasting, or better, type the code yourself:
        it stays in your memory that way.

        This does not compile:

        ```swift
        func title() -> String {
          “Your cart”
        }
        ```

        This does:

        ```swift
        func title() -> String {
          "Your cart"
        }
        ```
        """),
    Explanation(
      id: "keyword_cant_be_identifier",
      title: "This word has a meaning in Swift and cannot be a name",
      text: """
        `class`, `default`, `case` and some others belong to the language. Choose another name;
        the more exact one is usually the better one. If you cannot choose, because a server's
        answer has a field of that name, put the word in backticks.

        This does not compile:

        ```swift
        struct Ticket {
          let class: Int
        }
        ```

        This does:

        ```swift
        struct Ticket {
          let travelClass: Int
        }
        ```
        """),
    Explanation(
      id: "func_decl_without_paren",
      title: "A function has parentheses, even if it takes nothing",
      text: """
        Write `()` after the name. If you wanted something that is read like a property, use
        `var title: String { … }` instead.

        This does not compile:

        ```swift
        final class NewsController {
          func viewDidLoad {
            print("ready")
          }
        }
        ```

        This does:

        ```swift
        final class NewsController {
          func viewDidLoad() {
            print("ready")
          }
        }
        ```
        """),
    Explanation(
      id: "expected_parameter_colon",
      title: "A parameter needs its type",
      text: """
        Each parameter is written as `name: Type`. A first word before the name is the label for
        the caller: `for name: Type`.

        This does not compile:

        ```swift
        func price(of product: String, times amount) -> Int {
          amount * 3
        }
        ```

        This does:

        ```swift
        func price(of product: String, times amount: Int) -> Int {
          amount * 3
        }
        ```
        """),
    Explanation(
      id: "string_interpolation_unclosed",
      title: "A value in a text is not closed",
      text: #"""
        `\(` puts a value into a text and ends with its own `)`. The closing parenthesis before
        the quotation mark is missing.

        This does not compile:

        ```swift
        func greeting(for name: String) -> String {
          "Hello, \(name"
        }
        ```

        This does:

        ```swift
        func greeting(for name: String) -> String {
          "Hello, \(name)"
        }
        ```
        """#),
    Explanation(
      id: "unknown_attr_name",
      title: "There is no attribute of this name",
      text: """
        Words with an `@` in front are attributes, such as `@MainActor` or `@escaping`. This one
        is unknown: look for a slip. If it is a property wrapper of yours or of a framework, its
        declaration or the import is missing.

        This does not compile:

        ```swift
        @MainAktor
        final class NewsViewModel {
          var rows: [String] = []
        }
        ```

        This does:

        ```swift
        @MainActor
        final class NewsViewModel {
          var rows: [String] = []
        }
        ```
        """),
    Explanation(
      id: "let_cannot_be_computed_property",
      title: "What is computed is a `var`",
      text: """
        A property with braces is worked out on each reading, and may be different each time. So
        it is declared with `var`, although nobody can set it.

        This does not compile:

        ```swift
        struct Cart {
          let prices: [Int]
          let total: Int { prices.reduce(0, +) }
        }
        ```

        This does:

        ```swift
        struct Cart {
          let prices: [Int]
          var total: Int { prices.reduce(0, +) }
        }
        ```
        """),
    Explanation(
      id: "enum_stored_property",
      title: "An enum has cases, but no stored properties",
      text: """
        An enum is one of its cases, and nothing more. Data belongs to a case: `case
        failed(String)`. What follows from the case can be a computed property. If you need
        properties of your own, you want a struct.

        This does not compile:

        ```swift
        enum LoadState {
          case loading, failed
          var message: String
        }
        ```

        This does:

        ```swift
        enum LoadState {
          case loading
          case failed(message: String)
        }
        ```
        """),
    Explanation(
      id: "enum_raw_value_without_raw_type",
      title: "The values of the cases need a type",
      text: """
        `case home = "home"` gives a case a raw value, and the enum has to say of which type
        these are. Write it after the enum's name.

        This does not compile:

        ```swift
        enum Tab {
          case home = "Home"
          case search = "Search"
        }
        ```

        This does:

        ```swift
        enum Tab: String {
          case home = "Home"
          case search = "Search"
        }
        ```
        """),
    Explanation(
      id: "unsupported_recursive_struct",
      title: "A struct cannot contain itself",
      text: """
        A struct holds its parts directly, so one inside the other would never end. A list of
        them is fine, because a list keeps its elements elsewhere. So is a class, which is only
        pointed at.

        This does not compile:

        ```swift
        struct Comment {
          let text: String
          let answer: Comment?
        }
        ```

        This does:

        ```swift
        struct Comment {
          let text: String
          let answers: [Comment]
        }
        ```
        """),
    Explanation(
      id: "expected_rbrace_struct",
      title: "The struct is opened and never closed",
      text: """
        One `}` is missing somewhere inside, so the struct swallows the rest of the file, and
        the compiler notices it only at the end. Count from the last computed property or method
        that you changed.

        This does not compile:

        ```swift
        struct Cart {
          let prices: [Int]

          var total: Int {
            prices.reduce(0, +)
        }
        ```

        This does:

        ```swift
        struct Cart {
          let prices: [Int]

          var total: Int {
            prices.reduce(0, +)
          }
        }
        ```
        """),
    Explanation(
      id: "expected_rbrace_enum",
      title: "The enum is opened and never closed",
      text: """
        One `}` is missing, either that of the enum or that of something inside it. What follows
        in the file counts as part of the enum until then.

        This does not compile:

        ```swift
        enum LoadState {
          case loading, loaded

          var isBusy: Bool {
            self == .loading
        }
        ```

        This does:

        ```swift
        enum LoadState {
          case loading, loaded

          var isBusy: Bool {
            self == .loading
          }
        }
        ```
        """),
    Explanation(
      id: "expected_rbrace_protocol",
      title: "The protocol is opened and never closed",
      text: """
        Close it with a `}` after its last requirement. A requirement itself has no braces,
        except for the `{ get }` of a property.

        This does not compile:

        ```swift
        protocol CartRouter {
          var isShowingCart: Bool { get }
          func showCart()
        ```

        This does:

        ```swift
        protocol CartRouter {
          var isShowingCart: Bool { get }
          func showCart()
        }
        ```
        """),
    Explanation(
      id: "expected_rbrace_extension",
      title: "The extension is opened and never closed",
      text: """
        One `}` is missing, either that of the extension or that of a method inside it. Look at
        the method that you changed last.

        This does not compile:

        ```swift
        struct Cart {
          var prices: [Int] = []
        }

        extension Cart {
          mutating func add(_ price: Int) {
            prices.append(price)
        }
        ```

        This does:

        ```swift
        struct Cart {
          var prices: [Int] = []
        }

        extension Cart {
          mutating func add(_ price: Int) {
            prices.append(price)
          }
        }
        ```
        """),
    Explanation(
      id: "attr_name_only_at_non_local_scope",
      title: "This word only makes sense in a type, and here the compiler sees a function",
      text: """
        `private` and its like say who may use a member of a type. What is declared inside a
        function is visible there only, anyway. Most often the word is right and a brace is
        wrong: the method above is not closed, so this declaration has fallen into it.

        This does not compile:

        ```swift
        final class SearchPresenter {
          func search() {
            print("searching")

          private func show() {}
        }
        }
        ```

        This does:

        ```swift
        final class SearchPresenter {
          func search() {
            print("searching")
          }

          private func show() {}
        }
        ```
        """),
    Explanation(
      id: "decl_inner_scope",
      title: "An extension or an import stands inside of something else",
      text: """
        Extensions, imports and operators stand at the outermost level of a file, not within a
        type or a function. If it looks right to you, a `}` further up is missing, and the
        compiler still believes itself inside.

        This does not compile:

        ```swift
        struct Cart {
          var prices: [Int] = []

          extension Cart {
            var isEmpty: Bool { prices.isEmpty }
          }
        }
        ```

        This does:

        ```swift
        struct Cart {
          var prices: [Int] = []
        }

        extension Cart {
          var isEmpty: Bool { prices.isEmpty }
        }
        ```
        """),
    Explanation(
      id: "static_func_decl_global_scope",
      title: "A `static` method belongs in a type, and here is none",
      text: """
        Outside of a type, a function belongs to nobody, and `static` means nothing. If you see
        a type around it, it has been closed too early: look for one `}` too many further up.

        This does not compile:

        ```swift
        enum SearchModule {
          static func makeTitle() -> String { "Search" }
        }

        static func makePlaceholder() -> String { "Name of an app" }
        ```

        This does:

        ```swift
        enum SearchModule {
          static func makeTitle() -> String { "Search" }

          static func makePlaceholder() -> String { "Name of an app" }
        }
        ```
        """),
    Explanation(
      id: "static_var_decl_global_scope",
      title: "A `static` property belongs in a type, and here is none",
      text: """
        Outside of a type, `static` means nothing. If you see a type around the property, it has
        been closed too early: look for one `}` too many further up. Constants that belong
        together are well kept in an enum without cases.

        This does not compile:

        ```swift
        static let margin = 16
        ```

        This does:

        ```swift
        enum Layout {
          static let margin = 16
        }
        ```
        """),
    Explanation(
      id: "initializer_decl_wrong_scope",
      title: "An `init` stands outside of its type",
      text: """
        An initialiser makes an object of the type that it stands in. Here it stands in none:
        the type above has been closed before it. Remove the `}` that is too many.

        This does not compile:

        ```swift
        final class UserViewModel {
          private let name: String
        }

          init(name: String) {
            self.name = name
          }
        ```

        This does:

        ```swift
        final class UserViewModel {
          private let name: String

          init(name: String) {
            self.name = name
          }
        }
        ```
        """),
    Explanation(
      id: "expected_rparen_expr_list",
      title: "A parenthesis was opened and never closed",
      text: """
        The call begins with `(`, and the line or the block ends before its `)`. Count them from
        the inside out. Calls within calls are easier to read when the inner one gets a name
        first.

        This does not compile:

        ```swift
        func show(_ prices: [Int]) {
          print(String(prices.reduce(0, +))
        }
        ```

        This does:

        ```swift
        func show(_ prices: [Int]) {
          let total = prices.reduce(0, +)
          print(String(total))
        }
        ```
        """),
    Explanation(
      id: "expected_lbrace_class",
      title: "The body of the class does not begin",
      text: """
        After the name, the superclass and the protocols, the compiler looks for `{`. It is
        missing, or something else stands before it, such as a second word where a comma should
        be.

        This does not compile:

        ```swift
        protocol CartView {}

        final class CartController: CartView
          func show() {}
        }
        ```

        This does:

        ```swift
        protocol CartView {}

        final class CartController: CartView {
          func show() {}
        }
        ```
        """),
    Explanation(
      id: "repeated_identifier",
      title: "Two words stand where one name is wanted",
      text: """
        A name is a single word. Join the two, with a capital letter in the middle: `firstName`.
        Or something is missing between them, such as a colon or a comma.

        This does not compile:

        ```swift
        struct Profile {
          let first name: String
        }
        ```

        This does:

        ```swift
        struct Profile {
          let firstName: String
        }
        ```
        """),
    Explanation(
      id: "declaration_same_line_without_semi",
      title: "Two declarations stand on one line",
      text: """
        Each `let`, `var` and `func` has a line of its own. If you meant a single one, something
        between its words is missing: an `=`, a colon or a comma.

        This does not compile:

        ```swift
        struct Track {
          let title: String let seconds: Int
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
      id: "parameter_unnamed",
      title: "A parameter has only one word: its name or its type is missing",
      text: #"""
        In parentheses, each parameter is `name: Type`. With a single word, the compiler takes
        it for a type without a name.

        This does not compile:

        ```swift
        func showDetail(id) {
          print("detail")
        }
        ```

        This does:

        ```swift
        func showDetail(id: Int) {
          print("detail \(id)")
        }
        ```
        """#),
    Explanation(
      id: "expected_init_value",
      title: "After `=` a value is missing",
      text: """
        The line ends where the value should stand. Write it, or take the `=` away if the value
        comes later.

        This does not compile:

        ```swift
        final class PlayerViewModel {
          var volume: Double =
        }
        ```

        This does:

        ```swift
        final class PlayerViewModel {
          var volume: Double = 0.5
        }
        ```
        """),
    Explanation(
      id: "expected_else_after_guard",
      title: "A `guard` needs its `else`",
      text: """
        `guard` states what must hold, and its `else` says how to leave if it does not. Write
        the word `else` before the brace.

        This does not compile:

        ```swift
        func open(_ link: String?) {
          guard let link { return }
          print(link)
        }
        ```

        This does:

        ```swift
        func open(_ link: String?) {
          guard let link else { return }
          print(link)
        }
        ```
        """),
    Explanation(
      id: "getset_init",
      title: "A property is either stored or computed, not both",
      text: """
        A starting value makes it a stored property; a body that gives a value makes it a
        computed one. Keep one of the two. If you want to do something whenever a stored value
        changes, that is `didSet`.

        This does not compile:

        ```swift
        final class ListViewModel {
          var rows: [String] = []
          var count: Int = 0 { rows.count }
        }
        ```

        This does:

        ```swift
        final class ListViewModel {
          var rows: [String] = []
          var count: Int { rows.count }
        }
        ```
        """),
    Explanation(
      id: "expected_binding_keyword",
      title: "In this condition the word `let` is missing",
      text: """
        Each optional that a condition unwraps has a `let` of its own, after a comma as well. If
        you wanted to compare, write `==`.

        This does not compile:

        ```swift
        func link(_ host: String?, _ path: String?) -> String {
          if let host, path = path {
            return host + path
          }
          return ""
        }
        ```

        This does:

        ```swift
        func link(_ host: String?, _ path: String?) -> String {
          if let host, let path {
            return host + path
          }
          return ""
        }
        ```
        """),
    Explanation(
      id: "expected_expr_in_expr_list",
      title: "A value is missing between the parentheses",
      text: """
        After a comma, or an opening parenthesis, the compiler waits for one more value and
        finds the end. Write the value, or take the last comma or the label away.

        This does not compile:

        ```swift
        func showDetail(of product: String, isNew: Bool) {}

        func start() {
          showDetail(of: "Tea", isNew: )
        }
        ```

        This does:

        ```swift
        func showDetail(of product: String, isNew: Bool) {}

        func start() {
          showDetail(of: "Tea", isNew: true)
        }
        ```
        """),
    Explanation(
      id: "expected_expr",
      title: "Here something should begin that has a value or does something",
      text: """
        The compiler found a word or a sign that cannot begin a line of a function: an `else`
        without its `if`, a bracket that closes nothing, a lonely comma. Look at the line before
        as well: often it ended too early.

        This does not compile:

        ```swift
        func title(isLoading: Bool) -> String {
          var text = "News"
          if isLoading { text = "One moment" }
          print(text)
          else { text = "Done" }
          return text
        }
        ```

        This does:

        ```swift
        func title(isLoading: Bool) -> String {
          var text = "News"
          if isLoading { text = "One moment" } else { text = "Done" }
          print(text)
          return text
        }
        ```
        """),
    Explanation(
      id: "expected_expr_after_operator",
      title: "One side of the operator is missing",
      text: """
        `+`, `==`, `&&` and their like stand between two values. The second one is missing:
        write it, or take the operator away.

        This does not compile:

        ```swift
        func total(of prices: [Int], shipping: Int) -> Int {
          let sum = prices.reduce(0, +)
          return sum +
        }
        ```

        This does:

        ```swift
        func total(of prices: [Int], shipping: Int) -> Int {
          let sum = prices.reduce(0, +)
          return sum + shipping
        }
        ```
        """),
    Explanation(
      id: "disallowed_enum_element",
      title: "A `case` stands outside of an enum",
      text: """
        Cases belong between the braces of an `enum`, or in a `switch`. Either the type around
        this one should be an enum, or its enum has been closed too early.

        This does not compile:

        ```swift
        struct LoadState {
          case loading
          case loaded
        }
        ```

        This does:

        ```swift
        enum LoadState {
          case loading
          case loaded
        }
        ```
        """),
  ]
}
