extension SourceFile {
  /// The same file of checks with nothing in the body of any but one; every line stays where it is.
  package func keepingOnly(_ check: Check) -> SourceFile {
    let declarations = CheckDeclarations(source: bytes)
    var file = self
    for owner in declarations.classes + declarations.extensions {
      for method in owner.methods
      where method.canRun && (owner.name != check.className || method.name != check.method) {
        for index in method.body where !Self.lineEnds.contains(bytes[index]) {
          file.bytes[index] = UInt8(ascii: " ")
        }
      }
    }
    return file
  }

  private static let lineEnds: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
}
