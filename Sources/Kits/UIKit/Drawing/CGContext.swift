import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
}
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// Where code draws: what it asks for is written down, and no pixel changes.
public final class CGContext {
  /// What was asked for, one line each.
  private(set) var commands: [String] = []
  private var states: [CGAffineTransform] = []
  private var path = CGPath()
  public private(set) var ctm = CGAffineTransform.identity
  public var interpolationQuality = CGInterpolationQuality.default
  public var isPathEmpty: Bool { path.isEmpty }
  public var boundingBoxOfPath: CGRect { path.boundingBox }
  public var currentPointOfPath: CGPoint { path.currentPoint }

  init() {}

  func note(_ command: String) { commands.append(command) }

  public func saveGState() { states.append(ctm) }
  public func restoreGState() { ctm = states.popLast() ?? ctm }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  public func setFillColor(_ color: CGColor) { note("fill colour \(color.words)") }
  public func setStrokeColor(_ color: CGColor) { note("line colour \(color.words)") }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }
  public func setLineWidth(_ width: CGFloat) { note("line width \(width)") }
  public func setLineCap(_ cap: CGLineCap) { note("line cap \(cap)") }
  public func setLineJoin(_ join: CGLineJoin) { note("line join \(join)") }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note("line dash \(lengths)") }
  public func setAlpha(_ alpha: CGFloat) { note("alpha \(alpha)") }
  public func setBlendMode(_ mode: CGBlendMode) { note("blend \(mode)") }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShadow(offset: CGSize, blur: CGFloat) { note("shadow \(blur)") }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { note("shadow \(blur)") }

  public func beginPath() { path = CGPath() }
  public func closePath() {}
  public func move(to point: CGPoint) { path.points.append(point) }
  public func addLine(to point: CGPoint) { path.points.append(point) }
  public func addLines(between points: [CGPoint]) { path.points += points }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.points.append(end)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.points.append(end) }
  public func addRect(_ rect: CGRect) { path.points += rect.corners }
  public func addEllipse(in rect: CGRect) { addRect(rect) }
  public func addPath(_ path: CGPath) { self.path.points += path.points }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      let x = center.x + radius * CGFloat(cos(Double(angle)))
      path.points.append(CGPoint(x: x, y: center.y + radius * CGFloat(sin(Double(angle)))))
    }
  }
  public func clip(using rule: CGPathFillRule = .winding) { note("clip") }
  public func clip(to rect: CGRect) { note("clip \(rect.words)") }

  public func fillPath(using rule: CGPathFillRule = .winding) { use("fill") }
  public func strokePath() { use("line") }
  public func drawPath(using mode: CGPathDrawingMode) { use("draw \(mode)") }
  public func fill(_ rect: CGRect) { note("fill \(rect.words)") }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { note("line \(rect.words)") }
  public func stroke(_ rect: CGRect, width: CGFloat) { note("line \(rect.words)") }
  public func fillEllipse(in rect: CGRect) { note("fill ellipse \(rect.words)") }
  public func strokeEllipse(in rect: CGRect) { note("line ellipse \(rect.words)") }
  public func clear(_ rect: CGRect) { note("clear \(rect.words)") }
  public func draw(_ image: CGImage, in rect: CGRect) { note("picture \(rect.words)") }

  private func use(_ verb: String) {
    note("\(verb) \(path.boundingBox.words)")
    path = CGPath()
  }
}

/// The pixels of a picture, of which only the number is known.
public final class CGImage: Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }
  public var width: Int { Int(image.size.width * image.scale) }
  public var height: Int { Int(image.size.height * image.scale) }
  /// The same picture at the size of the part.
  public func cropping(to rect: CGRect) -> CGImage? {
    rect.isEmpty ? nil : CGImage(UIImage(drawnAt: rect.size, commands: ["part \(rect.words)"]))
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
  /// The rectangle as a line of a drawing names it.
  var words: String { "\(minX) \(minY) \(width) \(height)" }
}

extension CGColor {
  fileprivate var words: String { "\(UIColor(cgColor: self))" }
}
