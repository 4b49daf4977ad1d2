import Foundation

extension NSLayoutConstraint {
  /// In which way the views of a visual format stand to each other.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// The constraints that a visual format stands for; traps where it names an unknown view or metric.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics: metrics ?? [:], views: views)
    return reader.read()
  }
}

/// Reads one line of the visual format language.
@MainActor
private struct VisualFormat {
  private let format: String
  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (self.format, self.metrics, self.views) = (format, metrics, views)
    rest = format.filter { !$0.isWhitespace }[...]
  }

  /// What stands on one side of a gap: a view, or the superview of the next one.
  private enum Side {
    case superview
    case view(UIView)
  }

  mutating func read() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: Side? = take("|") ? .superview : nil
    var gap = Gap.none
    while !rest.isEmpty {
      if take("-") {
        gap = readGap()
      } else if take("[") {
        let view = readView()
        join(last, to: .view(view), by: gap)
        (last, gap) = (.view(view), .none)
      } else if take("|") {
        join(last, to: .superview, by: gap)
        return constraints
      } else {
        complain("nothing that belongs there")
      }
    }
    return constraints
  }

  private enum Gap {
    case none, standard
    case given([(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)])
  }

  private mutating func readGap() -> Gap {
    if rest.first == "[" || rest.first == "|" { return .standard }
    let gap: Gap = .given(
      take("(") ? readPredicates().map { ($0.0, $0.1.constant, $0.2) } : [readNumber()])
    if !take("-") { complain("a gap without an end") }
    return gap
  }

  private mutating func readNumber() -> (NSLayoutConstraint.Relation, CGFloat, UILayoutPriority) {
    (.equal, metric(readWord()), .required)
  }

  private enum Length {
    case number(CGFloat)
    case view(UIView)
    var constant: CGFloat { if case .number(let number) = self { number } else { 0 } }
  }

  private mutating func readPredicates() -> [(
    NSLayoutConstraint.Relation, Length, UILayoutPriority
  )] {
    var predicates: [(NSLayoutConstraint.Relation, Length, UILayoutPriority)] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      let word = readWord()
      let length = (views[word] as? UIView).map { Length.view($0) } ?? .number(metric(word))
      let priority = take("@") ? UILayoutPriority(Float(metric(readWord()))) : .required
      predicates.append((relation, length, priority))
    } while take(",")
    if !take(")") { complain("a bracket without an end") }
    return predicates
  }

  private mutating func readView() -> UIView {
    let name = readWord()
    guard let view = views[name] as? UIView else { complain("no view called '\(name)'") }
    if take("(") {
      let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for (relation, length, priority) in readPredicates() {
        let other: UIView? = if case .view(let other) = length { other } else { nil }
        add(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
            constant: length.constant), priority)
      }
    }
    if !take("]") { complain("a view without an end") }
    return view
  }

  private mutating func join(_ first: Side?, to second: Side, by gap: Gap) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    let (later, earlier): (UIView?, UIView?)
    let (laterEdge, earlierEdge): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    var standard: CGFloat = 8
    switch (first, second) {
    case (.superview, .view(let view)):
      (later, earlier) = (view, view.superview)
      (laterEdge, earlierEdge) = (start, start)
      standard = 20
    case (.view(let view), .superview):
      (later, earlier) = (view.superview, view)
      (laterEdge, earlierEdge) = (end, end)
      standard = 20
    case (.view(let left), .view(let right)):
      (later, earlier) = (right, left)
      (laterEdge, earlierEdge) = (start, end)
    default: return
    }
    guard let later, let earlier else { complain("a view without a superview") }
    let lengths: [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)] =
      switch gap {
      case .none: [(.equal, 0, .required)]
      case .standard: [(.equal, standard, .required)]
      case .given(let given): given
      }
    for (relation, length, priority) in lengths {
      add(
        NSLayoutConstraint(
          item: later, attribute: laterEdge, relatedBy: relation, toItem: earlier,
          attribute: earlierEdge, multiplier: 1, constant: length), priority)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    constraints.append(constraint)
  }

  private mutating func take(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    return true
  }

  private mutating func readWord() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private func metric(_ word: String) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: complain("no number and no metric called '\(word)'")
    }
  }

  private func complain(_ what: String) -> Never {
    fatalError("Unable to parse the constraint format '\(format)': \(what) before '\(rest)'.")
  }
}
