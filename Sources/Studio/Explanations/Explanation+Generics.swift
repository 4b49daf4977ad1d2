/// Types that are left open.
extension Explanation {
  static let generics = [
    Explanation(
      id: "unbound_generic_parameter",
      title: "The compiler cannot tell which type to use",
      text: """
        The function works for many types, and nothing in this call says which one you want.
        Give the result a type, or pass the type as an argument, as `JSONDecoder` asks for with
        `decode(Profile.self, from: data)`.

        This does not compile:

        ```swift
        final class Storage {
          func value<Value>(for key: String) -> Value? { nil }
        }

        func restore(from storage: Storage) {
          let volume = storage.value(for: "volume")
          print(volume ?? 0)
        }
        ```

        This does:

        ```swift
        final class Storage {
          func value<Value>(for key: String) -> Value? { nil }
        }

        func restore(from storage: Storage) {
          let volume: Int? = storage.value(for: "volume")
          print(volume ?? 0)
        }
        ```
        """),
    Explanation(
      id: "generic_type_requires_arguments",
      title: "This type is a pattern; say what it is filled with",
      text: """
        `Page` alone is not a type yet, `Page<String>` is one. Write in angle brackets what this
        one holds.

        This does not compile:

        ```swift
        struct Page<Item> {
          let items: [Item]
        }

        final class NewsViewModel {
          var page: Page?
        }
        ```

        This does:

        ```swift
        struct Page<Item> {
          let items: [Item]
        }

        final class NewsViewModel {
          var page: Page<String>?
        }
        ```
        """),
    Explanation(
      id: "could_not_use_member_on_existential",
      title: "Behind `any` the compiler no longer knows the type that this method needs",
      text: """
        The method takes a type that each conforming type chooses for itself (`associatedtype`).
        A value typed `any Repository` may be any of them, so the compiler cannot know what to
        hand in. Keep the type open instead: `some Repository` or a generic parameter says that
        it is one certain type.

        This does not compile:

        ```swift
        protocol Repository {
          associatedtype Item
          func save(_ item: Item)
        }

        func store(_ name: String, in repository: any Repository) {
          repository.save(name)
        }
        ```

        This does:

        ```swift
        protocol Repository<Item> {
          associatedtype Item
          func save(_ item: Item)
        }

        func store(_ name: String, in repository: some Repository<String>) {
          repository.save(name)
        }
        ```
        """),
    Explanation(
      id: "opaque_type_mismatched_underlying_type_candidates",
      title: "`some` stands for one type, and you return two",
      text: """
        `some Screen` hides the type from the caller, but it is always the same one. If the
        function returns now this, now that type, say `any Screen`.

        This does not compile:

        ```swift
        protocol Screen {}
        struct LoginScreen: Screen {}
        struct HomeScreen: Screen {}

        func firstScreen(isLoggedIn: Bool) -> some Screen {
          if isLoggedIn { return HomeScreen() }
          return LoginScreen()
        }
        ```

        This does:

        ```swift
        protocol Screen {}
        struct LoginScreen: Screen {}
        struct HomeScreen: Screen {}

        func firstScreen(isLoggedIn: Bool) -> any Screen {
          if isLoggedIn { return HomeScreen() }
          return LoginScreen()
        }
        ```
        """),
    Explanation(
      id: "type_cannot_conform",
      title: "A value behind `any` does not keep the protocol itself",
      text: """
        A generic function wants one certain type that conforms. `any PriceService` is a box
        that can hold many; for most protocols the box does not conform. Take the parameter as
        `any`, too, or keep the type generic all the way down.

        This does not compile:

        ```swift
        protocol PriceService {
          static var currency: String { get }
        }

        func show<Service: PriceService>(_ services: [Service]) {}

        func start(_ services: [any PriceService]) {
          show(services)
        }
        ```

        This does:

        ```swift
        protocol PriceService {
          static var currency: String { get }
        }

        func show(_ services: [any PriceService]) {}

        func start(_ services: [any PriceService]) {
          show(services)
        }
        ```
        """),
  ]
}
