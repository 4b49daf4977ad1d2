// attack: forging/linker-directive — ends as: refused, doesNotCompile, failed
// on: wrong
//
// A symbol of somebody else's is bound to a function of this program.
@_silgen_name("_swift_stdlib_reportUnimplementedInitializer")
public func reported() {}

@_silgen_name("swift_willThrow")
public func thrown() {}

@_silgen_name("swift_stdlib_random")
public func random(_ bytes: UnsafeMutableRawPointer, _ count: Int) {}

func attack(at moment: Moment) {}
