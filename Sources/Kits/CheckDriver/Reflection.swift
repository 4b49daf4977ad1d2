// What the runtime knows, which `Mirror` shows only where a type has not put something else there.

@_silgen_name("swift_EnumCaseName")
func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The first letter of class, enum, struct or tuple.
@_silgen_name("swift_reflectionMirror_displayStyle")
func displayStyle<T>(_ value: T) -> UInt8

@_silgen_name("swift_reflectionMirror_count")
func propertyCount<T>(_ value: T, type: Any.Type) -> Int

private typealias Release = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_subscript")
private func property<T>(
  of value: T, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  release: UnsafeMutablePointer<Release?>
) -> Any

func property<T>(
  _ index: Int, of value: T, _ type: Any.Type
) -> (name: String, value: Any)? {
  guard index < propertyCount(value, type: type) else { return nil }
  var name: UnsafePointer<CChar>?
  var release: Release?
  let found = property(of: value, type: type, index: index, name: &name, release: &release)
  defer { release?(name) }
  return (name.map { String(cString: $0) } ?? "", found)
}

/// The value itself, where it is known by a protocol only.
func unwrapped(_ value: Any) -> Any {
  func opened<T>(_ type: T.Type) -> Any { (value as? T).map { $0 as Any } ?? value }
  return _openExistential(type(of: value), do: opened)
}
