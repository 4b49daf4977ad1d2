import Curriculum
import FoundationEssentials
import Grading
import Testing

/// What is compiled of a learner's source.
private func replaced(_ text: String) -> String {
  ObjectiveCWords.replaced(in: SourceFile("A.swift", text)).text
}

struct ObjectiveCWordsTests {
  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(tap:) func tap() {}", "            func tap() {}"),
    ("@objc (a:b:)\nfunc tap() {}", "            \nfunc tap() {}"),
    ("@objc(\n  tap:\n) func tap() {}", "      \n      \n  func tap() {}"),
    ("@objc/* why */(tap) func tap() {}", "                    func tap() {}"),
    ("@objcMembers final class A {}", "             final class A {}"),
    ("@IBOutlet private weak var a: UILabel!", "          private weak var a: UILabel!"),
    ("@IBAction @MainActor func a() {}", "          @MainActor func a() {}"),
    (
      "@IBDesignable class A { @IBInspectable var a = 1 }",
      "              class A {                var a = 1 }"
    ),
    ("f(#selector(tap))", "f(#Selector(tap))"),
    ("\"\\(f(#selector(tap)))\"", "\"\\(f(#Selector(tap)))\""),
    ("f(#keyPath(A.name))", "f(\"name\"          )"),
    ("f(#keyPath(name.first))", "f(\"name.first\"        )"),
    (
      "import UIKit\nclass A { @objc dynamic var a = 1 }",
      "import UIKit\nclass A { @NSDynamicVar var a = 1 }"
    ),
    (
      "import SwiftUI\n@objc dynamic private var a: Int",
      "import SwiftUI\n@NSDynamicVar private var a: Int"
    ),
    (
      "import UIKit\n@objc dynamic var a: Int { 1 }",
      "import UIKit\n      dynamic var a: Int { 1 }"
    ),
    ("import UIKit\n@objc dynamic func a()", "import UIKit\n      dynamic func a()"),
    ("import Foundation\n@objc dynamic var a = 1", "import Foundation\n      dynamic var a = 1"),
    ("import os.log\nimport Foundation", "import os    \nimport Foundation"),
    ("@preconcurrency import os.log", "@preconcurrency import os    "),
    ("#if os(iOS)\na\n#endif", "#if true   \na\n#endif"),
    (
      "#if !os(macOS)&&!os( iOS )//\na\n#elseif os(iOS) || os(tvOS)\n#endif",
      "#if !os(macOS)&&!true     //\na\n#elseif true    || os(tvOS)\n#endif"
    ),
    ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
    (
      "import UIKit\na?.tableView?(b, didSelectRowAt: c)",
      "import UIKit\na?.tableView (b, didSelectRowAt: c)"
    ),
    ("import UIKit\na.numberOfSections?(in: b)", "import UIKit\na.numberOfSections (in: b)"),
    ("import UIKit\na.scrollViewDidScroll?(b)", "import UIKit\na.scrollViewDidScroll (b)"),
  ])
  func `words of Objective-C become blanks and a macro`(source: String, expected: String) {
    #expect(replaced(source) == expected)
    #expect(expected.utf8.count == source.utf8.count)
  }

  @Test(arguments: [
    "let a = \"@objc #selector(tap)\"", "// @objc #selector(tap)\n/* @IBAction */",
    "@Objc func a() {}", "#if os(macOS)\na\n#endif", "let a = os(iOS)",
    "@objcious func a() {}", "let a = #\"\\(#selector(a))\"#", "let a = \"\"\"\n@objc(a)\n\"\"\"",
    "@IBSegueAction func a() {}", "@UIApplicationMains class A {}",
    "#selectors", "", "@", "let a = /@objc/",
    "f(#keyPath(\" + f() + \"))", "f(#keyPath(a./* \" + f() + \" */b))", "f(#keyPath(a.`b\"`))",
    "f(#keyPath(a[\"b\"]))", "f(#keyPath(a.b + c.d))", "f(\"#keyPath(a.b)\")", "f(#keyPath(a\n.b))",
    "os.log(1)", "// import os.log", "import os.logger", "import pos.log", "import os",
    "import UIKit\na.onTap?(b, c)", "import UIKit\na.b ?(c, d: e) : f",
    "import UIKit\na.onTap?(b ? c : d)", "import UIKit\na.delete?(id: b)",
    "import UIKit\nvar textFieldDidEndEditing: F?\na.textFieldDidEndEditing?(b)",
    "import UIKit\na.onTap?([b: c], d)", "import Foundation\na?.tableView?(b, didSelectRowAt: c)",
  ])
  func `everything else stays`(source: String) {
    #expect(replaced(source) == source)
  }

  @Test(arguments: [
    (
      "class A: B {\n  var a = 1\n}\n// MARK: -\nextension A {\n  override func b() {}\n}\n",
      "class A: B {\n  var a = 1\n \n// MARK: -\n             \n  override func b() {}\n}\n"
    ),
    (
      "class A: B { }\n@available(iOS 13, *)\nprivate extension A: C,\n  D { }\nextension A { override var b: C { c } }\n",
      "class A: B {  \n                     \n                       \n       \n              override var b: C { c } };extension A: C,  D {}\n"
    ),
  ])
  func `an extension that overrides becomes part of its class`(source: String, compiled: String) {
    #expect(replaced("import UIKit\n" + source) == "import UIKit\n" + compiled)
  }

  @Test(arguments: [
    "import UIKit\nclass A: B {}\nextension A { func b() {} }",
    "import UIKit\nclass A: B {}\nlet c = 1\nextension A { override func b() {} }",
    "import UIKit\nclass A<C>: B {}\nextension A where C == Int { override func b() {} }",
    "import UIKit\npublic class A: B {}\npublic extension A { override func b() {} }",
    "import UIKit\nclass A: B {}\nextension A.D { override func b() {} }",
    "import UIKit\nextension A { override func b() {} }\nclass A: B {}",
    "import UIKit\nclass A: B {}\n#if DEBUG\nextension A { override func b() {} }\n#endif",
    "import UIKit\nclass A: B {}\nextension A { class C: D { override func b() {} } }",
    "import UIKit\nclass A: B {}\nextension A { override func b() {}",
    "import Foundation\nclass A: B {}\nextension A { override func b() {} }",
  ])
  func `an extension that cannot become part of a class stays`(source: String) {
    #expect(replaced(source) == source)
  }

  @Test(arguments: [
    "@objc(", "@objc(tap", "@objc(\"", "#selector", "#selector(", "@objc", "@objc\n(",
    "#keyPath", "#keyPath(", "#keyPath()", "import UIKit\n@objc dynamic",
  ])
  func `what is not finished keeps its length and its lines`(source: String) {
    let result = replaced(source)
    #expect(result.utf8.count == source.utf8.count)
    #expect(
      result.split(separator: "\n", omittingEmptySubsequences: false).count
        == source.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func `bytes that are no text keep their places`() {
    let bytes: [UInt8] = [0xFF, 0x00] + Array("@objc(имя) func a() {}\r\n".utf8) + [0xC3]
    let result = ObjectiveCWords.replaced(in: SourceFile(path: "A.swift", bytes: bytes)).bytes
    #expect(result.count == bytes.count)
    #expect(result.suffix(14) == bytes.suffix(14))
    #expect(result.prefix(2) == bytes.prefix(2))
  }
}
