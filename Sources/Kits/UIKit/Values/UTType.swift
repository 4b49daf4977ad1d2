import Foundation

/// A kind of file or of data.
public struct UTType: Hashable, Sendable, Codable, Identifiable {
  public let identifier: String
  public let preferredFilenameExtension: String?
  public var id: String { identifier }

  /// Takes an identifier that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, nil)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, nil)
  }
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = Self.known.first { $0.identifier == identifier } ?? Self(known: identifier, nil)
  }
  public init?(filenameExtension: String) {
    guard let type = Self.known.first(where: { $0.preferredFilenameExtension == filenameExtension })
    else { return nil }
    self = type
  }

  private init(known identifier: String, _ filenameExtension: String?) {
    (self.identifier, preferredFilenameExtension) = (identifier, filenameExtension)
  }

  private static let known = [
    json, plainText, pdf, png, jpeg, xml, commaSeparatedText, html, zip, mp3,
  ]
  public static let json = UTType(known: "public.json", "json")
  public static let plainText = UTType(known: "public.plain-text", "txt")
  public static let pdf = UTType(known: "com.adobe.pdf", "pdf")
  public static let png = UTType(known: "public.png", "png")
  public static let jpeg = UTType(known: "public.jpeg", "jpeg")
  public static let xml = UTType(known: "public.xml", "xml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text", "csv")
  public static let html = UTType(known: "public.html", "html")
  public static let zip = UTType(known: "public.zip-archive", "zip")
  public static let mp3 = UTType(known: "public.mp3", "mp3")
  public static let text = UTType(known: "public.text", nil)
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", nil)
  public static let image = UTType(known: "public.image", nil)
  public static let movie = UTType(known: "public.movie", nil)
  public static let audio = UTType(known: "public.audio", nil)
  public static let url = UTType(known: "public.url", nil)
  public static let data = UTType(known: "public.data", nil)
  public static let item = UTType(known: "public.item", nil)
  public static let folder = UTType(known: "public.folder", nil)
}
