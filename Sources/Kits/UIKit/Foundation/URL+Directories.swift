#if !canImport(Darwin)
  public import Foundation

  // Foundation has these on Apple's systems alone.
  extension URL {
    /// The folder of the user's documents.
    @_disfavoredOverload
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what can be made anew.
    @_disfavoredOverload
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of what the app keeps for itself.
    @_disfavoredOverload
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of what is not kept.
    @_disfavoredOverload
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    /// Asks to read a file that the user has chosen, which here needs no asking.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Is done with a file that the user has chosen.
    public func stopAccessingSecurityScopedResource() {}

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
    }
  }
#endif
