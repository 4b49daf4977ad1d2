extension SourceFile {
  /// The same file of checks with nothing in the bodies of these; every line stays where it is.
  package func emptying(_ checks: [Check]) -> SourceFile {
    let names = Set(checks.map { [$0.className, $0.method] })
    let declarations = CheckDeclarations(source: bytes)
    var file = self
    for owner in declarations.classes + declarations.extensions {
      for method in owner.methods where names.contains([owner.name, method.name]) {
        for index in method.body where !Self.lineEnds.contains(bytes[index]) {
          file.bytes[index] = UInt8(ascii: " ")
        }
      }
    }
    return file
  }

  private static let lineEnds: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
}
