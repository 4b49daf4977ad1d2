import Foundation

/// A picture that is never decoded: where it came from is all that is known.
public final class UIImage: NSObject, Sendable {
  private enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
    case data(Data)
  }

  private let source: Source

  private init(source: Source) {
    self.source = source
    super.init()
  }

  /// A picture of the asset catalogue; nil only for an empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .asset(name))
  }

  /// A picture of the system's symbols; nil only for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name))
  }

  /// A picture from a file's bytes; nil if they start like no known picture format.
  public convenience init?(data: Data) {
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8),
      Array("BM".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    ]
    guard signatures.contains(where: { data.starts(with: $0) }) else { return nil }
    self.init(source: .data(data))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.source == source
  }

  public override var hash: Int { source.hashValue }

  public override var description: String {
    switch source {
    case .asset(let name), .symbol(let name): name
    case .data(let data): "\(data.count) bytes"
    }
  }
}
