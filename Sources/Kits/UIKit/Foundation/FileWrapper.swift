import Foundation

/// A file or folder as a value in memory, which a document is read from and written to.
open class FileWrapper: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  open private(set) var regularFileContents: Data?
  /// The files in a folder, by their names; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?
  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { !isDirectory }

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    super.init()
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = [:]
    super.init()
    for (name, child) in childrenByPreferredName {
      child.preferredFilename = child.preferredFilename ?? name
      addFileWrapper(child)
    }
  }

  public init(url: URL, options: ReadingOptions = []) throws {
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    super.init()
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    var files: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      files[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
    fileWrappers = files
  }

  /// Adds a file to a folder under its name, or under one like it where that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    precondition(isDirectory, "Only the wrapper of a folder has files.")
    let wanted = child.preferredFilename ?? "Untitled"
    var (name, number) = (wanted, 2)
    while fileWrappers?[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    child.filename = name
    fileWrappers?[name] = child
    return name
  }

  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    guard let fileWrappers else {
      try (regularFileContents ?? Data()).write(
        to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, file) in fileWrappers {
      try file.write(to: url.appendingPathComponent(name), options: options)
    }
  }
}
