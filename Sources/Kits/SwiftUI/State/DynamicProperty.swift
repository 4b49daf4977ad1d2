@_spi(Reflection) import Swift

/// A stored property of a view that the host fills before it asks for the body.
public protocol DynamicProperty {
  /// Called before each evaluation, when the properties inside have been filled.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing; most properties need no more than what the host gives them.
  public mutating func update() {}
}

/// A dynamic property that takes something from the host.
protocol HostedProperty: DynamicProperty {
  /// `storage` is nil the first time and afterwards what was left there.
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?)
}

/// A primitive view that holds nothing but values, so that the same bits mean the same view.
protocol PlainView {}

/// What is known of the stored properties of one type; found out once for each type.
@MainActor
final class FieldPlan {
  private struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
    /// The fields inside of a property that is put together from others.
    var inner: FieldPlan?
  }

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]
  private var fields: [Field] = []
  /// Whether the host is told by the view itself what to show.
  let isPrimitive: Bool
  /// Whether the view consists of values that nobody observes.
  let isPlain: Bool
  let isStaged: Bool
  let isEquatable: Bool
  /// Whether a value with the same bits shows the same; closures may show something else.
  private(set) var isComparable: Bool

  static func of(_ type: Any.Type) -> FieldPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = FieldPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    isPrimitive = type is any Buildable.Type
    isPlain = type is any PlainView.Type
    isStaged = type is any StagedBuildable.Type
    isEquatable = type is any Equatable.Type
    isComparable = isPlain || !isPrimitive
    guard !(type is AnyClass) else { return }
    _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      // A class or an optional may be one that is held without being counted: it is not there for sure.
      if kind == .struct || kind == .enum, let property = fieldType as? any DynamicProperty.Type {
        let inner = property is any HostedProperty.Type ? nil : FieldPlan.of(property)
        fields.append(Field(offset: offset, type: property, inner: inner))
        isComparable = isComparable && inner?.isComparable ?? true
      } else {
        isComparable = isComparable && Self.isComparable(fieldType, kind)
      }
      return true
    }
  }

  private static func isComparable(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    switch kind {
    case .function, .existential: false
    case .struct, .tuple: of(type).isComparable
    case .optional:
      (type as? any AnyOptional.Type).map { !isFunction($0.wrapped) } ?? false
    default: true
    }
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    // A function type has no other name by which one could tell it.
    "\(type)".contains("->")
  }

  /// Fills the properties of a copy that is about to be evaluated.
  func install<Value>(in value: inout Value, of node: Node) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      install(at: start, base: 0, of: node)
    }
  }

  private func install(at start: UnsafeMutableRawPointer, base: Int, of node: Node) {
    for field in fields {
      let offset = base + field.offset
      field.inner?.install(at: start, base: offset, of: node)
      install(field.type, at: start + offset, offset: offset, of: node)
    }
  }

  private func install<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, offset: Int, of node: Node
  ) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    if var hosted = property.pointee as? any HostedProperty {
      var storage = node.properties[offset]
      hosted.install(in: node, storage: &storage)
      node.properties[offset] = storage
      if let filled = hosted as? Property { property.pointee = filled }
    }
    property.pointee.update()
  }
}

/// An optional, whatever may be in it.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
