/// Which line of which file the addresses of a program come from (DWARF 4 and 5, `.debug_line`).
struct LineTable {
  struct Place: Equatable {
    /// As the compiler was given it; empty if the program does not say.
    var path: String
    var line: Int
    var column: Int
  }

  /// By address; only addresses that were asked for.
  private(set) var places: [UInt64: Place] = [:]
  /// A learner's module is one.
  static let mostUnits = 100
  private let addresses: [UInt64]
  private let program: ProgramFile

  init(of addresses: [UInt64], in program: ProgramFile) {
    self.addresses = Array(Set(addresses)).sorted()
    self.program = program
    var section = program.section(".debug_line")
    var units = 0
    while !section.isAtEnd, places.count < self.addresses.count, units < Self.mostUnits {
      units += 1
      let length = section.number(bytes: 4)
      // The form for programs of more than 4 GB is none that we make.
      guard length < 0xFFFF_FFF0 else { return }
      read(section.part(length))
    }
  }

  private mutating func read(_ unit: ByteReader) {
    var unit = unit
    guard let header = LineHeader(&unit) else { return }
    var row = Row()
    var last: Row?
    // Where code begins that the compiler has added of its own, which has line 0.
    var added: UInt64?
    while !unit.isAtEnd {
      let step = header.step(&unit, &row)
      guard step != .quiet else { continue }
      if step != .endOfSequence, row.line == 0 {
        if let last, added == nil { note(last, from: last.address, to: row.address, header) }
        added = added ?? row.address
        continue
      }
      if let start = added {
        // It gets ready what comes next; at the end of a function it clears away what was before.
        let isNext = step != .endOfSequence && (last == nil || last?.file == row.file)
        if let owner = isNext ? row : last {
          noteAdded(to: owner, from: start, to: row.address, header)
        }
        added = nil
      } else if let last {
        note(last, from: last.address, to: row.address, header)
      }
      last = step == .endOfSequence ? nil : row
      if step == .endOfSequence { row = Row() }
    }
  }

  /// Whole functions are added as well: code belongs to no row of another one.
  private mutating func noteAdded(
    to row: Row, from start: UInt64, to end: UInt64, _ header: LineHeader
  ) {
    guard addresses.contains(where: { start <= $0 && $0 < end }) else { return }
    let function = program.function(at: row.address) ?? start..<end
    note(
      row, from: max(start, function.lowerBound), to: min(end, function.upperBound), header)
  }

  private mutating func note(
    _ row: Row, from start: UInt64, to end: UInt64, _ header: LineHeader
  ) {
    guard let first = addresses.first, let highest = addresses.last, start < end, first < end,
      start <= highest
    else { return }
    for address in addresses
    where address >= start && address < end && places[address] == nil {
      places[address] = Place(
        path: header.path(ofFile: row.file, in: program) ?? "", line: Int(clamping: row.line),
        column: Int(clamping: row.column))
    }
  }
}

/// One row of the table that a line program stands for.
struct Row {
  var address: UInt64 = 0
  var file: UInt64 = 1
  var line: UInt64 = 1
  var column: UInt64 = 0
}

/// What stands before a line program: how it is to be read, and the files that it speaks of.
struct LineHeader {
  enum Step { case quiet, row, endOfSequence }

  private var version: UInt64
  private var smallestInstruction: UInt64
  private var lineBase: Int64
  private var lineRange: UInt64
  private var firstSpecial: UInt8
  private var lengths: [UInt8]
  private var folders: [FormValue] = []
  private var files: [(folder: UInt64, name: FormValue)] = []

  /// Nil if this is no header that can be read; the reader is left where the program begins.
  init?(_ reader: inout ByteReader) {
    version = reader.number(bytes: 2)
    guard (2...5).contains(version) else { return nil }
    if version == 5 { reader.skip(2) }
    var header = reader.part(reader.number(bytes: 4))
    smallestInstruction = header.number(bytes: 1)
    if version >= 4 { header.skip(1) }
    header.skip(1)
    lineBase = Int64(Int8(bitPattern: header.byte()))
    lineRange = header.number(bytes: 1)
    firstSpecial = header.byte()
    guard !header.isBroken, lineRange > 0, firstSpecial > 0 else { return nil }
    lengths = []
    for _ in 1..<firstSpecial { lengths.append(header.byte()) }
    if version == 5 {
      folders = Self.entries(&header).map(\.name)
      files = Self.entries(&header)
    } else {
      readOldLists(&header)
    }
    if header.isBroken { return nil }
  }

  func path(ofFile number: UInt64, in program: ProgramFile) -> String? {
    // Version 5 counts from 0, and its folder 0 is the one that was compiled in.
    guard let index = Int(exactly: version == 5 ? number : number &- 1), files.indices ~= index
    else { return nil }
    let folder = files[index].folder
    guard let name = files[index].name.text(in: program) else { return nil }
    if name.hasPrefix("/") || folder == 0 { return name }
    guard let place = Int(exactly: version == 5 ? folder : folder - 1), folders.indices ~= place,
      let folder = folders[place].text(in: program)
    else { return name }
    return "\(folder)/\(name)"
  }

  private mutating func readOldLists(_ reader: inout ByteReader) {
    while case let folder = reader.string(), !reader.isBroken, !folder.isEmpty {
      folders.append(.inlineText(folder))
    }
    while case let name = reader.string(), !reader.isBroken, !name.isEmpty {
      files.append((reader.unsignedLEB(), .inlineText(name)))
      _ = (reader.unsignedLEB(), reader.unsignedLEB())
    }
  }

  private static func entries(
    _ reader: inout ByteReader
  ) -> [(folder: UInt64, name: FormValue)] {
    let formats = (0..<reader.byte()).map { _ in (reader.unsignedLEB(), reader.unsignedLEB()) }
    var left = reader.unsignedLEB()
    var entries: [(folder: UInt64, name: FormValue)] = []
    while left > 0, !formats.isEmpty, !reader.isBroken {
      left -= 1
      let before = reader.position
      var entry: (folder: UInt64, name: FormValue) = (0, .other)
      for (content, form) in formats {
        let value = FormValue(form, &reader, unit: UnitForms(version: 5, addressSize: 8))
        if content == 1 { entry.name = value }
        if content == 2 { entry.folder = value.number ?? 0 }
      }
      // An entry of nothing could stand there without end.
      guard reader.position > before else { break }
      entries.append(entry)
    }
    return entries
  }

  /// One instruction of the program.
  func step(_ reader: inout ByteReader, _ row: inout Row) -> Step {
    let code = reader.byte()
    if code >= firstSpecial {
      let value = UInt64(code - firstSpecial)
      row.address &+= (value / lineRange) &* smallestInstruction
      row.line = row.line &+ UInt64(bitPattern: lineBase &+ Int64(value % lineRange))
      return .row
    }
    switch code {
    case 0: return extended(&reader, &row)
    case 1: return .row
    case 2: row.address &+= reader.unsignedLEB() &* smallestInstruction
    case 3: row.line = row.line &+ UInt64(bitPattern: reader.signedLEB())
    case 4: row.file = reader.unsignedLEB()
    case 5: row.column = reader.unsignedLEB()
    case 6, 7, 10, 11: break
    case 8: row.address &+= (UInt64(255 - firstSpecial) / lineRange) &* smallestInstruction
    case 9: row.address &+= reader.number(bytes: 2)
    default: for _ in 0..<lengths[Int(code) - 1] { _ = reader.unsignedLEB() }
    }
    return .quiet
  }

  private func extended(_ reader: inout ByteReader, _ row: inout Row) -> Step {
    var part = reader.part(reader.unsignedLEB())
    switch part.byte() {
    case 1: return .endOfSequence
    case 2: row.address = part.number(bytes: min(8, part.remaining))
    default: break
    }
    return .quiet
  }
}
