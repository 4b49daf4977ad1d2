import Foundation

/// How the colours of a drawing are mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A drawing made by code: it is asked for once, at the size of the screen, and its texts can be read.
public struct Canvas<Symbols: View> {
  /// The views that the drawing can use.
  public var symbols: Symbols
  /// Makes the drawing.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Takes what draws, and the views that it can use, each marked with its `tag`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.renderer, self.symbols) = (renderer, symbols())
  }
}

extension Canvas where Symbols == EmptyView {
  /// Takes what draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    (self.renderer, symbols) = (renderer, EmptyView())
  }
}

extension Canvas: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("Canvas")
    let record = DrawingRecord(symbols: symbols)
    var context = GraphicsContext(environment: blueprint.environment, record: record)
    renderer(&context, UIScreen.main.bounds.size)
    for view in record.drawn { blueprint.add(view) }
  }
}

/// What has been drawn so far, shared by all copies of a context.
@MainActor
final class DrawingRecord {
  let symbols: any View
  var drawn: [any View] = []

  init(symbols: any View) { self.symbols = symbols }
}

/// A text that is ready to be drawn.
public struct ResolvedDrawing<Source> {
  let source: Source
  /// What it is drawn with.
  public var shading = GraphicsContext.Shading.foreground
  /// Nothing, since nothing is measured.
  public func measure(in size: CGSize) -> CGSize { .zero }
}

extension ResolvedDrawing where Source == Image {
  /// Nothing, since pictures are not decoded.
  public var size: CGSize { .zero }
  /// Always zero.
  public var baseline: CGFloat { 0 }
}
extension ResolvedDrawing where Source == AnyView {
  /// Nothing, since nothing is laid out.
  public var size: CGSize { .zero }
}

/// Where a `Canvas` draws; texts, pictures and symbols are kept, shapes are not.
@MainActor
public struct GraphicsContext {
  /// A text that is ready to be drawn.
  public typealias ResolvedText = ResolvedDrawing<Text>
  /// A picture that is ready to be drawn.
  public typealias ResolvedImage = ResolvedDrawing<Image>
  /// A view that is ready to be drawn.
  public typealias ResolvedSymbol = ResolvedDrawing<AnyView>

  /// What the views around the drawing have set.
  public let environment: EnvironmentValues
  /// How strongly what follows is drawn.
  public var opacity = 1.0
  /// How what follows is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// How what follows is moved and turned.
  public var transform = CGAffineTransform.identity
  private let record: DrawingRecord

  init(environment: EnvironmentValues, record: DrawingRecord) {
    (self.environment, self.record) = (environment, record)
  }

  /// Makes what follows so many times as large.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Moves and turns what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Fills a path, which is not kept.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws along a path, which is not kept.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws along a path, which is not kept.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Keeps what follows inside of a path, which has no effect.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {}
  /// Changes what follows, which has no effect.
  public mutating func addFilter(_ filter: Filter) {}

  /// A text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(source: text) }
  /// A picture that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(source: image) }
  /// The symbol that bears the tag; nil if none does.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let all = (record.symbols as? any SeveralViews)?.views ?? [record.symbols]
    let found = all.first { view in
      guard let tagged = view as? any TaggedView else { return false }
      return tagged.tag as? ID == id
    }
    return found.map { ResolvedSymbol(source: AnyView(erasing($0))) }
  }

  private func erasing<V: View>(_ view: V) -> AnyView { AnyView(view) }

  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    record.drawn.append(text)
  }
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) { record.drawn.append(text) }
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record.drawn.append(text.source)
  }
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) { record.drawn.append(text.source) }
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    record.drawn.append(image)
  }
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    record.drawn.append(image)
  }
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    record.drawn.append(image.source)
  }
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record.drawn.append(image.source)
  }
  /// Draws a symbol.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    record.drawn.append(symbol.source)
  }
  /// Draws a symbol.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record.drawn.append(symbol.source)
  }
  /// Draws something that is mixed with the rest as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}
