import Foundation

// The package's own tests have a start of their own.
#if !SWIFT_PACKAGE
  /// The start of a program with checks: it runs those that standard input names.
  @_cdecl("main")
  public func main(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32 {
    // `Step2.testTitle` is a check of step 2.
    let steps = order.checks.compactMap { id in
      Int(id.dropFirst("Step".count).prefix { $0 != "." })
    }
    runChecks(of: Set(steps).sorted().compactMap(CheckStep.init(number:)))
  }
#endif

/// The checks of a step, and one that must fail for theirs to count.
public struct CheckStep {
  let entries: [CheckEntry]
  let canary: CheckEntry

  /// A step's checks as its generated list hands them over.
  public static func list(
    _ entries: [CheckEntry], canary: CheckEntry
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(CheckStep(entries: entries, canary: canary))).toOpaque()
  }

  private init(entries: [CheckEntry], canary: CheckEntry) {
    self.entries = entries
    self.canary = canary
  }

  /// Those of a step that was linked into this program.
  init?(number: Int) {
    typealias List = @convention(c) () -> UnsafeMutableRawPointer
    guard let found = dlsym(nil, "atelier_checks_of_step_\(number)") else { return nil }
    let list = unsafeBitCast(found, to: List.self)
    self = Unmanaged<Box>.fromOpaque(list()).takeRetainedValue().step
  }

  private final class Box {
    let step: CheckStep
    init(_ step: CheckStep) { self.step = step }
  }
}
