extension Facts {
  /// The facts as text for a program of checks: a line for each, its fields parted by tabs.
  ///
  /// The kit `StructureChecks` reads it: `f` is a file, `i` its import, `s` a symbol, `r` a reference,
  /// `.` the end. Symbols and files are named by their place among their like.
  package var encoded: [UInt8] {
    var writer = LineWriter()
    for file in files { writer.write(["f", file.module, file.path, "\(file.codeLines.count)"]) }
    for (number, file) in files.enumerated() {
      for found in file.imports {
        writer.write(["i", "\(number)", found.module, "\(found.line)"])
      }
    }
    for symbol in symbols { writer.write(["s"] + symbol.fields) }
    for reference in references {
      writer.write(
        ["r", "\(reference.from)", "\(reference.to)", "\(reference.use.rawValue)"]
          + reference.place.fields + [reference.isThroughAlias ? "1" : "0"])
    }
    writer.write(["."])
    return writer.bytes
  }
}

extension Symbol {
  fileprivate var fields: [String] {
    [
      name, kind.rawValue, module, parent.map { "\($0)" } ?? "",
      access?.rawValue ?? "", hold?.rawValue ?? "", isStatic ? "1" : "0",
      isSettable ? "1" : "0", "\(lines)", type ?? "",
      Self.field(typeMentions), Self.field(heldTypes), Self.field(wholeTypes),
      Self.field(ancestors),
    ] + (place?.fields ?? [])
  }

  private static func field(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }
}

extension Place {
  fileprivate var fields: [String] { ["\(file)", "\(line)", "\(column)"] }
}
