import Foundation

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// A picture of the asset catalogue; nil only for an empty name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// A picture of the asset catalogue; nil only for an empty name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) { self.init(named: name) }
  /// A picture of the system's symbols; nil only for an empty name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// A picture from a file; nil if there is none or it starts like no known picture format.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// A picture from a file's bytes; nil if they start like no known picture format.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// A picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(drawnAt: cgImage.image.size, commands: ["picture \(cgImage.image)"])
  }
  /// A picture of pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  /// The pixels; nil while nothing is known of them.
  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }
  public var imageOrientation: Orientation { .up }
  public var capInsets: UIEdgeInsets { .zero }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// A picture of that size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(drawnAt: size, commands: ["picture \(self)"])
  }
  /// Answers at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  /// A picture of that size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public static let checkmark = system("checkmark")
  public static let add = system("plus")
  public static let remove = system("minus")
  public static let strokedCheckmark = system("checkmark.circle")
  public static let actions = system("ellipsis.circle")
  private static func system(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}

extension UIImage.SymbolConfiguration {
  /// In shades of one colour, which are not drawn.
  public init(hierarchicalColor: UIColor) { self.init(scale: .default) }
  /// In given colours, which are not drawn.
  public init(paletteColors: [UIColor]) { self.init(scale: .default) }
  public init(font: UIFont, scale: UIImage.SymbolConfiguration.Scale) { self.init(font: font) }
  public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolConfiguration.Scale) {
    self.init(textStyle: textStyle)
  }
  public static func preferringMulticolor() -> Self { Self(scale: .default) }
  /// The other one, since there is only one of each.
  public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> Self {
    otherConfiguration ?? self
  }
}
