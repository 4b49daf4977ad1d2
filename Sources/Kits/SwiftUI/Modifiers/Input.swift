import Foundation
import UIKit

/// What ends with the return key.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Takes one bit for each kind.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of a searchable view.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What stands on the return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters the keyboard makes large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// None.
  public static var never: Self { Self(name: "never") }
  /// The first of each word.
  public static var words: Self { Self(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All.
  public static var characters: Self { Self(name: "characters") }
}

/// Where the field of a searchable view stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// Where it fits.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// What is done when the user presses the return key, the innermost first.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

enum SubmitKey: KitKey { static var defaultValue: [SubmitAction] { [] } }

struct Searchable<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let field: Field

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .search(field)
    var inner = blueprint.environment
    inner[IsSearchingKey.self] = !field.text.wrappedValue.isEmpty
    let text = field.text
    inner[SearchTextKey.self] = text
    inner[DismissSearchKey.self] = DismissSearchAction { text.wrappedValue = "" }
    blueprint.add(content, environment: inner)
  }
}

extension View {
  /// Adds a field to search with to the screen; what is found is up to the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(
      content: self,
      field: Field(text: text, name: "Search", placeholder: prompt?.string ?? "Search"))
  }

  /// Adds a field to search with to the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field to search with to the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Does something when the user presses the return key in a field inside.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentWriter(content: self, value: action) {
      $0[SubmitKey.self].append(SubmitAction(triggers: triggers, action: action))
    }
  }

  /// Keeps the return key in a field inside from what is done around the view.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isBlocking) {
      if isBlocking { $0[SubmitKey.self] = [] }
    }
  }

  /// Does something with the address with which the app was opened.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Marked(content: self, facet: .opensURL(action))
  }

  /// Sets what stands on the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Sets which letters the keyboard makes large.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Sets which letters the keyboard makes large.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Sets whether the keyboard corrects words.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  /// Sets whether the keyboard corrects words.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Sets which keyboard appears.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
