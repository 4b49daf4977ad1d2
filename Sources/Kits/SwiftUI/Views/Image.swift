import Foundation
import UIKit

/// A picture, known by its name.
public struct Image: Hashable, Sendable {
  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels become more or fewer.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let name: String

  /// A picture of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A picture of the asset catalogue, and what is read aloud in its place.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }

  /// A picture of the asset catalogue, of which a part is filled.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }

  /// A picture of the system's symbols, of which a part is filled.
  public init(systemName: String, variableValue: Double?) { name = systemName }

  /// A picture of the asset catalogue.
  public init(_ resource: ImageResource) { self.init(uiImage: UIImage(resource: resource)) }

  /// A picture that means nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// A picture of the system's symbols.
  public init(systemName: String) { name = systemName }

  /// A picture that the closure draws, of which nobody looks at anything here.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { name = "" }

  /// A picture of UIKit.
  public init(uiImage: UIImage) { name = uiImage.description }

  /// Lets the picture take the room that it is given.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Sets whether the picture is drawn in its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Sets how pixels become more or fewer.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Sets whether edges are made smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .image(name) }
}

/// A picture from the network, which is never fetched here: the placeholder stays.
public struct AsyncImage<Content: View> {
  private let content: () -> Content

  /// Shows nothing until the picture is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { Image(url?.absoluteString ?? "") }
  }

  /// Shows a placeholder until the picture is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ConditionalContent(storage: .second(placeholder())) }
  }

  /// Shows what belongs to each phase of the loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }
}

extension AsyncImage: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(content()) }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A title with a picture.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, _PrimitiveView, Buildable where Title: View, Icon: View {
  /// Takes both from builders.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[LabelStyleKey.self] {
      return blueprint.add(
        style.styled(
          LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))))
    }
    blueprint.facet = .container("Label")
    blueprint.add(icon)
    blueprint.add(title)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Takes a text and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }
  /// Takes a text and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  /// Takes a text and a picture of the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
  /// Takes a text and a picture of the asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}
