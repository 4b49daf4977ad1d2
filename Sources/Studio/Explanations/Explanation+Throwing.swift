/// Errors that are thrown and have to arrive somewhere.
extension Explanation {
  static let throwing = [
    Explanation(
      id: "throwing_call_without_try",
      title: "This call may throw, so mark it with `try`",
      text: """
        A function that `throws` can leave in the middle. `try` shows every reader where that
        may happen. Your function throws as well, so the error simply goes on to its caller.

        This does not compile:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func load() throws -> [String] { throw LoadError.offline }

        func rowCount() throws -> Int {
          let rows = load()
          return rows.count
        }
        ```

        This does:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func load() throws -> [String] { throw LoadError.offline }

        func rowCount() throws -> Int {
          let rows = try load()
          return rows.count
        }
        ```
        """),
    Explanation(
      id: "tryless_throwing_call_unhandled",
      title: "This call may throw, and nobody would hear of it",
      text: """
        The call needs `try`, and besides that the error has nowhere to go: neither a `catch`
        around it nor `throws` in the signature. Ask who can do something about the error. A
        view model turns it into a message for the user with `do` and `catch`. A service usually
        cannot, so it throws on.

        This does not compile:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func load() throws -> [String] { throw LoadError.offline }

        final class NewsViewModel {
          var rows: [String] = []

          func refresh() {
            rows = load()
          }
        }
        ```

        This does:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func load() throws -> [String] { throw LoadError.offline }

        final class NewsViewModel {
          var rows: [String] = []
          var message: String?

          func refresh() {
            do {
              rows = try load()
            } catch {
              message = "The news could not be loaded."
            }
          }
        }
        ```
        """),
    Explanation(
      id: "try_unhandled",
      title: "The error has nowhere to go",
      text: """
        `try` lets the error pass, and then it has to arrive somewhere: in a `catch` around the
        call, or at the caller, if the function says `throws`. Handle it where somebody can act
        on it. `try?` throws the reason away, so use it only where the reason does not matter.

        This does not compile:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func load() throws -> [String] { throw LoadError.offline }

        final class NewsService {
          func headlines() -> [String] {
            let all = try load()
            return Array(all.prefix(3))
          }
        }
        ```

        This does:

        ```swift
        enum LoadError: Error {
          case offline
        }

        func load() throws -> [String] { throw LoadError.offline }

        final class NewsService {
          func headlines() throws -> [String] {
            let all = try load()
            return Array(all.prefix(3))
          }
        }
        ```
        """),
    Explanation(
      id: "try_unhandled_in_nonexhaustive_catch",
      title: "Your `catch` clauses do not catch everything",
      text: """
        A function that `throws` can throw any error, also one that you have not thought of. A
        `catch` with a pattern takes only what fits. Add a plain `catch` at the end for the
        rest; in it the error is called `error`.

        This does not compile:

        ```swift
        enum LoadError: Error {
          case offline, forbidden
        }

        func load() throws -> [String] { throw LoadError.offline }

        func message() -> String {
          do {
            return try load().joined()
          } catch LoadError.offline {
            return "You are offline."
          }
        }
        ```

        This does:

        ```swift
        enum LoadError: Error {
          case offline, forbidden
        }

        func load() throws -> [String] { throw LoadError.offline }

        func message() -> String {
          do {
            return try load().joined()
          } catch LoadError.offline {
            return "You are offline."
          } catch {
            return "This did not work."
          }
        }
        ```
        """),
    Explanation(
      id: "throw_in_nonthrowing_function",
      title: "The function throws, but its signature does not say so",
      text: """
        Callers rely on the signature: without `throws` they will not be ready for an error. Add
        `throws` after the parentheses. If the signature comes from a protocol, the protocol has
        to say `throws` first.

        This does not compile:

        ```swift
        enum LoginError: Error {
          case emptyName
        }

        func validate(_ name: String) {
          if name.isEmpty { throw LoginError.emptyName }
        }
        ```

        This does:

        ```swift
        enum LoginError: Error {
          case emptyName
        }

        func validate(_ name: String) throws {
          if name.isEmpty { throw LoginError.emptyName }
        }
        ```
        """),
    Explanation(
      id: "cannot_convert_thrown_type",
      title: "Only an `Error` can be thrown",
      text: """
        What you throw has not promised to be an error. The protocol `Error` asks for nothing;
        write it after the type's name. An enum with a case for each thing that can go wrong is
        the usual form, and a mock can throw each of them.

        This does not compile:

        ```swift
        enum PaymentProblem {
          case cardExpired
        }

        func pay() throws {
          throw PaymentProblem.cardExpired
        }
        ```

        This does:

        ```swift
        enum PaymentProblem: Error {
          case cardExpired
        }

        func pay() throws {
          throw PaymentProblem.cardExpired
        }
        ```
        """),
    Explanation(
      id: "throws_functiontype_mismatch",
      title: "This closure is not allowed to throw",
      text: #"""
        The function takes a closure that never throws, so it is not prepared for an error from
        it. Handle the error inside the closure with `do` and `catch`. If the function is yours,
        it may take a closure that throws: `() throws -> Void`.

        This does not compile:

        ```swift
        func save() throws {}

        final class SaveButton {
          func onTap(_ action: () -> Void) { action() }
        }

        func connect(_ button: SaveButton) {
          button.onTap { try save() }
        }
        ```

        This does:

        ```swift
        func save() throws {}

        final class SaveButton {
          func onTap(_ action: () -> Void) { action() }
        }

        func connect(_ button: SaveButton) {
          button.onTap {
            do {
              try save()
            } catch {
              print("not saved: \(error)")
            }
          }
        }
        ```
        """#),
  ]
}
