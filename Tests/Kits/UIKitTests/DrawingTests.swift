import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `A drawn picture` {
  /// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer: the picture has the
  /// size that the renderer was made with.
  @Test func `has the size of its renderer`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.cgContext.strokeEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      "A".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(image.cgImage?.width == 40)
    #expect(image.pngData().flatMap { UIImage(data: $0) } != nil)
  }

  @Test func `is the same as another only if the same was drawn`() {
    func draw(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(draw(.red) == draw(.red))
    #expect(draw(.red) != draw(.blue))
  }

  @Test func `can be made in the old way, one inside of another`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, 0)
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2)).image { _ in }
    inner.draw(in: CGRect(x: 0, y: 0, width: 3, height: 4))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(outer?.size == CGSize(width: 3, height: 4) && inner.size.height == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `of nothing is empty, and text outside of a drawing is not drawn`() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
    "text".draw(at: .zero)
    #expect("".size(withAttributes: nil).width == 0)
    let long = String(repeating: "a", count: 10_000)
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let rect = long.boundingRect(with: room, attributes: nil, context: nil)
    #expect(rect.width <= 100 && rect.height > 1000)
  }
}
