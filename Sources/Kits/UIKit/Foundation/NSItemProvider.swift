import Foundation

/// What can be handed over in a drag or by the pasteboard.
public protocol NSItemProviderWriting: AnyObject {
  /// The kinds of data that it can be handed over as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What can be made again of what was handed over.
public protocol NSItemProviderReading: AnyObject {
  /// The kinds of data that it can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

/// Promises an item, which is handed over when somebody asks for it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public struct LoadError: Error, Equatable, CustomStringConvertible {
    let wanted: String
    public var description: String { "The item cannot be loaded as \(wanted)." }
  }

  private let lock = NSLock()
  private var objects: [any NSItemProviderWriting] = []
  private var items: [(type: String, load: () throws -> Any)] = []
  open var suggestedName: String?

  public override init() { super.init() }

  /// Hands an object over.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Hands data of a kind over.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    items = [(typeIdentifier, { item })]
  }

  /// Who may see what is handed over, which here is everybody.
  public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    lock.withLock {
      objects.append(object)
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
        items.append((type, { object }))
      }
    }
  }

  /// Hands over what the closure brings, once somebody asks for it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let load = { () throws -> Any in
      var outcome: Result<Data, any Error> = .failure(LoadError(wanted: typeIdentifier))
      _ = loadHandler { data, error in
        if let data { outcome = .success(data) } else if let error { outcome = .failure(error) }
      }
      return try outcome.get()
    }
    lock.withLock { items.append((typeIdentifier, load)) }
  }

  open var registeredTypeIdentifiers: [String] { lock.withLock { items.map(\.type) } }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { $0.conforms(to: typeIdentifier) }
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(as: aClass) != nil
  }

  /// Brings the object, on the main queue.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = object(as: aClass)
    return deliver {
      completionHandler(found, found == nil ? LoadError(wanted: "\(aClass)") : nil)
    }
  }

  /// Brings a string or a URL, on the main queue.
  @discardableResult
  open func loadObject<T: ReferenceConvertible>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let found = lock.withLock { objects.lazy.compactMap { $0 as? T }.first }
    return deliver {
      completionHandler(found, found == nil ? LoadError(wanted: "\(aClass)") : nil)
    }
  }

  /// Brings the item as it was handed over, on the main queue.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let outcome = item(typeIdentifier)
    _ = deliver {
      switch outcome {
      case .success(let item): completionHandler?(item, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Brings the bytes, on the main queue.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let outcome = item(typeIdentifier).map { item -> Data? in
      switch item {
      case let data as Data: data
      case let text as NSString: Data("\(text)".utf8)
      case let url as NSURL: Data(url.absoluteString.utf8)
      case let image as UIImage: image.pngData()
      default: nil
      }
    }
    return deliver {
      switch outcome {
      case .success(let data?): completionHandler(data, nil)
      case .success(nil): completionHandler(nil, LoadError(wanted: typeIdentifier))
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// The object of the class, or a string made of text that was handed over as data.
  func object(as aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let found = lock.withLock {
      objects.lazy.compactMap { $0 as? any NSItemProviderReading }
        .first { ($0 as? NSObject)?.isKind(of: aClass) ?? false }
    }
    if let found { return found }
    guard aClass is NSString.Type, hasItemConformingToTypeIdentifier("public.plain-text"),
      case .success(let item) = item("public.plain-text"), let data = item as? Data
    else { return nil }
    return NSString(string: String(decoding: data, as: UTF8.self))
  }

  private func item(_ wanted: String) -> Result<Any, any Error> {
    let load = lock.withLock { items.first { $0.type.conforms(to: wanted) }?.load }
    guard let load else { return .failure(LoadError(wanted: wanted)) }
    return Result { try load() }
  }

  private func deliver(_ body: @escaping () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let work = UncheckedWork(run: body)
    DispatchQueue.main.async {
      work.run()
      progress.completedUnitCount = 1
    }
    return progress
  }

  private struct UncheckedWork: @unchecked Sendable { let run: () -> Void }
}

extension String {
  /// Whether data of this kind is data of the other kind as well.
  fileprivate func conforms(to other: String) -> Bool {
    self == other || ["public.data", "public.item", "public.content"].contains(other)
      || (other == "public.text" || other == "public.plain-text") && contains("plain-text")
      || other == "public.image" && ["public.png", "public.jpeg"].contains(self)
  }
}
