/// Paths through a function.
extension Explanation {
  static let controlFlow = [
    Explanation(
      id: "non_exhaustive_switch",
      title: "The `switch` does not say what happens in every case",
      text: """
        A `switch` over an enum has to cover all of its cases; the notes below name those that
        are missing. Add them. Resist `default` for enums of your own: without it, the compiler
        shows you every place to mend when you add a state. For numbers and texts there are too
        many values, so there `default` is right.

        This does not compile:

        ```swift
        enum LoadState {
          case loading, loaded, failed
        }

        func title(for state: LoadState) -> String {
          switch state {
          case .loading: return "One moment"
          case .loaded: return "News"
          }
        }
        ```

        This does:

        ```swift
        enum LoadState {
          case loading, loaded, failed
        }

        func title(for state: LoadState) -> String {
          switch state {
          case .loading: return "One moment"
          case .loaded: return "News"
          case .failed: return "Something went wrong"
          }
        }
        ```
        """),
    Explanation(
      id: "case_stmt_without_body",
      title: "A case has to do something",
      text: """
        In Swift a case does not fall through into the next one, so an empty case would silently
        do nothing. If that is what you mean, write `break`. If two cases do the same, list them
        in one: `case .idle, .loading:`.

        This does not compile:

        ```swift
        enum Tab {
          case home, search
        }

        func select(_ tab: Tab) {
          switch tab {
          case .home:
          case .search:
            print("search")
          }
        }
        ```

        This does:

        ```swift
        enum Tab {
          case home, search
        }

        func select(_ tab: Tab) {
          switch tab {
          case .home:
            break
          case .search:
            print("search")
          }
        }
        ```
        """),
    Explanation(
      id: "missing_return_decl",
      title: "A path through the function ends without a result",
      text: #"""
        The signature promises a value, and on at least one path the function just ends. Follow
        each branch to its end: what is returned when the `if` is not taken, or when the list is
        empty? If a body has more than one statement, the last value needs the word `return`.

        This does not compile:

        ```swift
        func badge(for unread: Int) -> String {
          if unread > 0 {
            return "\(unread) new"
          }
        }
        ```

        This does:

        ```swift
        func badge(for unread: Int) -> String {
          if unread > 0 {
            return "\(unread) new"
          }
          return ""
        }
        ```
        """#),
    Explanation(
      id: "guard_body_must_not_fallthrough",
      title: "After a failed `guard` the function cannot go on",
      text: """
        What follows relies on the condition of the `guard`. So its `else` has to leave: with
        `return`, `throw`, or inside a loop with `continue` or `break`. A message alone is not
        enough.

        This does not compile:

        ```swift
        func open(_ link: String?) {
          guard let link else {
            print("nothing to open")
          }
          print("opening " + link)
        }
        ```

        This does:

        ```swift
        func open(_ link: String?) {
          guard let link else {
            print("nothing to open")
            return
          }
          print("opening " + link)
        }
        ```
        """),
    Explanation(
      id: "cannot_return_value_from_void_func",
      title: "The function returns something, but its signature promises nothing",
      text: """
        Without `->` a function gives nothing back. Either add the type that you return, or take
        the value away from `return`. In a closure that is handed to somebody, its type says
        whether a result is wanted.

        This does not compile:

        ```swift
        func visibleTracks(_ tracks: [String]) {
          return tracks.filter { !$0.isEmpty }
        }
        ```

        This does:

        ```swift
        func visibleTracks(_ tracks: [String]) -> [String] {
          return tracks.filter { !$0.isEmpty }
        }
        ```
        """),
    Explanation(
      id: "return_expr_missing",
      title: "This `return` has to give back a value",
      text: """
        The signature promises a result, so leaving early needs one as well. Return the value
        that is right for this case: an empty list, `nil` if the result is optional, or throw an
        error.

        This does not compile:

        ```swift
        func firstLetters(of name: String?) -> String {
          guard let name else { return }
          return String(name.prefix(2))
        }
        ```

        This does:

        ```swift
        func firstLetters(of name: String?) -> String {
          guard let name else { return "?" }
          return String(name.prefix(2))
        }
        ```
        """),
    Explanation(
      id: "use_of_equal_instead_of_equality",
      title: "One `=` sets a value, two compare",
      text: """
        In a condition you want to know whether two values are equal: that is `==`. A `Bool`
        needs no comparison at all: `if isLoading` reads well.

        This does not compile:

        ```swift
        final class PlayerViewModel {
          var speed = 1

          func isPaused() -> Bool {
            if speed = 0 { return true }
            return false
          }
        }
        ```

        This does:

        ```swift
        final class PlayerViewModel {
          var speed = 1

          func isPaused() -> Bool {
            if speed == 0 { return true }
            return false
          }
        }
        ```
        """),
    Explanation(
      id: "tuple_pattern_in_non_tuple_context",
      title: "The pattern takes apart what has only one part",
      text: #"""
        The case carries a single value, and your pattern names several. Look at the declaration
        of the enum: write one name for each value that it lists.

        This does not compile:

        ```swift
        enum ScreenState {
          case loaded([String])
          case failed(String)
        }

        func title(for state: ScreenState) -> String {
          switch state {
          case .loaded(let rows): return "\(rows.count) rows"
          case .failed(let title, let reason): return title + reason
          }
        }
        ```

        This does:

        ```swift
        enum ScreenState {
          case loaded([String])
          case failed(String)
        }

        func title(for state: ScreenState) -> String {
          switch state {
          case .loaded(let rows): return "\(rows.count) rows"
          case .failed(let reason): return "Failed: " + reason
          }
        }
        ```
        """#),
    Explanation(
      id: "single_value_stmt_branches_mismatch",
      title: "The branches give values of different types",
      text: """
        An `if` or `switch` that stands for a value gives one type, whichever branch is taken.
        Convert the odd one out.

        This does not compile:

        ```swift
        func badge(for unread: Int) -> Int {
          let text = if unread > 9 { "9+" } else { unread }
          return text.count
        }
        ```

        This does:

        ```swift
        func badge(for unread: Int) -> Int {
          let text = if unread > 9 { "9+" } else { String(unread) }
          return text.count
        }
        ```
        """),
    Explanation(
      id: "foreach_sequence_does_not_conform_to_expected_protocol",
      title: "A `for` loop needs something to go through",
      text: """
        After `in` comes a list, a range, a set or a dictionary. A number is none of these:
        write the range `0..<count`, or better, go through the list itself. If it is an optional
        list, unwrap it first, or take `?? []`.

        This does not compile:

        ```swift
        func show(_ tracks: [String]?) {
          for track in tracks {
            print(track)
          }
        }
        ```

        This does:

        ```swift
        func show(_ tracks: [String]?) {
          for track in tracks ?? [] {
            print(track)
          }
        }
        ```
        """),
    Explanation(
      id: "stmt_in_switch_not_covered_by_case",
      title: "In a `switch` every line belongs to a `case`",
      text: """
        Between the opening brace and the first `case` nothing can stand. Write `case` and its
        pattern in front of the statement, or move it above the `switch`.

        This does not compile:

        ```swift
        enum Tab {
          case home, search
        }

        func title(of tab: Tab) -> String {
          switch tab {
            print("choosing")
          case .home: return "Home"
          case .search: return "Search"
          }
        }
        ```

        This does:

        ```swift
        enum Tab {
          case home, search
        }

        func title(of tab: Tab) -> String {
          print("choosing")
          switch tab {
          case .home: return "Home"
          case .search: return "Search"
          }
        }
        ```
        """),
    Explanation(
      id: "cannot_match_expr_pattern_with_value",
      title: "A case of the `switch` has another type than the value",
      text: """
        Each `case` is compared with the value at the top, so both have to be of one type. If
        the value comes as text and you have an enum for it, make an enum of it first.

        This does not compile:

        ```swift
        func title(forTab tab: Int) -> String {
          switch tab {
          case "home": return "Home"
          default: return "Other"
          }
        }
        ```

        This does:

        ```swift
        func title(forTab tab: Int) -> String {
          switch tab {
          case 0: return "Home"
          default: return "Other"
          }
        }
        ```
        """),
    Explanation(
      id: "continue_outside_loop",
      title: "`continue` goes on with a loop, and here is none",
      text: """
        In a closure given to `forEach` or `map` there is no loop either: each call of the
        closure is one round, and `return` ends it. With `for … in` you can use `continue`.

        This does not compile:

        ```swift
        func show(_ rows: [String]) {
          rows.forEach { row in
            if row.isEmpty { continue }
            print(row)
          }
        }
        ```

        This does:

        ```swift
        func show(_ rows: [String]) {
          for row in rows {
            if row.isEmpty { continue }
            print(row)
          }
        }
        ```
        """),
  ]
}
