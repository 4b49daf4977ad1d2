import Foundation

/// The start of a program with checks: it runs those that its arguments name.
@_cdecl("main")
public func main(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  // `Step2.testTitle` is a check of step 2.
  let steps = CommandLine.arguments.dropFirst().compactMap { id in
    Int(id.dropFirst("Step".count).prefix { $0 != "." })
  }
  runChecks(Set(steps).sorted().flatMap(CheckEntry.all(ofStep:)))
}

extension CheckEntry {
  /// A step's checks as its generated list hands them over.
  public static func list(_ entries: [CheckEntry]) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(entries)).toOpaque()
  }

  /// The checks of a step that was linked into this program.
  fileprivate static func all(ofStep number: Int) -> [CheckEntry] {
    typealias List = @convention(c) () -> UnsafeMutableRawPointer
    guard let found = dlsym(nil, "atelier_checks_of_step_\(number)") else { return [] }
    let list = unsafeBitCast(found, to: List.self)
    return Unmanaged<Box>.fromOpaque(list()).takeRetainedValue().entries
  }

  private final class Box {
    let entries: [CheckEntry]
    init(_ entries: [CheckEntry]) { self.entries = entries }
  }
}
