import Testing
import UIKit

@MainActor
@Suite struct `A visual format` {
  private let root = UIView()
  private let left = UIView()
  private let right = UIView()
  private var views: [String: Any] { ["left": left, "right": right] }

  private init() {
    root.addSubview(left)
    root.addSubview(right)
  }

  private func words(_ format: String, metrics: [String: Any]? = nil) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views).map {
      let names: [ObjectIdentifier: String] = [
        ObjectIdentifier(root): "root", ObjectIdentifier(left): "left",
        ObjectIdentifier(right): "right",
      ]
      func name(_ item: AnyObject?) -> String {
        item.flatMap { names[ObjectIdentifier($0)] } ?? "nothing"
      }
      return
        "\(name($0.firstItem)).\($0.firstAttribute) \($0.relation) \(name($0.secondItem)).\($0.secondAttribute) \($0.constant) @\($0.priority.rawValue)"
    }
  }

  /// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
  @Test func `stands for constraints between views and their superview`() {
    #expect(
      words("H:|-16-[left]-[right(==100)]|") == [
        "left.leading equal root.leading 16.0 @1000.0",
        "right.width equal nothing.notAnAttribute 100.0 @1000.0",
        "right.leading equal left.trailing 8.0 @1000.0",
        "root.trailing equal right.trailing 0.0 @1000.0",
      ])
    #expect(
      words("V:|-top-[left(right,>=20@750)]", metrics: ["top": 4]) == [
        "left.height equal right.height 0.0 @1000.0",
        "left.height greaterThanOrEqual nothing.notAnAttribute 20.0 @750.0",
        "left.top equal root.top 4.0 @1000.0",
      ])
    #expect(words("[left]-(>=5,<=9)-[right]").count == 2)
    #expect(words("").isEmpty)
  }

  @Test func `traps where it names what is not there`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[nobody]-|", views: [:])
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-(", views: [:])
      }
    }
  }
}
