import Foundation
import UIKit

extension Text {
  /// Shows a text that is looked up later.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Takes a text that is looked up later, and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(String(localized: titleResource), systemImage: name)
  }
}

extension Button where Label == Text {
  /// Takes a text that is looked up later, and what a touch does.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) { self.init(String(localized: titleResource), action: action) }
}

extension View {
  /// Sets the title of the screen to a text that is looked up later.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(String(localized: titleResource))
  }
}
