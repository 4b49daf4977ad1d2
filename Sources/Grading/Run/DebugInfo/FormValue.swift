/// What tells how long the values in a unit of debug information are.
struct UnitForms {
  var version: UInt64
  var addressSize: Int
}

/// A value in debug information; of kinds that we have no use for only the length is known.
enum FormValue {
  case number(UInt64)
  /// Relative to the start of its unit.
  case reference(UInt64)
  case inlineText(String)
  case text(section: String, offset: UInt64)
  case other

  var number: UInt64? { if case .number(let value) = self { value } else { nil } }

  /// What the value says, be it written here or in a section of strings.
  func text(in program: ProgramFile) -> String? {
    switch self {
    case .inlineText(let text): return text
    case .text(let section, let offset):
      var reader = program.section(section, from: offset)
      let text = reader.string()
      return reader.isBroken ? nil : text
    case .number, .reference, .other: return nil
    }
  }

  /// Reads a value of that form; one that is unknown breaks the reader, for its length is unknown too.
  init(_ form: UInt64, _ reader: inout ByteReader, unit: UnitForms) {
    switch form {
    case 0x01: self = .number(reader.number(bytes: unit.addressSize))
    case 0x0B, 0x0C: self = .number(reader.number(bytes: 1))
    case 0x05: self = .number(reader.number(bytes: 2))
    case 0x06, 0x17: self = .number(reader.number(bytes: 4))
    case 0x07: self = .number(reader.number(bytes: 8))
    case 0x0D: self = .number(UInt64(bitPattern: reader.signedLEB()))
    case 0x0F: self = .number(reader.unsignedLEB())
    case 0x19: self = .number(1)
    case 0x11: self = .reference(reader.number(bytes: 1))
    case 0x12: self = .reference(reader.number(bytes: 2))
    case 0x13: self = .reference(reader.number(bytes: 4))
    case 0x14: self = .reference(reader.number(bytes: 8))
    case 0x15: self = .reference(reader.unsignedLEB())
    case 0x08: self = .inlineText(reader.string())
    case 0x0E: self = .text(section: ".debug_str", offset: reader.number(bytes: 4))
    case 0x1F: self = .text(section: ".debug_line_str", offset: reader.number(bytes: 4))
    default:
      self = .other
      Self.skip(form, &reader)
    }
  }

  private static func skip(_ form: UInt64, _ reader: inout ByteReader) {
    switch form {
    case 0x03: reader.skip(reader.number(bytes: 2))
    case 0x04: reader.skip(reader.number(bytes: 4))
    case 0x09, 0x18: reader.skip(reader.unsignedLEB())
    case 0x0A: reader.skip(reader.number(bytes: 1))
    case 0x1A, 0x1B, 0x22, 0x23: _ = reader.unsignedLEB()
    case 0x10, 0x1C, 0x1D, 0x28, 0x2C: reader.skip(4)
    case 0x1E: reader.skip(16)
    case 0x20, 0x24: reader.skip(8)
    case 0x21: break
    case 0x25, 0x29: reader.skip(1)
    case 0x26, 0x2A: reader.skip(2)
    case 0x27, 0x2B: reader.skip(3)
    default: reader.skip(.max)
    }
  }
}
