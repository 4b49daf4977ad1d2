/// Programs that look odd, or like an attack, and are none: no sieve may refuse any of them.
enum GateHonest {
  static let source: [(name: String, text: String)] = [
    (
      "the storage behind a wrapper, and a name of one's own like it",
      #"""
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      struct Plan {
        @Kept var project: String
        private var _projects: [String] = []
        init(project: String) {
          _project = Kept(wrappedValue: project)
          _projects = [_project.wrappedValue]
        }
      }
      """#
    ),
    (
      "words for the debugger, which lie in a section of their own",
      #"""
      @DebugDescription struct Track {
        var title: String
        var debugDescription: String { "Track \(title)" }
      }
      """#
    ),
    (
      "keywords as names",
      #"""
      enum Danger { case safe, unsafe, macro(Int), section, used, `import` }
      let unsafe = Danger.unsafe
      struct Box { var unsafe: Bool; func macro() -> Bool { unsafe } }
      func isUnsafe(_ danger: Danger) -> Bool { if case .unsafe = danger { true } else { false } }
      func each(_ unsafe: [Int]) -> Int { var sum = 0; for unsafe in unsafe { sum += unsafe }; return sum }
      """#
    ),
    (
      "comments that look like attacks",
      #"""
      // import XCTest, @_silgen_name("exit") and unsafe code are not allowed.
      /* @_cdecl("main") /* nested @section(".init_array") */ func XCTFail() {} struct Int {} */
      /// Write `unsafe` nowhere; `_unsafeReferenceCast` neither. import Builtin
      func nothing() {}
      """#
    ),
    (
      "strings that look like attacks",
      ##"""
      let one = "@_silgen_name(\"exit\") import XCTest unsafe _unsafeReferenceCast"
      let two = #"@c func f() \#(one) import Builtin"#
      let three = """
        @_cdecl("x") struct Int {}
          import Testing \(one)
        macro
        """
      let address = "ada@lovelace.example, bob@c"
      """##
    ),
    (
      "regular expressions",
      #"""
      func find(in text: String) -> Bool {
        let mail = #/[a-z]+@[a-z]+\.[a-z]+/#
        let word = #/unsafe|import\s+XCTest|@section/#
        return text.contains(mail) || text.contains(word)
      }
      """#
    ),
    (
      "names with a line before them in patterns",
      """
      enum Pair { case of(Int, Int), one(_x: Int) }
      func sum(_ pairs: [(Int, Int)]) -> Int {
        var sum = 0
        for (_a, _b) in pairs { sum += _a + _b }
        let (_c, _d) = (1, 2)
        if case let .of(_e, _f) = Pair.of(1, 2) { sum += _e + _f }
        switch Pair.of(1, 2) {
        case let .of(_g, _h): sum += _g + _h
        case .one(let _i): sum += _i
        }
        return sum + _c + _d
      }
      let sums = [1: 2].map { (_key, _value) in _key + _value }
      func move(_from start: Int, _by step: Int) -> Int { start + step }
      let moved = move(_from: 1, _by: 2)
      """
    ),
    (
      "names with a line before them for types and for what closures keep",
      """
      struct Box<_Value> { var value: _Value; init<_Other>(_ other: _Other, _ value: _Value) { self.value = value } }
      enum Either<_Left, _Right: Equatable> { case left(_Left), right(_Right) }
      func same<_Element>(_ element: _Element) -> _Element { element }
      func both<_A, _B>(_ a: _A, b: _B) -> (_A, _B) { (a, b) }
      final class Counter {
        var count = 0
        func later() -> () -> Int { { [weak _me = self, unowned _you = self, _n = count] in (_me?.count ?? 0) + _you.count + _n } }
      }
      func numbers() -> Int { let first = 1, _second = 2; return first + _second }
      """
    ),
    (
      "operators that Swift has not",
      """
      let isSame = 1 == 2
      func + (left: Int, right: Double) -> Double { Double(left) + right }
      func - (left: Double, right: Int) -> Double { left - Double(right) }
      func + (left: String, right: Int) -> String { left + String(right) }
      func + (left: Int?, right: Int?) -> Int { (left ?? 0) + (right ?? 0) }
      func - (left: [Int], right: [Int]) -> [Int] { left.filter { !right.contains($0) } }
      func - (left: String, right: String) -> String { left.replacing(right, with: "") }
      func + <Number: BinaryInteger>(left: Number, right: Double) -> Double { Double(left) + right }
      func < (left: Int?, right: Int?) -> Bool { (left ?? 0) < (right ?? 0) }
      func == (left: Int, right: String) -> Bool { String(left) == right }
      func == (left: [(String, Int)], right: [(String, Int)]) -> Bool { left.elementsEqual(right, by: ==) }
      func != (left: (Int, Int)?, right: (Int, Int)?) -> Bool { left?.0 != right?.0 }
      prefix func ! (value: Int?) -> Bool { value == nil }
      extension Dictionary { static func + (left: Self, right: Self) -> Self { left.merging(right) { $1 } } }
      extension Optional where Wrapped == String { static func + (left: Self, right: Self) -> String { (left ?? "") + (right ?? "") } }
      """
    ),
    (
      "a wrapper that knows what it is in",
      """
      @propertyWrapper final class Counted<Value> {
        var wrappedValue: Value
        private(set) var changes = 0
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        static subscript<Owner: AnyObject>(
          _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
          storage storage: ReferenceWritableKeyPath<Owner, Counted>
        ) -> Value {
          get { owner[keyPath: storage].wrappedValue }
          set { owner[keyPath: storage].changes += 1; owner[keyPath: storage].wrappedValue = newValue }
        }
      }
      final class Counter { @Counted var count = 0 }
      """
    ),
    (
      "locks of today",
      """
      import Synchronization
      final class Names: Sendable {
        private let names = Mutex<[String]>([])
        private let count = Atomic<Int>(0)
        func add(_ name: String) {
          names.withLock { $0.append(name) }
          count.add(1, ordering: .relaxed)
        }
      }
      """
    ),
    (
      "data races that are one's own business",
      """
      import Foundation
      @preconcurrency import Dispatch
      final class Store: @unchecked Sendable {
        nonisolated(unsafe) static var shared = Store()
        private let lock = NSLock()
        private var values: [Int] = []
        func add(_ value: Int) { lock.lock(); defer { lock.unlock() }; values.append(value) }
      }
      """
    ),
    (
      "a logger with default arguments",
      """
      enum Log {
        static func write(_ text: String, file: String = #file, line: Int = #line, function: String = #function) {
          print(file, line, function, text)
        }
      }
      func work() { Log.write("done"); print(#fileID, #filePath, #column) }
      """
    ),
    (
      "rows of a known length",
      """
      struct Board { var row: InlineArray<3, Double> = [1, 2, 3]; var column: [4 of Int] = [1, 2, 3, 4] }
      func product(_ a: InlineArray<3, Double>, _ b: InlineArray<3, Double>) -> Double {
        a.indices.reduce(0) { $0 + a[$1] * b[$1] }
      }
      func show() {
        let grid: InlineArray<3, InlineArray<3, Int>> = [[1, 2, 3], [1, 2, 3], [1, 2, 3]]
        print(grid[1][1], grid.count, [Board().row].count, product(Board().row, Board().row))
      }
      """
    ),
    (
      "functions that say what they throw",
      """
      enum LoadError: Error { case gone, late }
      struct Client {
        var load: (Int) throws(LoadError) -> String
        var save: (@Sendable (String) async throws(LoadError) -> Void)?
        func title(_ number: Int) throws(LoadError) -> String { try load(number) }
      }
      protocol Loads { associatedtype Failure: Error; func load() throws(Failure) -> Int }
      struct YKView: Loads { func load() throws(LoadError) -> Int { throw .gone } }
      func retried<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
        do { return try body() } catch { return try body() }
      }
      final class Screen {
        var onEnd: (() throws(LoadError) -> Void)?
        var shown: [YKView] = []
        func run() {
          let client = Client(load: { number throws(LoadError) in
            if number == 0 { throw .late }
            return "\\(number)"
          })
          do { print(try client.title(1)) } catch { print(error) }
          do { try onEnd?() } catch { print(error == .gone) }
          print((try? retried { () throws(LoadError) -> Int in 1 }) as Any, shown.count)
          let result = Result { () throws(LoadError) -> String in try client.title(2) }
          if case .failure(let error) = result { print(error) }
          if let save = client.save { Task { do { try await save("x") } catch {} } }
        }
      }
      """
    ),
    (
      "programs that end themselves",
      """
      import Foundation
      func stop(_ code: Int) {
        if code == 1 { exit(1) }
        if code == 2 { abort() }
        if code == 3 { fatalError("no") }
        if code == 4 { preconditionFailure() }
        assertionFailure("odd")
      }
      """
    ),
    (
      "aliases and operators",
      """
      typealias Amount = Int
      typealias Handler = (Result<[String], any Error>) -> Void
      precedencegroup Power { higherThan: MultiplicationPrecedence }
      infix operator **: Power
      func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { value, _ in value * base } }
      struct Money: Equatable, Comparable {
        var cents: Int
        static func == (left: Money, right: Money) -> Bool { left.cents == right.cents }
        static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
        static func / (left: Money, right: Int) -> Money { Money(cents: left.cents / right) }
        static prefix func - (money: Money) -> Money { Money(cents: -money.cents) }
      }
      func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
      """
    ),
    (
      "extensions of Swift's types",
      """
      extension String {
        var isBlank: Bool { allSatisfy(\\.isWhitespace) }
        subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
      }
      extension Int { var squared: Int { self * self }; static let answer = 42 }
      extension Array where Element: Equatable { func without(_ element: Element) -> [Element] { filter { $0 != element } } }
      extension Collection { var second: Element? { dropFirst().first } }
      extension Optional { var isThere: Bool { self != nil } }
      """
    ),
    (
      "nested types with great names",
      """
      enum Kind { struct Int {}; enum String { case a }; typealias Array = [Swift.Int] }
      struct Response { enum Error: Swift.Error { case none }; struct Set { var items: [Swift.String] } }
      func local() { struct Bool {}; let min = 3; let print = { (x: Swift.Int) in x }; _ = (Bool(), min, print(min)) }
      """
    ),
    (
      "types of an app that are Swift's as well",
      """
      struct Task { var title: String }
      struct Character { var name: String }
      enum Result { case won, lost }
      struct Notification { var text: String }
      class Observer {}
      """
    ),
    (
      "property wrappers",
      """
      @propertyWrapper struct Clamped {
        private var _value = 0
        var wrappedValue: Int { get { _value } set { _value = Swift.min(max(newValue, 0), 10) } }
        var projectedValue: Self { self }
        init(wrappedValue: Int) { _value = wrappedValue }
      }
      @propertyWrapper struct lowercase { var wrappedValue: String { didSet { wrappedValue = wrappedValue.lowercased() } } }
      struct Form {
        @Clamped var age = 3
        @lowercase var name = ""
        init() { _age = Clamped(wrappedValue: 5) }
        mutating func set() { $age.wrappedValue == 1 ? (age = 2) : (age = 3); _name.wrappedValue = "A" }
      }
      """
    ),
    (
      "result builders",
      """
      @resultBuilder enum Lines {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ line: String) -> [String] { [line] }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
        static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      }
      func lines(@Lines _ make: () -> [String]) -> String { make().joined(separator: " ") }
      func poem(_ long: Bool) -> String { lines { "a"; if long { "b" }; for i in 0..<3 { "\\(i)" } } }
      """
    ),
    (
      "actors and tasks",
      """
      import Foundation
      @globalActor actor Database { static let shared = Database() }
      actor Counter { private(set) var value = 0; func add() async { value += 1; await Task.yield() } }
      @Database final class Table { var rows: [String] = [] }
      @MainActor final class Model {
        var state = 0
        func load() async throws {
          async let one = Self.slow(1)
          async let two = Self.slow(2)
          state = try await one + two
          await withTaskGroup(of: Int.self) { group in
            for i in 0..<3 { group.addTask { i } }
            for await value in group { state += value }
          }
        }
        nonisolated static func slow(_ x: Int) async throws -> Int {
          try await Task.sleep(nanoseconds: 1)
          return try await withCheckedThrowingContinuation { $0.resume(returning: x) }
        }
      }
      func stream() -> AsyncStream<Int> { AsyncStream { c in Task.detached { c.yield(1); c.finish() } } }
      func twice(_ body: @escaping @Sendable () async -> Void) { Task { @MainActor in await body() } }
      """
    ),
    (
      "networking with a spy",
      """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      final class Spy: URLProtocol {
        nonisolated(unsafe) static var answer: (URLRequest) -> (Int, Data) = { _ in (200, Data()) }
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
          let (code, data) = Self.answer(request)
          let response = HTTPURLResponse(url: request.url!, statusCode: code, httpVersion: nil, headerFields: nil)!
          client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
          client?.urlProtocol(self, didLoad: data)
          client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
      }
      struct User: Codable, Hashable, Identifiable { let id: Int; var name: String; enum CodingKeys: String, CodingKey { case id, name = "full_name" } }
      struct API {
        var session: URLSession = { let c = URLSessionConfiguration.ephemeral; c.protocolClasses = [Spy.self]; return URLSession(configuration: c) }()
        func user() async throws -> User {
          let (data, response) = try await session.data(from: URL(string: "https://example.com/u?a=b@c")!)
          guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
          return try JSONDecoder().decode(User.self, from: data)
        }
        func old(_ done: @escaping (Result<Data, any Error>) -> Void) {
          var request = URLRequest(url: URL(string: "https://example.com")!)
          request.httpMethod = "POST"
          request.httpBody = try? JSONEncoder().encode(User(id: 1, name: "x"))
          session.dataTask(with: request) { data, _, error in
            DispatchQueue.main.async { done(error.map { .failure($0) } ?? .success(data ?? Data())) }
          }.resume()
        }
      }
      """
    ),
    (
      "dates and formats",
      """
      import Foundation
      func show(_ date: Date) -> String {
        let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0)
        let n = NumberFormatter(); n.numberStyle = .currency
        let days = Calendar(identifier: .gregorian).dateComponents([.day], from: date, to: Date()).day ?? 0
        return String(format: "%05.2f %d %@", 3.14159, days, f.string(from: date)) + (n.string(from: 3.5) ?? "") + ISO8601DateFormatter().string(from: date)
      }
      func read(_ text: String) -> Decimal? { Decimal(string: text.trimmingCharacters(in: .whitespacesAndNewlines).replacingOccurrences(of: ",", with: ".")) }
      """
    ),
    (
      "files",
      """
      import Foundation
      func save(_ values: [String: [Int]]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("a.json")
        try JSONSerialization.data(withJSONObject: values, options: [.sortedKeys]).write(to: file, options: .atomic)
        let text = try String(contentsOf: file, encoding: .utf8)
        let handle = try FileHandle(forReadingFrom: file); defer { try? handle.close() }
        _ = handle.readDataToEndOfFile()
        UserDefaults.standard.set(text, forKey: "text")
        _ = Bundle.main.url(forResource: "a", withExtension: "json")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      }
      """
    ),
    (
      "threads, queues and locks",
      """
      import Foundation
      final class Cache {
        private let queue = DispatchQueue(label: "cache", attributes: .concurrent)
        private let lock = NSRecursiveLock()
        private let memory = NSCache<NSString, NSNumber>()
        private var items: [String: Int] = [:]
        func put(_ v: Int, _ k: String) { queue.async(flags: .barrier) { self.items[k] = v; self.memory.setObject(NSNumber(value: v), forKey: k as NSString) } }
        func get(_ k: String) -> Int? { queue.sync { items[k] } }
        func all() -> Int {
          let group = DispatchGroup(); let semaphore = DispatchSemaphore(value: 0); var sum = 0
          for v in items.values { group.enter(); DispatchQueue.global(qos: .userInitiated).async { self.lock.lock(); sum += v; self.lock.unlock(); group.leave() } }
          group.notify(queue: .global()) { semaphore.signal() }
          _ = semaphore.wait(timeout: .now() + 1)
          let thread = Thread { Thread.sleep(forTimeInterval: 0.01) }; thread.start()
          DispatchQueue.concurrentPerform(iterations: 2) { _ in }
          let timer = Timer(timeInterval: 1, repeats: false) { _ in }; RunLoop.current.add(timer, forMode: .default); timer.invalidate()
          let item = DispatchWorkItem { }; DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5), execute: item); item.cancel()
          let operations = OperationQueue(); operations.addOperation { }; operations.waitUntilAllOperationsAreFinished()
          return sum
        }
      }
      """
    ),
    (
      "notifications and old classes",
      """
      import Foundation
      final class Watcher: NSObject, NSCopying {
        var token: (any NSObjectProtocol)?
        override init() {
          super.init()
          token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: .main) { [weak self] note in self?.seen(note.userInfo?["a"] as? Int) }
        }
        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
        func seen(_ value: Int?) { NotificationCenter.default.post(name: .init("y"), object: self, userInfo: ["b": value as Any]) }
        func copy(with zone: NSZone? = nil) -> Any { Watcher() }
        override func isEqual(_ object: Any?) -> Bool { object is Watcher }
        override var hash: Int { 1 }
        override var description: String { "Watcher" }
      }
      func attributed() -> NSAttributedString { NSAttributedString(string: "a", attributes: [:]) }
      """
    ),
    (
      "key paths and reflection",
      """
      struct Person { var name = "A"; var age = 1; var friends: [Person] = [] }
      func sort<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] { items.sorted { $0[keyPath: path] < $1[keyPath: path] } }
      func change(_ p: inout Person) { let path: WritableKeyPath<Person, Int> = \\.age; p[keyPath: path] += 1; p[keyPath: \\Person.name] = "B" }
      func names(_ p: [Person]) -> [String] { p.map(\\.name) + Mirror(reflecting: p).children.map { "\\($0.label ?? "") \\($0.value)" } }
      @dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember path: KeyPath<T, U>) -> Lens<U> { Lens<U>(value: value[keyPath: path]) } }
      @dynamicCallable struct Call { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) } }
      func use() -> Int { let c = Call(); return c(1, 2) + Lens(value: Person()).age.value }
      func kind(_ any: Any) -> String { "\\(type(of: any)) \\(ObjectIdentifier(Person.self).hashValue)" }
      """
    ),
    (
      "types of checks' names in classes that no check builds upon",
      """
      protocol Timed { func now() -> Int }
      class Shelf { struct Date { var day = 1 }; var date = Date() }
      final class Watch: Shelf, Timed { enum Date { case noon }; func now() -> Int { 1 } }
      """
    ),
    (
      "generics and existentials",
      """
      protocol Shape { associatedtype Unit: Numeric; var area: Unit { get }; static func make() -> Self }
      protocol Named: AnyObject { var name: String { get set } }
      struct Square<U: Numeric & Comparable>: Shape { var side: U; var area: U { side * side }; static func make() -> Self { Self(side: 1) } }
      func biggest<S: Shape>(_ shapes: [S]) -> S? where S.Unit: Comparable { shapes.max { $0.area < $1.area } }
      func any(_ shapes: [any Shape]) -> [String] { shapes.map { describe($0) } }
      func describe(_ shape: some Shape) -> String { "\\(shape.area)" }
      func pack<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
      struct AnyShape { private let _area: () -> Int; init<S: Shape>(_ s: S) where S.Unit == Int { _area = { s.area } }; var area: Int { _area() } }
      final class Weak<T: AnyObject> { weak var value: T?; unowned var owner: T; init(_ v: T) { value = v; owner = v } }
      struct Unique: ~Copyable { var id: Int; consuming func end() -> Int { id } ; deinit { print("end") } }
      indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree); func insert(_ v: T) -> Tree { switch self { case .leaf: .node(.leaf, v, .leaf); case let .node(l, x, r): v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } } }
      """
    ),
    (
      "observation",
      """
      import Observation
      @Observable final class Model { var count = 0; @ObservationIgnored var cache: [Int] = []; var double: Int { count * 2 } }
      func watch(_ m: Model, _ change: @escaping @Sendable () -> Void) -> Int { withObservationTracking { m.count } onChange: { change() } }
      """
    ),
    (
      "regular expressions by hand",
      """
      import Foundation
      import RegexBuilder
      func parse(_ line: String) -> (Substring, Int)? {
        let name = Reference(Substring.self)
        let regex = Regex { Capture(as: name) { OneOrMore(.word) }; "="; TryCapture { OneOrMore(.digit) } transform: { Int($0) } }
        guard let match = line.firstMatch(of: regex) else { return nil }
        return (match[name], match.2)
      }
      func old(_ text: String) -> Int { (try? NSRegularExpression(pattern: "a+"))?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0 }
      func predicate() -> Bool { ["a", "b"].contains { $0.range(of: "[a-c]", options: .regularExpression) != nil } }
      """
    ),
    (
      "mathematics",
      """
      import Foundation
      func much(_ x: Double, _ y: Float) -> Double {
        sin(x) + cos(x) + tan(x) + sqrt(x) + pow(x, 2) + exp(x) + log(x) + log10(x) + floor(x) + ceil(x) + round(x) + abs(x) + fabs(x)
          + atan2(x, 1) + hypot(x, 2) + fmod(x, 2) + cbrt(x) + Double(sqrtf(y)) + sinh(x) + asin(x) + x.squareRoot() + x.rounded(.up) + trunc(x) + Double(powf(y, 2))
          + x.truncatingRemainder(dividingBy: 2) + Double.random(in: 0..<1) + Double(Int.random(in: 0...3)) + .pi + log2(x) + exp2(x) + lgamma(x) + fmax(x, 1) + remainder(x, 3)
      }
      """
    ),
    (
      "a publisher of one's own",
      """
      final class Subject<Output> {
        private var sinks: [Int: (Output) -> Void] = [:]; private var next = 0
        func sink(_ f: @escaping (Output) -> Void) -> Token { next += 1; let id = next; sinks[id] = f; return Token { [weak self] in self?.sinks[id] = nil } }
        func send(_ v: Output) { sinks.values.forEach { $0(v) } }
        func map<T>(_ f: @escaping (Output) -> T) -> Subject<T> { let s = Subject<T>(); _ = sink { s.send(f($0)) }; return s }
      }
      final class Token: Hashable {
        private let cancel: () -> Void; init(_ c: @escaping () -> Void) { cancel = c } ; deinit { cancel() }
        static func == (a: Token, b: Token) -> Bool { a === b }
        func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
      }
      @propertyWrapper struct Published<V> { let projectedValue = Subject<V>(); var wrappedValue: V { didSet { projectedValue.send(wrappedValue) } } ; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
      final class VM { @Published var n = 0; var tokens = Set<Token>(); init() { tokens.insert($n.sink { print($0) }) } }
      """
    ),
    (
      "errors",
      """
      import Foundation
      enum AppError: Error, LocalizedError, Equatable { case offline, http(code: Int), other(String); var errorDescription: String? { "\\(self)" } }
      func risky(_ n: Int) throws(AppError) -> Int { if n < 0 { throw .http(code: n) }; return n }
      func all() -> [String] {
        do { _ = try risky(-1) } catch { return [error.localizedDescription] }
        do { try { throw CocoaError(.fileNoSuchFile) }() } catch let e as NSError { return [e.domain, "\\(e.code)"] } catch { }
        return [(try? risky(1)).map(String.init) ?? "", "\\(Result { try risky(2) })"]
      }
      """
    ),
    (
      "branches for other systems",
      """
      #if canImport(UIKit) && os(iOS)
        import UIKit
        import CryptoKit
        @UIApplicationMain class Delegate {}
      #elseif canImport(AppKit)
        import AppKit
      #endif
      #if DEBUG
        let isDebug = true
      #else
        let isDebug = false
      #endif
      @available(iOS 15, macOS 12, *) @discardableResult func modern() -> Int { if #available(macOS 99, *) { 1 } else { 2 } }
      @inline(__always) @inlinable public func fast() -> Int { 3 }
      @frozen public struct Odd {}
      """
    ),
    (
      "casts to protocols of classes",
      """
      protocol Routing: AnyObject { func go() }
      protocol Stopping: AnyObject { func stop() }
      class Screen {}
      func route(_ object: AnyObject) { (object as? Routing)?.go() }
      func isRoute(_ object: AnyObject) -> Bool { object is Routing }
      func must(_ object: AnyObject) -> any Routing { object as! Routing }
      func both(_ object: AnyObject) -> (any Routing & Stopping)? { object as? any Routing & Stopping }
      func screen(_ object: AnyObject) -> (any Screen & Routing)? { object as? any Screen & Routing }
      """
    ),
    (
      "a message of a branch that is not compiled",
      """
      // Nothing here is unsafe.
      #if !os(Plan9)
        let name = "_id"
      #else
        #error(
          "not on (this) system")
      #endif
      struct Part {
        #if os(Plan9)
          #error("nor on that")
        #endif
        let one = 1
      }
      """
    ),
    (
      "types with attributes beside words that only the parser can judge",
      """
      // Nothing here is unsafe, nor does it import Builtin.
      typealias Loading = (_ send: @escaping @Sendable (Int) -> Void) -> Void
      typealias Handler = @MainActor @Sendable (String) -> Void
      enum Keys: String { case id = "_id" }
      func handler() -> @Sendable (_ done: @escaping () -> Void) -> Void { { $0() } }
      struct Later { let work: [String: @Sendable () async throws -> (@Sendable () -> Void)?] = [:] }
      """
    ),
    (
      "names of any letters",
      """
      struct Naming { func `a name::with colons, an @c and an unsafe word`() -> Int { 1 } }
      func sum() -> Int { Naming().`a name::with colons, an @c and an unsafe word`() }
      """
    ),
    (
      "collections of all kinds",
      """
      struct Stack<T>: Sequence, IteratorProtocol, ExpressibleByArrayLiteral, CustomStringConvertible { var a: [T] = []; init(arrayLiteral e: T...) { a = e }; mutating func next() -> T? { a.popLast() }; var description: String { "\\(a)" } }
      func many() -> Int {
        var a = Array(repeating: 0, count: 3); a[1...] = [4, 5]; a.swapAt(0, 1); a.removeAll { $0 > 4 }; a.sort(by: >)
        let d = Dictionary(grouping: ["a", "bb"], by: \\.count).mapValues(\\.first); var s: Set = [1, 2]; s.formUnion([3])
        let z = zip(a, a.lazy.map { $0 * 2 }).enumerated().reversed().prefix(2); let t = stride(from: 0, to: 10, by: 3).reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        let text = "héllo 👩‍👩‍👧"; let u = text.unicodeScalars.count + text.utf8.count + text.split(separator: " ").count
        return d.count + s.count + z.count + t.count + u + Array("abc").shuffled().count + [1, 2].allSatisfy { $0 > 0 }.description.count + String("abc".reversed()).count
      }
      """
    ),
  ]
}
