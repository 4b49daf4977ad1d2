import SwiftLexer

/// The classes, extensions and test methods that a check file writes down, not yet judged.
struct CheckDeclarations {
  /// A class, or an extension of one.
  struct Owner {
    let name: String
    let isExtension: Bool
    let superclass: String?
    /// False if `nonisolated`, nil if neither is said.
    let isMainActor: Bool?
    let isHidden: Bool
    let isNested: Bool
    let line: Int
    var methods: [Method] = []
  }

  struct Method {
    let name: String
    var isAsync = false
    var isThrowing = false
    var isMainActor: Bool?
    let line: Int
    let says: [String: String]
    /// What stands between its braces.
    let body: Range<Int>
    /// Why it cannot run as a check; empty if it can.
    var problems: [CheckFile.Problem] = []

    var canRun: Bool { problems.isEmpty }
  }

  /// The word that declares something, and what stands before it.
  private struct Header {
    var keyword: Int
    var attributes: [String] = []
    var modifiers: Set<String> = []

    var isMainActor: Bool? {
      if modifiers.contains("nonisolated") { return false }
      return attributes.contains("@MainActor") ? true : nil
    }

    var isHidden: Bool {
      !modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
  }

  private(set) var classes: [Owner] = []
  private(set) var extensions: [Owner] = []
  let mentionsTeardownBlock: Bool
  private let code: CheckCode

  init(source: [UInt8]) {
    code = CheckCode(source: source)
    mentionsTeardownBlock = code.mentions("addTeardownBlock")
    readFile()
  }

  /// Walks all declarations; types nest through `scopes` and not through calls.
  private mutating func readFile() {
    // Where each open type ends, and the owner that its methods go to.
    var scopes: [(end: Int, owner: Owner?)] = []
    var index = 0
    while index < code.count {
      while let scope = scopes.last, index >= scope.end { close(scopes.removeLast().owner) }
      let header = header(at: index)
      let keyword = header.keyword
      switch code.text(keyword) {
      case "func":
        // Without a body it is a requirement of a protocol, or cut off.
        guard let body = code.body(after: keyword) else {
          index = keyword + 1
          continue
        }
        if let owner = scopes.last?.owner,
          let method = method(header, from: index, body: body, in: owner)
        {
          scopes[scopes.count - 1].owner?.methods.append(method)
        }
        index = code.closing(body) + 1
      case "class", "struct", "enum", "protocol", "extension", "actor":
        guard code.isName(keyword + 1), let body = code.body(after: keyword) else {
          index = keyword + 1
          continue
        }
        scopes.append((code.closing(body), owner(header, isNested: !scopes.isEmpty)))
        index = body + 1
      case "{": index = code.closing(keyword) + 1
      default: index = max(keyword, index + 1)
      }
    }
    while let scope = scopes.popLast() { close(scope.owner) }
  }

  private mutating func close(_ owner: Owner?) {
    guard let owner else { return }
    if owner.isExtension { extensions.append(owner) } else { classes.append(owner) }
  }

  /// Reads attributes with their arguments, and modifiers.
  private func header(at index: Int) -> Header {
    var header = Header(keyword: index)
    while header.keyword < code.count {
      let word = code.text(header.keyword)
      if code.kind(header.keyword) == .attribute {
        header.attributes.append(word)
        while code.text(header.keyword + 1) == ".", code.isName(header.keyword + 2) {
          header.keyword += 2
        }
      } else if modifierWords.contains(word) || (word == "class" && isModifier(header.keyword)) {
        header.modifiers.insert(word)
      } else {
        break
      }
      header.keyword += 1
      if code.text(header.keyword) == "(", code.clings(header.keyword) {
        header.keyword = code.closing(header.keyword) + 1
      }
    }
    return header
  }

  /// `class` in front of a member says `static`.
  private func isModifier(_ index: Int) -> Bool {
    let next = code.text(index + 1)
    return next == "func" || next == "var" || next == "let" || next == "subscript"
      || modifierWords.contains(next)
  }

  /// The owner of the methods of a type; nil if the type can hold no checks.
  private func owner(_ header: Header, isNested: Bool) -> Owner? {
    let isExtension = code.text(header.keyword) == "extension"
    guard isExtension || code.text(header.keyword) == "class" else { return nil }
    var index = header.keyword + 1
    let name = code.path(&index)
    if code.text(index) == "<" { while ![":", "{", ""].contains(code.text(index)) { index += 1 } }
    var superclass: String?
    if !isExtension, code.text(index) == ":" {
      index += 1
      while code.kind(index) == .attribute { index += 1 }
      superclass = code.path(&index)
    }
    return Owner(
      name: name, isExtension: isExtension, superclass: superclass,
      isMainActor: header.isMainActor, isHidden: header.isHidden, isNested: isNested,
      line: code.line(header.keyword))
  }

  /// Nil if the function is no test method at all.
  private func method(
    _ header: Header, from start: Int, body: Int, in owner: Owner
  ) -> Method? {
    let name = code.name(header.keyword + 1)
    guard code.isName(header.keyword + 1), name.hasPrefix("test"), !header.isHidden,
      !(owner.isExtension && owner.isHidden),
      header.modifiers.isDisjoint(with: ["static", "class"])
    else { return nil }
    var method = Method(
      name: name,
      isMainActor: header.isMainActor ?? (owner.isExtension ? owner.isMainActor : nil),
      line: code.line(header.keyword), says: sentences(code.documentation(start...header.keyword)),
      body: code.inside(body))
    if !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      method.problems.append(.unspeakable(method))
    }
    var index = header.keyword + 2
    guard code.text(index) == "(", code.closing(index) == index + 1 else {
      method.problems.append(.parameters(method))
      return method
    }
    index += 2
    readEffects(&index, &method)
    if code.text(index) == "->", !isVoid(index + 1) { method.problems.append(.returns(method)) }
    return method
  }

  private func readEffects(_ index: inout Int, _ method: inout Method) {
    while true {
      switch code.text(index) {
      case "async": method.isAsync = true
      case "throws":
        method.isThrowing = true
        if code.text(index + 1) == "(" { index = code.closing(index + 1) }
      default: return
      }
      index += 1
    }
  }

  private func isVoid(_ index: Int) -> Bool {
    code.text(index) == "Void" || (code.text(index) == "(" && code.closing(index) == index + 1)
  }
}

private let modifierWords: Set<String> = [
  "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy",
  "mutating", "nonisolated", "nonmutating", "open", "override", "package", "private", "public",
  "required", "static", "unowned", "weak",
]

extension CheckFile.Problem {
  fileprivate static func parameters(_ method: CheckDeclarations.Method) -> Self {
    Self(
      line: method.line, message: "The check `\(method.name)` takes parameters, so it never runs.",
      fix: "Remove the parameters, or call the method something other than `test…`.")
  }

  fileprivate static func returns(_ method: CheckDeclarations.Method) -> Self {
    Self(
      line: method.line, message: "The check `\(method.name)` returns a value, so it never runs.",
      fix: "Remove the result, or call the method something other than `test…`.")
  }

  fileprivate static func unspeakable(_ method: CheckDeclarations.Method) -> Self {
    Self(
      line: method.line, message: "The name `\(method.name)` cannot be used in a report.",
      fix: "Use only letters, digits and underscores.")
  }
}
