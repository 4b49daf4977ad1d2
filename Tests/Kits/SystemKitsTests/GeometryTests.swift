import CoreGraphics
import Testing

@Suite struct GeometryTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: -2), CGPoint(x: -7.5, y: 11)]

  private let transforms = [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: -3),
    CGAffineTransform(translationX: 5, y: 7), CGAffineTransform(rotationAngle: 1.2),
    CGAffineTransform(1, 2, 3, 4, 5, 6),
  ]

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test func `the first transform of two acts first`() {
    for first in transforms {
      for second in transforms {
        for point in points {
          let both = point.applying(first.concatenating(second))
          #expect(isNear(both, point.applying(first).applying(second)))
        }
      }
    }
  }

  @Test func `the inverse leads back, and what has none stays`() {
    for transform in transforms {
      for point in points {
        #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
      }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `what is added to a transform acts before it`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(move.translatedBy(x: 1, y: 2)) == CGPoint(x: 12, y: 3))
    let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    #expect(isNear(turned, CGPoint(x: 10, y: 1)))
  }

  @Test func `a transform without numbers is not the identity`() {
    #expect(!CGAffineTransform().isIdentity && CGAffineTransform.identity.isIdentity)
    #expect(CGPoint(x: 3, y: 4).applying(CGAffineTransform()) == .zero)
  }

  @Test func `sizes are not moved, rectangles are bounded`() {
    let move = CGAffineTransform(translationX: 5, y: 5)
    #expect(CGSize(width: 2, height: 3).applying(move) == CGSize(width: 2, height: 3))
    let turn = CGAffineTransform(rotationAngle: .pi)
    let turned = CGRect(x: 1, y: 2, width: 3, height: 4).applying(turn)
    #expect(isNear(turned.origin, CGPoint(x: -4, y: -6)))
    #expect(abs(turned.width - 3) < 1e-9 && abs(turned.height - 4) < 1e-9)
  }

  @Test func `a vector has two parts`() {
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(CGVector() == .zero)
  }
}
