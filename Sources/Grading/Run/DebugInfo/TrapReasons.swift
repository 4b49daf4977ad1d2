/// Why the compiler made the program stop at an address: it says so by the name of a function that it
/// claims to have put in line there (`Swift runtime failure: arithmetic overflow`).
struct TrapReasons {
  struct Reason: Equatable {
    var text: String
    /// Where the learner wrote what failed.
    var line: Int
  }

  private static let mark = "Swift runtime failure: "

  private let program: ProgramFile
  private let address: UInt64
  private var found: Reason?
  /// How many names may still be looked up.
  private var lookups = 1000

  private init(at address: UInt64, in program: ProgramFile) {
    self.program = program
    self.address = address
    var section = program.section(".debug_info")
    var units = 0
    while !section.isAtEnd, found == nil, units < LineTable.mostUnits {
      units += 1
      let start = section
      let length = section.number(bytes: 4)
      guard length < 0xFFFF_FFF0 else { return }
      _ = section.part(length)
      var unit = start
      search(unit.part(length + 4))
    }
  }

  /// Nil if the program does not say why it stops there.
  static func reason(at address: UInt64, in program: ProgramFile) -> Reason? {
    TrapReasons(at: address, in: program).found
  }

  private mutating func search(_ unit: ByteReader) {
    var reader = unit
    reader.skip(4)
    var forms = UnitForms(version: reader.number(bytes: 2), addressSize: 8)
    guard (2...5).contains(forms.version) else { return }
    var abbreviations: UInt64 = 0
    if forms.version == 5 {
      reader.skip(1)
      forms.addressSize = Int(reader.byte())
      abbreviations = reader.number(bytes: 4)
    } else {
      abbreviations = reader.number(bytes: 4)
      forms.addressSize = Int(reader.byte())
    }
    guard !reader.isBroken else { return }
    let shapes = EntryShape.table(program.section(".debug_abbrev", from: abbreviations))
    let inlinedFunction: UInt64 = 0x1D
    while !reader.isAtEnd {
      let code = reader.unsignedLEB()
      guard code > 0 else { continue }
      guard let shape = shapes[code] else { return }
      let entry = Entry(shape, &reader, forms: forms)
      guard shape.tag == inlinedFunction, entry.contains(address), let origin = entry.origin,
        lookups > 0
      else { continue }
      lookups -= 1
      var other = unit
      other.skip(origin)
      guard let named = shapes[other.unsignedLEB()] else { continue }
      let name = Entry(named, &other, forms: forms).name?.text(in: program) ?? ""
      guard name.hasPrefix(Self.mark) else { continue }
      found = Reason(text: String(name.dropFirst(Self.mark.count)), line: entry.line)
      return
    }
  }
}

/// How the entries of one kind are laid out.
private struct EntryShape {
  var tag: UInt64
  var attributes: [(name: UInt64, form: UInt64)]

  /// By their codes.
  static func table(_ section: ByteReader) -> [UInt64: EntryShape] {
    var (reader, shapes) = (section, [UInt64: EntryShape]())
    let (mostShapes, mostAttributes) = (1000, 50)
    while case let code = reader.unsignedLEB(), code > 0, !reader.isBroken,
      shapes.count < mostShapes
    {
      var shape = EntryShape(tag: reader.unsignedLEB(), attributes: [])
      reader.skip(1)
      while !reader.isBroken, shape.attributes.count < mostAttributes {
        let (name, form) = (reader.unsignedLEB(), reader.unsignedLEB())
        if name == 0 && form == 0 { break }
        let hasValueHere: UInt64 = 0x21
        if form == hasValueHere { _ = reader.signedLEB() }
        shape.attributes.append((name, form))
      }
      shapes[code] = shape
    }
    return shapes
  }
}

/// What we ask of an entry.
private struct Entry {
  var name: FormValue?
  var origin: UInt64?
  var line = 0
  private var start: UInt64?
  private var end: FormValue?
  private var endIsLength = false

  init(_ shape: EntryShape, _ reader: inout ByteReader, forms: UnitForms) {
    for (attribute, form) in shape.attributes {
      let value = FormValue(form, &reader, unit: forms)
      switch attribute {
      case 0x03: name = value
      case 0x11: start = value.number
      case 0x12:
        end = value
        endIsLength = form != 0x01
      case 0x31: if case .reference(let offset) = value { origin = offset }
      case 0x59: line = Int(clamping: value.number ?? 0)
      default: break
      }
    }
  }

  func contains(_ address: UInt64) -> Bool {
    guard let start, let end = end?.number, address >= start else { return false }
    return endIsLength ? address - start < end : address < end
  }
}
