import Foundation

/// Compiles a controller or a view with everything else, for Xcode to show; here nobody sees it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIResponder
) = #externalMacro(module: "KitMacros", type: "UIKitPreviewMacro")

/// Compiles a controller or a view with everything else, for Xcode to show in some way; here nobody
/// sees it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIResponder
) = #externalMacro(module: "KitMacros", type: "UIKitPreviewMacro")

/// Tells a preview of UIKit, which is one expression or ends in `return`, from one of SwiftUI.
@resultBuilder
public struct _UIKitPreviewBuilder {
  /// Takes what is shown.
  public static func buildBlock<Shown: UIResponder>(_ shown: Shown) -> Shown { shown }
}

/// Where a preview is shown; nobody sees it here.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

/// Names what previews are of.
public enum Preview {
  /// What traits of a preview are for.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A device held sideways.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A device held sideways.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// Of a given size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}
