import Foundation

/// Where suggestions for a search are seen.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
  /// One bit for each place.
  public let rawValue: Int
  /// Takes one bit for each place.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In the content.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)
}

/// When the scopes of a search are seen.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// While something is searched.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
  /// While something has been typed.
  public static let onTextEntry = Self(name: "onTextEntry")
}

extension SearchFieldPlacement {
  /// When the field in the drawer is seen.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// As it fits.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
  }
  /// Below the title, as often as is said.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
  /// Beside the list of a split view.
  public static var sidebar: SearchFieldPlacement { .automatic }
  /// In the middle of the bar.
  public static var toolbarPrincipal: SearchFieldPlacement { .toolbar }
}

/// Ends the search around the view.
public struct DismissSearchAction {
  let end: () -> Void
  /// Takes away what has been typed.
  public func callAsFunction() { end() }
}

enum DismissSearchKey: KitKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(end: {}) }
}
enum SearchTextKey: KitKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}

/// A suggestion that fills the field of the search when it is touched.
private struct Completing<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let completion: String

  func build(_ blueprint: inout Blueprint) {
    let text = blueprint.environment[SearchTextKey.self]
    blueprint.facet = .button(
      Touch(name: "searchCompletion") { [completion] in text?.wrappedValue = completion })
    blueprint.add(content, .label)
  }
}

/// Content with suggestions, which are seen while something is searched.
private struct Suggesting<Content: View, Suggestions: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let suggestions: Suggestions

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(Inner(suggestions: suggestions), .overlay, key: .index(1))
    blueprint.add(content, key: .index(0))
  }

  private struct Inner: View {
    @Environment(\.isSearching) private var isSearching
    let suggestions: Suggestions
    var body: some View { if isSearching { suggestions } }
  }
}

extension View {
  /// Adds a field to search with; the second binding says whether it is in use.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds a field to search with; the second binding says whether it is in use.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds a field to search with, and what it suggests.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a field to search with, and what it suggests.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a field to search with, and words of the search that are seen as one.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Layered(
      content: self, extra: ForEach(tokens.wrappedValue, content: token), slot: .overlay
    ).searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a field to search with, and words of the search that are seen as one.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a field to search with, words of the search that are seen as one, and some to add.
  public func searchable<C, T: View, S: Collection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    S.Element == C.Element
  {
    searchSuggestions {
      ForEach(Array(suggestedTokens.wrappedValue)) { suggested in
        Button {
          tokens.wrappedValue.append(suggested)
        } label: {
          token(suggested)
        }
      }
    }
    .searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  /// Adds a field to search with, and words of the search that are seen as one and can be changed.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    Layered(content: self, extra: ForEach(editableTokens, content: token), slot: .overlay)
      .searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds what the search around the view suggests.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    Suggesting(content: self, suggestions: suggestions())
  }

  /// Sets where suggestions are seen.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement
  ) -> some View { self }

  /// Fills the field of the search when the view is touched.
  public func searchCompletion(_ completion: String) -> some View {
    Completing(content: self, completion: completion)
  }

  /// Adds parts in which can be searched.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    Layered(
      content: self,
      extra: Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented),
      slot: .overlay)
  }

  /// Adds parts in which can be searched.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// Sets how the bar reacts to a search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// How a bar reacts to a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// It keeps its title.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}
