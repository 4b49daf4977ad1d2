public import Foundation
public import UIKit

/// What can be dragged, dropped, copied and shared.
public protocol Transferable {
  /// How it is written and read.
  associatedtype Representation: TransferRepresentation
  /// How it is written and read.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way of writing and reading something; here it says which, and within an app nothing is written.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is written and read.
  associatedtype Item: Transferable
  /// The same thing as another type that it is offered as; nil if it is not.
  func _offer(_ item: Item) -> [Any]
  /// What another type is read as; nil if it is not.
  func _take(_ other: Any) -> Item?
}

extension TransferRepresentation {
  /// Offers nothing but the thing itself.
  public func _offer(_ item: Item) -> [Any] { [] }
  /// Reads nothing but the thing itself.
  public func _take(_ other: Any) -> Item? { nil }
  /// The name of a file that is made of it.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// Who may see it.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// When it can be offered.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Who may see what is dragged.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// Written as an `Encodable` is.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Takes what the written form is called.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Written as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Takes what the bytes are called, and how they are made and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Takes what the bytes are called and how they are made.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Takes what the bytes are called and how they are read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// Written as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Takes what the file is called, and how it is made and read.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Takes what the file is called and how it is made.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Takes where it is.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that has come.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
}

/// Written as something else that can be dragged.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Takes how the other thing is made and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { (self.exporting, self.importing) = (exporting, importing) }
  /// Takes how the other thing is made.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }
  /// Takes how the other thing is read.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  public func _offer(_ item: Item) -> [Any] { (try? exporting?(item)).map { [$0] } ?? [] }
  public func _take(_ other: Any) -> Item? {
    (other as? ProxyRepresentation).flatMap { try? importing?($0) }
  }
}

/// Several ways of writing and reading one thing, the best first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation,
  @unchecked Sendable
{
  // What was given is `Sendable`; the type of the item need not be.
  let offer: (Item) -> [Any]
  let take: (Any) -> Item?

  public func _offer(_ item: Item) -> [Any] { offer(item) }
  public func _take(_ other: Any) -> Item? { take(other) }
}

/// Makes one way of writing and reading of several.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One way.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// The first way.
  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R
  where R.Item == Item { first }
  /// The ways so far and one more.
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> _TransferRepresentations<Item> where First.Item == Item, Next.Item == Item {
    _TransferRepresentations(
      offer: { accumulated._offer($0) + next._offer($0) },
      take: { accumulated._take($0) ?? next._take($0) })
  }
}

extension Transferable {
  /// What a drag of this brings to one who takes things of that type.
  func dropped<Wanted: Transferable>(as wanted: Wanted.Type) -> Wanted? {
    if let same = self as? Wanted { return same }
    let offers = (Self.transferRepresentation as? any TransferRepresentation<Self>)?._offer(self)
    return offers?.lazy.compactMap { $0 as? Wanted }.first
      ?? (Wanted.transferRepresentation as? any TransferRepresentation<Wanted>)?._take(self)
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .plainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<URL, String>(exporting: { $0.absoluteString })
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png, exporting: { _ in Data() })
  }
}
