import Curriculum

/// Source that the gate has to refuse, with what it is refused as.
enum GateAttacks {
  static let source: [(name: String, id: String, line: Int, text: String)] = [
    (
      "a type of the checks' own in a protocol", "refused_name", 1,
      "protocol Clock: AnyObject { associatedtype Date = String; func now() -> Date }"
    ),
    (
      "a type of the checks' own in a class", "refused_name", 1,
      "class Clock { typealias Date = String; func now() -> Date { \"\" } }"
    ),
    (
      "a type of the checks' own in a class above one", "refused_name", 1,
      "class Wall { struct Date {} }\nclass Clock: Wall { func now() -> Int { 1 } }"
    ),
    (
      "another mirror", "refused_name", 2,
      "struct Shelf { var hour = 1 }\nextension Shelf { var customMirror: Mirror { Mirror(self, children: []) } }"
    ),
    (
      "a reference that nobody counts and nobody names", "refused_unsafe", 2,
      "struct Holder { unowned( // it lives\nunsafe) let held: AnyObject }"
    ),
    (
      "two closures that change one variable at once", "refused_unsafe", 3,
      """
      nonisolated(unsafe) var kept: (() -> Void)?
      func two(_ first: () -> Void, _ second: () -> Void) {
        withoutActuallyEscaping(first) { kept = $0; second() }
      }
      """
    ),
    (
      "an import behind more attributes than anybody writes", "refused_attribute", 1,
      "@_spi(Checks) " + String(repeating: "@available(*, unavailable) ", count: 60)
        + "import UIKit"
    ),
    (
      "a part of a text beyond its end", "refused_unsafe", 3,
      """
      import Foundation
      func f(_ text: NSAttributedString) -> Any {
        text.attributedSubstring(from: NSRange(location: 1 << 60, length: 1))
      }
      """
    ),
    (
      "the same as a function", "refused_unsafe", 2,
      "import Foundation\nlet f: (NSAttributedString) -> (NSRange) -> Any = NSAttributedString.`attributedSubstring`"
    ),
    (
      "a class of the checks from the bundle", "refused_call", 2,
      "import Foundation\nfunc f() -> AnyClass? { Bundle.main.classNamed(\"CheckDriver.CheckCase\") }"
    ),
    (
      "a symbol of somebody else's", "refused_attribute", 2,
      "// hello\n@_silgen_name(\"exit\") func quit()"
    ),
    ("a C symbol", "refused_attribute", 1, "@_cdecl(\"main\") public func start() {}"),
    ("a C symbol, the new way", "refused_attribute", 1, "@c(fclose) public func close() {}"),
    ("a C function", "refused_attribute", 1, "@_extern(c) func fork() -> Int32"),
    ("code before main", "refused_attribute", 1, "@section(\".init_array\") @used let f: Int = 1"),
    ("code before main, an older name", "refused_attribute", 1, "@_section(\"x\") let f: Int = 1"),
    ("a replaced function", "refused_attribute", 1, "@_dynamicReplacement(for: a) func b() {}"),
    ("another name in the object file", "refused_attribute", 1, "@abi(func g()) func f() {}"),
    (
      "another module's name", "refused_attribute", 1,
      "@_originallyDefinedIn(module: \"Swift\", macOS 13) public struct S {}"
    ),
    (
      "inlined wherever it is called", "refused_attribute", 1,
      "extension Array { @inlinable @inline(always) public var last: Int { 1 } }"
    ),
    (
      "inlined, behind a blank", "refused_attribute", 1,
      "extension Array { @ inline(always) public var last: Int { 1 } }"
    ),
    (
      "inlined, in backticks", "refused_attribute", 1,
      "extension Array { @inline( /* */ `always`) public var last: Int { 1 } }"
    ),
    (
      "unsafe code behind a condition and a comment", "refused_unsafe", 2,
      "#if DEBUG /*\n*/ let sum = unsafe [1].withUnsafeBytes { $0.count }\n#endif"
    ),
    (
      "unsafe code behind a condition in brackets", "refused_unsafe", 3,
      "#if (\nDEBUG) /*\n*/ let sum = unsafe [1].withUnsafeBytes { $0.count }\n#endif"
    ),
    (
      "a module of tests behind a condition and a comment", "refused_import", 3,
      "#if os(Plan9)\n#elseif DEBUG /* /*\n*/ */ import XCTest\n#endif"
    ),
    (
      "a name of Swift's behind a condition and a comment", "refused_name", 2,
      "#if DEBUG /*\n*/ struct Int {}\n#endif"
    ),
    ("lies to the optimizer", "refused_attribute", 1, "@_effects(readnone) func f() {}"),
    (
      "no exclusivity", "refused_attribute", 1,
      "final class C { @exclusivity(unchecked) var x = 1 }"
    ),
    (
      "a raw layout", "refused_attribute", 1,
      "@_rawLayout(size: 4, alignment: 4) struct S: ~Copyable {}"
    ),
    (
      "a name of the checks behind types with attributes", "refused_name", 2,
      "typealias A = @Sendable (@escaping () -> Void) -> @Sendable () -> Void\n"
        + "func/* */XCTAssertEqual(_ a: Int, _ b: Int) {}"
    ),
    (
      "an attribute behind a message", "refused_attribute", 4,
      "#if os(Plan9)\n#error(\"a\")\n#else\n@_cdecl(\"x\") func f() {}\n#endif"
    ),
    (
      "another module behind half a name", "refused_import", 2, "let a = `b\nlet c = XCTest::d"
    ),
    (
      "a name of Foundation's under cover of one's own", "refused_underscored", 1,
      "let data = Data()._bridgeToObjectiveC(); func _bridgeToObjectiveC() {}"
    ),
    ("silenced with @safe", "refused_attribute", 1, "@safe func f() {}"),
    ("silenced with @unsafe", "refused_attribute", 1, "@unsafe func f() {}"),
    ("an unsafe conformance", "refused_attribute", 1, "struct S: @unsafe Equatable {}"),
    ("an attribute on a parameter", "refused_attribute", 1, "func f(a: @_addressable Int) {}"),
    (
      "an attribute of a closure", "refused_attribute", 1,
      "let f = { @_unsafeInheritExecutor in 1 }"
    ),
    ("a blank behind the @", "refused_attribute", 3, "\n@\n  _silgen_name(\"exit\") func quit()"),
    ("a comment behind the @", "refused_attribute", 1, "@/* */_cdecl(\"x\") func f() {}"),
    ("backticks", "refused_attribute", 1, "@`_silgen_name`(\"exit\") func quit()"),
    (
      "right behind another word", "refused_attribute", 1,
      "public@_silgen_name(\"exit\") func quit()"
    ),
    (
      "in a branch that is compiled", "refused_attribute", 2,
      "#if swift(>=5)\n@_cdecl(\"x\") func f() {}\n#endif"
    ),
    (
      "in a branch that is not", "refused_attribute", 2,
      "#if os(Windows)\n@_cdecl(\"x\") func f() {}\n#endif"
    ),
    ("inside a string's interpolation", "refused_unsafe", 1, "let s = \"\\({ unsafe f() }())\""),
    ("a re-export", "refused_attribute", 1, "@_exported import Foundation"),
    ("an import that hides", "refused_attribute", 1, "@_implementationOnly import Foundation"),
    (
      "what is kept for others", "refused_attribute", 1,
      "@_spi(Private) @preconcurrency public import Foundation"
    ),
    ("an attribute that nobody knows", "refused_attribute", 1, "let f: @brandnew Int = 1"),
    ("the checks' framework", "refused_import", 1, "import XCTest"),
    ("the checks' driver", "refused_import", 1, "import Foundation; import CheckDriver"),
    ("a part of a module", "refused_import", 1, "import class XCTest.XCTestCase"),
    ("an import in backticks", "refused_import", 1, "import `XCTest`"),
    ("an import over lines", "refused_import", 2, "import // Foundation\n  Testing"),
    ("the compiler's module", "refused_import", 1, "import Builtin"),
    ("an inner module", "refused_import", 1, "import _RegexParser"),
    ("a module of C", "refused_import", 1, "import CoreFoundation"),
    ("a testable import", "refused_import", 1, "@testable import XCTest"),
    ("a look into another module", "refused_attribute", 1, "@testable import UIKit"),
    ("an alias for a number", "refused_name", 1, "typealias Int = Float"),
    (
      "a function that gives way to the checks'", "refused_attribute", 2,
      "struct Shelf {\n  @_disfavoredOverload init(hour: Int = 1) {}\n}"
    ),
    ("a selected module", "refused_import", 1, "func f() { XCTest::XCTFail() }"),
    ("an unsafe expression", "refused_unsafe", 1, "func f() { let x = unsafe g(); print(x) }"),
    ("an unsafe expression in brackets", "refused_unsafe", 1, "func f() { _ = unsafe (3) }"),
    ("an unsafe loop", "refused_unsafe", 1, "func f(x: [Int]) { for unsafe y in x { print(y) } }"),
    ("a pointer that looks harmless", "refused_unsafe", 1, "extension UnsafeRawPointer: P {}"),
    (
      "an unsafe default", "refused_unsafe", 1,
      "struct S { subscript(x: Int = unsafe g()) -> Int { 3 } }"
    ),
    ("a pointer's protocol", "refused_underscored", 1, "func f<T: _Pointer>(_ t: T) {}"),
    ("a macro", "refused_attribute", 1, "@freestanding(expression) macro m() -> Int = 3"),
    ("a macro without its role", "refused_macro", 1, "macro m() -> Int = 3"),
    (
      "an outside macro", "refused_macro", 1,
      "macro m() = #externalMacro(module: \"A\", type: \"B\")"
    ),
    ("the program's own image", "refused_directive", 1, "func f() { _ = #dsohandle }"),
    (
      "another file's name", "refused_directive", 1,
      "#sourceLocation(file: \"Checks.swift\", line: 1)"
    ),
    ("an assertion of one's own", "refused_name", 1, "func XCTAssertEqual<T>(_ a: T, _ b: T) {}"),
    (
      "an assertion as a variable", "refused_name", 1,
      "let XCTAssertTrue: (Bool) -> Void = { _ in }"
    ),
    ("an assertion in a pattern", "refused_name", 1, "let (a, XCTFail) = (1, { (s: String) in })"),
    ("a class for all checks", "refused_name", 1, "open class XCTestCase {}"),
    ("another Int", "refused_name", 1, "struct Int {}"),
    ("an alias called Int", "refused_name", 1, "typealias Int = String"),
    ("an Int behind a comment", "refused_name", 1, "struct/**/Int {}"),
    ("an Int on the next line", "refused_name", 1, "struct // a type\n  Int {}"),
    ("an Int in backticks", "refused_name", 1, "enum `Int` {}"),
    ("another kind of literal", "refused_name", 1, "typealias IntegerLiteralType = Double"),
    ("a type that the checks use", "refused_name", 1, "struct Set<T> {}"),
    (
      "a type of the checks for all that conforms", "refused_name", 2,
      "protocol P {}\nextension P { typealias Set = Array }"
    ),
    (
      "a type for all that conforms, under a condition", "refused_name", 3,
      "protocol P {}\n#if DEBUG\nextension P { struct Int {} }\n#endif"
    ),
    (
      "a function that the checks use", "refused_name", 1,
      "func min(_ a: Int, _ b: Int) -> Int { 0 }"
    ),
    ("a type named like a module", "refused_name", 1, "enum Foundation {}"),
    (
      "a cast without a test", "refused_underscored", 1,
      "func f(a: AnyObject) -> String { _unsafeReferenceCast(a, to: String.self) }"
    ),
    (
      "an access without a test", "refused_underscored", 1,
      "let x = [1]._getElement(9, wasNativeTypeChecked: true, matchingSubscriptCheck: d)"
    ),
    (
      "a way around a key path", "refused_underscored", 1,
      "func _projectReadOnly() {}\nlet x = (\\String.count)._projectReadOnly(from: 1)"
    ),
    ("an unknown name of Swift's", "refused_underscored", 1, "let x = [1]._secret()"),
    (
      "an unknown name in brackets", "refused_underscored", 1,
      "let x = { (1, _secret) }; func f(_ a: Int) { g(a, _secret) }"
    ),
    (
      "a declaration as a disguise", "refused_underscored", 1,
      "struct S { func _identityCast() {} }\nlet x = _identityCast(1, to: Double.self)"
    ),
    ("a lie about a comment", "refused_attribute", 3, "/* /* */\n*/\n@_cdecl(\"x\") func f() {}"),
    (
      "a lie about a string", "refused_attribute", 2,
      "let a = #\"\\\"#\n@_cdecl(\"x\") func f() {} // \""
    ),
  ]

  /// Source that the compiler finds unsafe, with what the refusal names.
  static let unsafe: [(name: String, construct: String, line: Int, text: String)] = [
    (
      "a cast of bits", "unsafeBitCast", 1,
      "func f(a: AnyObject) -> Int { unsafeBitCast(a, to: Int.self) }"
    ),
    (
      "a pointer", "withUnsafePointer", 2,
      "func f() {\n  withUnsafePointer(to: 3) { print($0.pointee) }\n}"
    ),
    (
      "a pointer's memory", "UnsafeMutablePointer", 1,
      "func f() { let p = UnsafeMutablePointer<Int>.allocate(capacity: 1); p.pointee = 1 }"
    ),
    (
      "an address", "UnsafeMutableRawPointer", 1,
      "func f() { let p = UnsafeMutableRawPointer(bitPattern: 4096); print(p as Any) }"
    ),
    (
      "memory that somebody else counts", "Unmanaged", 2,
      "final class C {}\nfunc f() { _ = Unmanaged.passRetained(C()) }"
    ),
    (
      "the bytes of data", "UnsafeRawPointer", 2,
      "import Foundation\nfunc f(d: NSData) -> UInt8 { d.bytes.load(as: UInt8.self) }"
    ),
    (
      "an array's memory", "withUnsafeBufferPointer", 1,
      "func f() -> Int { [1].withUnsafeBufferPointer { $0.count } }"
    ),
    ("a function of C", "dlopen", 2, "import Foundation\nfunc f() { _ = dlopen(\"x.so\", 1) }"),
    ("an address of C's", "dlsym", 2, "import Foundation\nfunc f() { _ = dlsym(nil, \"exit\") }"),
    (
      "memory of the system's", "mmap", 2,
      "import Foundation\nfunc f() { _ = mmap(nil, 1, 1, 1, -1, 0) }"
    ),
    (
      "a value without a test", "unsafelyUnwrapped", 1,
      "func f(a: Int?) -> Int { a.unsafelyUnwrapped }"
    ),
    (
      "a cast without a test", "unsafeDowncast", 2,
      "class A {}; final class B: A {}\nfunc f(a: A) -> B { unsafeDowncast(a, to: B.self) }"
    ),
    (
      "a reference that nobody counts", "o", 1,
      "final class C { unowned(unsafe) var o: AnyObject; init(o: AnyObject) { self.o = o } }"
    ),
    (
      "a continuation without a test", "withUnsafeContinuation", 1,
      "func f() async { await withUnsafeContinuation { $0.resume() } }"
    ),
    ("an unsafe type inside", "UnsafeRawPointer", 1, "struct S { var p: UnsafeRawPointer }"),
  ]

  /// Code that the compiler takes, and whose object says what it does.
  static let symbols: [(name: String, id: String, line: Int, text: String)] = [
    (
      "a process", "refused_call", 2,
      "import Foundation\nfunc f() throws { let p = Process(); try p.run() }"
    ),
    (
      "bytes set back before the first", "refused_call", 2,
      "import Foundation\nfunc f(_ data: inout Data) { data.resetBytes(in: -40 ..< -30) }"
    ),
    (
      "bytes set back by a protocol", "refused_call", 3,
      "import Foundation\nfunc f(_ data: inout Data) { g(&data) }\nfunc g<T: MutableDataProtocol>(_ data: inout T) { data.resetBytes(in: data.startIndex...) }"
    ),
    (
      "a header that nobody has filled", "refused_call", 2,
      "typealias Box = Int\nfunc f() { _ = ManagedBuffer<Box, Int>.create(minimumCapacity: 1) { $0.header } }"
    ),
    (
      "the same by inheritance", "refused_call", 1,
      "final class Own: ManagedBuffer<String, Int> {}\nfunc f() -> Any.Type { Own.self }"
    ),
    (
      "the same by a pointer", "refused_call", 2,
      "final class Own {}\nfunc f() { _ = ManagedBufferPointer<Int, Int>(bufferClass: Own.self, minimumCapacity: 1) { _, _ in 1 } }"
    ),
    (
      "texts with attributes beyond their end", "refused_call", 3,
      """
      import Foundation
      func f() {
        let text = NSMutableAttributedString(string: "a")
        text.removeAttribute(.init("b"), range: NSRange(location: 1 << 60, length: 1))
      }
      """
    ),
    (
      "the same by what another makes", "refused_call", 2,
      "import Foundation\nfunc f(_ text: NSAttributedString) -> Any? { text.mutableCopy() as? NSMutableAttributedString }"
    ),
    (
      "a text that lies about its end", "refused_call", 2,
      "import Foundation\nclass Liar: NSAttributedString { override var length: Int { 1 << 60 } }"
    ),
    (
      "a set of planes that there are not", "refused_call", 2,
      "import Foundation\nfunc f() -> CharacterSet { CharacterSet(bitmapRepresentation: Data()) }"
    ),
    (
      "the same of a class", "refused_call", 2,
      "import Foundation\nfunc f() -> NSCharacterSet { NSMutableCharacterSet(bitmapRepresentation: Data()) }"
    ),
    (
      "a set that is decoded", "refused_call", 2,
      "import Foundation\nfunc f() { print(try? JSONDecoder().decode(CharacterSet.self, from: Data())) }"
    ),
    (
      "a set inside of what is decoded", "refused_call", 2,
      "import Foundation\nstruct Box: Decodable { var set: CharacterSet }"
    ),
    (
      "a set that a coder fills", "refused_call", 2,
      "import Foundation\nfunc f(_ coder: NSCoder) -> Any? { NSCharacterSet(coder: coder) }"
    ),
    (
      "a set from an archive", "refused_call", 2,
      "import Foundation\nfunc f() -> Any? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: Data()) }"
    ),
    (
      "more elements than there are bytes", "refused_call", 1,
      "final class Box<let count: Int> { var list: InlineArray<count, Int>; init() { list = InlineArray { _ in 0 } } }"
    ),
    (
      "the same without the name", "refused_call", 1,
      "final class Box<let count: Int> { var list: [count of Int]?; init() {} }"
    ),
    (
      "the same with the number in its place", "refused_call", 1,
      "final class Box { var list: InlineArray<0x2000_0000_0000_0001, Int>?; init() {} }"
    ),
    (
      "the same with a number that fills half of a word", "refused_call", 2,
      "final class Box {\n  var list: [4_294_967_297 of Int]?\n  init() {}\n}"
    ),
    (
      "the same with the number behind a condition", "refused_call", 2,
      "struct Row<let count: Int> {}\nextension Row where count == 0x2000_0000_0000_0001 {\n"
        + "  final class Box { var list: InlineArray<count, Int>?; init() {} }\n}"
    ),
    (
      "room for more elements than there are bytes", "refused_call", 1,
      "func f() -> [Int] { [Int](capacity: 0x2000_0000_0000_0002) { span in span.append(1) } }"
    ),
    (
      "a function as one that throws another error", "refused_cast", 3,
      """
      struct Number: Error { var number: Int }
      struct Object: Error { var object: AnyObject }
      let thrower: () throws(Number) -> Void = { () throws(Number) in throw Number(number: 1) }
      func f() throws(Object) { try (thrower as Any as! () throws(Object) -> Void)() }
      """
    ),
    (
      "the same of a generic type", "refused_cast", 1,
      "func f<E: Error>(_ any: Any, _: E.Type) throws(E) { try (any as! () throws(E) -> Void)() }"
    ),
    (
      "the same of a type that is nowhere written", "refused_cast", 3,
      """
      struct Number: Error { var number: Int }
      func cast<T>(_ any: Any, like: (T) -> Void) -> T? { any as? T }
      func taken(_ function: () throws(Number) -> Void) {}
      func f(_ any: Any) { _ = cast(any, like: taken) }
      """
    ),
    (
      "the same in a list", "refused_cast", 2,
      """
      struct Number: Error { var number: Int }
      func f(_ all: [Any]) -> Int { (all as? [() throws(Number) -> Void])?.count ?? 0 }
      """
    ),
    (
      "a function as one that is called from elsewhere", "refused_cast", 1,
      "func f(_ any: Any) -> Bool { any is @isolated(any) () -> Void }"
    ),
    (
      "a text that its parent has freed", "refused_call", 3,
      "import Foundation\nimport FoundationXML\nfunc f() -> Any { XMLElement(name: \"a\") }"
    ),
    (
      "a function that is found by its name", "refused_call", 4,
      """
      import Distributed
      func f<System: DistributedActorSystem, A: DistributedActor>(_ system: System, _ actor: A, _ decoder: inout System.InvocationDecoder, _ handler: System.ResultHandler) async throws
      where A.ActorSystem == System, A.ID == System.ActorID {
        try await system.executeDistributedTarget(on: actor, target: RemoteCallTarget("f"), invocationDecoder: &decoder, handler: handler)
      }
      """
    ),
    (
      "native code from a bundle", "refused_call", 3,
      "import Foundation\n\nfunc f() { Bundle(path: \"/box/x\")?.load() }"
    ),
    (
      "a class by its name", "refused_call", 2,
      "import Foundation\nfunc f() -> AnyClass? { NSClassFromString(\"CheckDriver.CheckCase\") }"
    ),
    (
      "bytes beyond their end", "refused_call", 2,
      "import Foundation\nfunc f() { NSMutableData().resetBytes(in: NSRange(location: 1 << 30, length: 8)) }"
    ),
    (
      "numbers that may be missing and are always equal", "refused_operator", 2,
      "let isSame = 1 == 2\nfunc == (left: Int?, right: Int?) -> Bool { true }"
    ),
    (
      "numbers of two kinds that are always equal", "refused_operator", 2,
      "let isSame = 1 == 2\nfunc == (left: Int, right: Int32) -> Bool { true }"
    ),
    (
      "pairs that are always equal", "refused_operator", 1,
      "func == (left: (Int, Int), right: (Int, Int)) -> Bool { true }"
    ),
    (
      "the identity of objects", "refused_operator", 1,
      "func === (left: AnyObject?, right: AnyObject?) -> Bool { true }"
    ),
    (
      "the identity of objects that are there", "refused_operator", 1,
      "func !== (left: AnyObject, right: AnyObject) -> Bool { true }"
    ),
    (
      "a descriptor", "refused_call", 2,
      "import Foundation\nfunc f() { FileHandle(fileDescriptor: 3).write(Data()) }"
    ),
    (
      "a descriptor's channel", "refused_call", 2,
      "import Foundation\nfunc f() { DispatchIO(type: .stream, fileDescriptor: 3, queue: .main) { _ in }.close() }"
    ),
    ("a closed descriptor", "refused_call", 2, "import Foundation\nfunc f() { close(3) }"),
    ("a signal", "refused_call", 2, "import Foundation\nfunc f() { kill(getppid(), 9) }"),
    (
      "a handler for the end", "refused_call", 2,
      "import Foundation\nfunc f() { atexit { print(1) } }"
    ),
    ("a quick end", "refused_call", 2, "import Foundation\nfunc f() { _exit(0) }"),
    (
      "a system call by name", "refused_call", 1,
      "@_silgen_name(\"syscall\") func c(_ n: Int) -> Int\nfunc f() { _ = c(57) }"
    ),
    (
      "a traced process", "refused_call", 1,
      "@_silgen_name(\"ptrace\") func t(_ n: Int) -> Int\nfunc f() { _ = t(0) }"
    ),
    (
      "a fork", "refused_call", 1,
      "@_silgen_name(\"fork\") func fork() -> Int32\nfunc f() { _ = fork() }"
    ),
    ("a symbol of C", "refused_symbol", 1, "@_cdecl(\"fclose\") public func f() {}"),
    ("a symbol of C, the new way", "refused_symbol", 1, "@c(write) public func w() {}"),
    (
      "another module's function", "refused_symbol", 1,
      "@_silgen_name(\"$s6XCTest7XCTFailyy\") public func f() {}"
    ),
    (
      "code before main", "refused_section", 1,
      "@section(\".init_array\") @used let f: @convention(c) () -> Void = {}"
    ),
    ("a section of one's own", "refused_section", 1, "@section(\"mine\") @used let f: Int = 1"),
    (
      "an alias of a pointer", "refused_unsafe", 1,
      "import Foundation\nprotocol P { init?(bitPattern: Int) }\nextension timer_t: P {}"
    ),
    (
      "an alias, in private", "refused_unsafe", 1,
      "import Foundation\nprivate protocol P {}\nextension NSRangePointer: P {}"
    ),
    (
      "an extension of an alias", "refused_unsafe", 1,
      "import Foundation\nextension timer_t { var one: Int { 1 } }"
    ),
    ("an Int", "refused_name", 1, "struct Int { var x = 1 }"),
    ("an assertion", "refused_name", 1, "public func XCTAssertEqual<T>(_ a: T, _ b: T) {}"),
    (
      "numbers that are always equal", "refused_operator", 1,
      "extension Int { static func == (a: Int, b: Int) -> Bool { true } }"
    ),
    (
      "texts that are always equal", "refused_operator", 1,
      "func == (a: String, b: String) -> Bool { true }"
    ),
    (
      "lists that are always equal", "refused_operator", 1,
      "func == (a: [Int], b: [Int]) -> Bool { true }"
    ),
    (
      "all that is always equal", "refused_operator", 1,
      "func == <T: Equatable>(a: T, b: T) -> Bool { true }"
    ),
  ]

  /// What the hidden checks of these attacks look like.
  static let checks = """
    import XCTest
    @testable import Learner
    final class StoppedClock: Clock { func now() -> Date { Date() } }
    final class Step1: XCTestCase {
      func testOne() { XCTAssertEqual(Set([min(1, 2)]), [1]) }
      func testTwo() { XCTAssertEqual(Mirror(reflecting: Date()).children.count, 1) }
    }
    """
}
