import Foundation

/// A picture that is never decoded: where it came from is all that is known.
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How a symbol of the system looks.
  public struct SymbolConfiguration: Hashable, Sendable {
    public enum Scale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: Scale?

    public init(pointSize: CGFloat) { self.init(pointSize, nil, nil) }
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight, nil) }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale) {
      self.init(pointSize, weight, scale)
    }
    public init(scale: Scale) { self.init(nil, nil, scale) }
    public init(weight: SymbolWeight) { self.init(nil, weight, nil) }
    public init(font: UIFont) { self.init(font.pointSize, nil, nil) }
    public init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: Scale?) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  private enum Source: Hashable, Sendable {
    case nothing
    case asset(String)
    case symbol(String)
    case data(Data)
    case drawing(width: CGFloat, height: CGFloat, commands: [String])
  }

  private struct Look: Hashable, Sendable {
    var mode = RenderingMode.automatic
    var tint: UIColor?
    var configuration: SymbolConfiguration?
  }

  private let source: Source
  private let look: Look

  private init(source: Source, look: Look = Look()) {
    self.source = source
    self.look = look
    super.init()
  }

  /// A picture that code has drawn.
  convenience init(drawnAt size: CGSize, commands: [String]) {
    self.init(source: .drawing(width: size.width, height: size.height, commands: commands))
  }

  /// A picture of nothing.
  public override convenience init() { self.init(source: .nothing) }

  /// A picture of the asset catalogue.
  convenience init(asset name: String) { self.init(source: .asset(name)) }

  /// What `#imageLiteral` makes.
  public convenience init(imageLiteralResourceName name: String) { self.init(asset: name) }

  /// A picture of the asset catalogue; nil only for an empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .asset(name))
  }

  /// A picture of the system's symbols; nil only for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name))
  }

  /// A picture of the system's symbols with a look; nil only for an empty name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name), look: Look(configuration: configuration))
  }

  /// A picture from a file's bytes; nil if they start like no known picture format.
  public convenience init?(data: Data) {
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8),
      Array("BM".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    ]
    guard signatures.contains(where: { data.starts(with: $0) }) else { return nil }
    self.init(source: .data(data))
  }

  public var renderingMode: RenderingMode { look.mode }
  public var symbolConfiguration: SymbolConfiguration? { look.configuration }
  /// That of what code has drawn; else nothing, since pictures are not decoded.
  public var size: CGSize {
    guard case .drawing(let width, let height, _) = source else { return .zero }
    return CGSize(width: width, height: height)
  }
  public var scale: CGFloat { 1 }
  /// The bytes that it was made from, or the lines of a drawing; nil for assets and symbols.
  public func pngData() -> Data? {
    switch source {
    case .data(let data): data
    case .drawing(_, _, let commands):
      Data([0x89, 0x50, 0x4E, 0x47]) + Data(commands.joined(separator: "\n").utf8)
    default: nil
    }
  }
  /// The bytes that it was made from, whatever the quality; nil for assets and symbols.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.mode = renderingMode }
  }
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.mode) = (color, renderingMode) }
  }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    with { $0.configuration = configuration }
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  private func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source: source, look: look)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.source == source && other.look == look
  }

  public override var hash: Int { source.hashValue }

  public override var description: String {
    switch source {
    case .nothing: ""
    case .asset(let name), .symbol(let name): name
    case .data(let data): "\(data.count) bytes"
    case .drawing(let width, let height, _): "drawing \(width) × \(height)"
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// What a picture literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
