#if canImport(FoundationNetworking)
  @_weakLinked public import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// Whether a request waits for a connection; Foundation's own on Linux can only be read, and there
  /// is nothing here to wait for.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
