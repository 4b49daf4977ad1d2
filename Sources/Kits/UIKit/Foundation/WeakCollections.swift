import Foundation

#if !canImport(ObjectiveC)
  /// How a table keeps what is put into it.
  public struct NSPointerFunctionsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: NSPointerFunctionsOptions = []
    public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
    public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
    public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)
  }
  public enum NSPointerFunctions { public typealias Options = NSPointerFunctionsOptions }

  /// An object, kept alive or not.
  struct Kept {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      strong = isWeak ? nil : object
      weak = object
    }

    var object: AnyObject? { strong ?? weak }
    func isSame(as other: AnyObject) -> Bool {
      guard let object else { return false }
      return object === other || (object as? NSObject)?.isEqual(other) == true
    }
  }

  /// A set of objects that need not be kept alive, such as several delegates.
  open class NSHashTable<ObjectType: AnyObject> {
    private let isWeak: Bool
    private var kept: [Kept] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
      isWeak = options.contains(.weakMemory)
    }
    public convenience init() { self.init(options: []) }
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Those that are still there, in the order in which they came.
    open var allObjects: [ObjectType] {
      kept.compactMap { $0.object.map { unsafeDowncast($0, to: ObjectType.self) } }
    }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> {
      Set(allObjects.compactMap { $0 as? AnyHashable })
    }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    open func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      return kept.first { $0.isSame(as: object) }?.object as? ObjectType
    }
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      kept.removeAll { $0.object == nil }
      kept.append(Kept(object, isWeak: isWeak))
    }
    open func remove(_ object: ObjectType?) {
      guard let object else { return }
      kept.removeAll { $0.isSame(as: object) }
    }
    open func removeAllObjects() { kept = [] }
    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
  }

  /// Objects by others; both need not be kept alive.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private let areWeak: (key: Bool, value: Bool)
    private var kept: [(key: Kept, value: Kept)] = []

    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) { areWeak = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }
    public convenience init() { self.init(keyOptions: [], valueOptions: []) }
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var alive: [(key: Kept, value: Kept)] {
      kept.filter { $0.key.object != nil && $0.value.object != nil }
    }
    open var count: Int { alive.count }
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return kept.first { $0.key.isSame(as: aKey) && $0.value.object != nil }?.value.object
        as? ObjectType
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let anObject, let aKey else { return }
      kept = alive
      kept.append((Kept(aKey, isWeak: areWeak.key), Kept(anObject, isWeak: areWeak.value)))
    }
    open func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      kept.removeAll { $0.key.isSame(as: aKey) }
    }
    open func removeAllObjects() { kept = [] }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      alive.reduce(into: [:]) { all, entry in
        guard let key = entry.key.object as? AnyHashable else { return }
        all[key] = entry.value.object as? ObjectType
      }
    }
    open func keyEnumerator() -> NSEnumerator {
      (alive.compactMap(\.key.object) as NSArray).objectEnumerator()
    }
    open func objectEnumerator() -> NSEnumerator? {
      (alive.compactMap(\.value.object) as NSArray).objectEnumerator()
    }
  }
#endif
