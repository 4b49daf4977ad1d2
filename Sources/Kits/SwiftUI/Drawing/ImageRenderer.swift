import Combine
public import CoreGraphics
public import UIKit

/// Makes pictures of views, which nobody can look at here: they are as large as was proposed, or empty.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the view may have.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point has.
  public var scale: CGFloat = 1
  /// Whether the picture covers what is behind it.
  public var isOpaque = false

  /// Takes what is drawn.
  public init(content: Content) { self.content = content }

  /// The picture.
  public var uiImage: UIImage? {
    let size = CGSize(width: proposedSize.width ?? 0, height: proposedSize.height ?? 0)
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }
  /// The picture.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
