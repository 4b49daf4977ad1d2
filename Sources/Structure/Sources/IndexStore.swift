internal import CIndexStore

/// Why an index cannot be read.
package enum IndexStoreError: Error, Sendable, Equatable, CustomStringConvertible {
  case library(path: String, lacks: String)
  case formatVersion(Int)
  case unreadable(String)

  package var description: String {
    switch self {
    case .library(let path, let lacks):
      "The toolchain's \(path) cannot be used: it lacks \(lacks)."
    case .formatVersion(let version):
      "The toolchain writes its index in format \(version); this program reads format "
        + "\(IndexStore.formatVersion)."
    case .unreadable(let why): "The compiler's index cannot be read: \(why)."
    }
  }
}

/// The toolchain's library that reads what compilers note of the code that they compile.
package struct IndexStore {
  static let formatVersion = 5
  private let library: cindexstore

  /// Opens the library, which stays open.
  package init(library path: String) throws(IndexStoreError) {
    var library = cindexstore()
    if let missing = cindexstore_open(&library, path) {
      throw .library(path: path, lacks: String(cString: missing))
    }
    try Self.accept(formatVersion: Int(library.format_version()))
    self.library = library
  }

  static func accept(formatVersion version: Int) throws(IndexStoreError) {
    guard version == formatVersion else { throw .formatVersion(version) }
  }

  /// What a store holds, by the paths of the source files as the compiler was given them.
  package func indexes(in folder: String) throws(IndexStoreError) -> [String: FileIndex] {
    guard let store = library.store_create(folder, nil) else {
      throw .unreadable("there is none in \(folder)")
    }
    defer { library.store_dispose(store) }
    var indexes: [String: FileIndex] = [:]
    for unit in unitNames(in: store) {
      guard let contents = contents(ofUnit: unit, in: store) else {
        throw .unreadable("its unit \(unit) is damaged")
      }
      if contents.isOfSystem { continue }
      var reading = RecordReading(library: library)
      for record in contents.records where !reading.read(record, in: store) {
        throw .unreadable("its record \(record) is damaged")
      }
      indexes[contents.file] = reading.index
    }
    return indexes
  }

  private func unitNames(in store: UnsafeMutableRawPointer) -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = library.store_units_apply_f(store, 1, names) { names, name in
        names?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names
  }

  private struct Unit {
    let library: cindexstore
    var file = ""
    var isOfSystem = false
    var records: [String] = []
  }

  private func contents(ofUnit name: String, in store: UnsafeMutableRawPointer) -> Unit? {
    guard let reader = library.unit_reader_create(store, name, nil) else { return nil }
    defer { library.unit_reader_dispose(reader) }
    var unit = Unit(library: library)
    unit.file = String(library.unit_reader_get_main_file(reader))
    unit.isOfSystem = library.unit_reader_is_system_unit(reader)
    withUnsafeMutablePointer(to: &unit) { unit in
      _ = library.unit_reader_dependencies_apply_f(reader, unit) { unit, dependency in
        guard let unit = unit?.assumingMemoryBound(to: Unit.self) else { return false }
        let library = unit.pointee.library
        if library.unit_dependency_get_kind(dependency) == CINDEXSTORE_RECORD {
          unit.pointee.records.append(String(library.unit_dependency_get_name(dependency)))
        }
        return true
      }
    }
    return unit
  }
}

/// One record being read: the library hands over pointers, the index names symbols by numbers.
private struct RecordReading {
  let library: cindexstore
  var index = FileIndex()
  private var numbers: [UnsafeMutableRawPointer: Int] = [:]

  init(library: cindexstore) { self.library = library }

  mutating func read(_ record: String, in store: UnsafeMutableRawPointer) -> Bool {
    guard let reader = library.record_reader_create(store, record, nil) else { return false }
    defer { library.record_reader_dispose(reader) }
    numbers = [:]
    let library = library
    let known = index.occurrences.count
    let isWhole = withUnsafeMutablePointer(to: &self) { reading in
      library.record_reader_occurrences_apply_f(reader, reading) { reading, occurrence in
        reading?.assumingMemoryBound(to: RecordReading.self).pointee.take(occurrence)
        return true
      }
    }
    // The record of a file that neither declares nor uses anything is told apart in no other way.
    return isWhole || index.occurrences.count == known
  }

  private mutating func take(_ occurrence: UnsafeMutableRawPointer?) {
    guard let symbol = number(of: library.occurrence_get_symbol(occurrence)) else { return }
    var line: UInt32 = 0
    var column: UInt32 = 0
    library.occurrence_get_line_col(occurrence, &line, &column)
    index.occurrences.append(
      FileIndex.Occurrence(
        symbol: symbol, roles: roles(library.occurrence_get_roles(occurrence)), line: Int(line),
        column: Int(column)))
    let library = library
    withUnsafeMutablePointer(to: &self) { reading in
      _ = library.occurrence_relations_apply_f(occurrence, reading) { reading, relation in
        reading?.assumingMemoryBound(to: RecordReading.self).pointee.take(relation: relation)
        return true
      }
    }
  }

  private mutating func take(relation: UnsafeMutableRawPointer?) {
    guard let symbol = number(of: library.symbol_relation_get_symbol(relation)) else { return }
    index.occurrences[index.occurrences.count - 1].relations.append(
      FileIndex.Relation(
        symbol: symbol, roles: roles(library.symbol_relation_get_roles(relation))))
  }

  private func roles(_ bits: UInt64) -> FileIndex.Roles {
    FileIndex.Roles(rawValue: Int(truncatingIfNeeded: bits))
  }

  private mutating func number(of symbol: UnsafeMutableRawPointer?) -> Int? {
    guard let symbol else { return nil }
    if let number = numbers[symbol] { return number }
    let number = index.symbols.count
    index.symbols.append(
      FileIndex.IndexedSymbol(
        kind: Int(library.symbol_get_kind(symbol)),
        subkind: Int(library.symbol_get_subkind(symbol)),
        name: String(library.symbol_get_name(symbol)), usr: String(library.symbol_get_usr(symbol))))
    numbers[symbol] = number
    return number
  }
}

extension String {
  fileprivate init(_ text: cindexstore_text) {
    let bytes = UnsafeRawBufferPointer(start: text.data, count: text.data == nil ? 0 : text.length)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
