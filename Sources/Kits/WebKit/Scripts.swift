public import UIKit

/// Whether scripts of a page may run.
@preconcurrency @MainActor
public final class WKWebpagePreferences: NSObject {
  public var allowsContentJavaScript = true
  public override nonisolated init() {}
}

/// What pages keep, of which there is nothing here.
@preconcurrency @MainActor
public final class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  public let isPersistent: Bool
  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }
  public class func `default`() -> WKWebsiteDataStore { shared }
  public class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }
  public class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
  }
  /// Is done at once.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// A script that an app puts into each page; none runs.
@preconcurrency @MainActor
public final class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public let source: String
  public let injectionTime: InjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

/// What a script of a page says to the app.
@preconcurrency @MainActor
public final class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  init(_ body: Any, to name: String) {
    (self.body, self.name) = (body, name)
    super.init()
  }
}

/// Hears what scripts of a page say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Brings scripts into pages, and what they say to the app.
@preconcurrency @MainActor
public final class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  public override nonisolated init() {}

  public func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  public func removeAllUserScripts() { userScripts = [] }
  /// The handler is retained, as on an iPhone.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  public func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  public func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Says what a script of the page would say with `postMessage`; it does not exist on an iPhone.
  public func post(_ body: Any, to name: String) {
    handlers[name]?.userContentController(self, didReceive: WKScriptMessage(body, to: name))
  }
}

/// A part of a window with a page of its own.
@preconcurrency @MainActor
public final class WKFrameInfo: NSObject {
  public var isMainFrame: Bool { true }
  override init() { super.init() }
}

/// How a page wants a window to be.
@preconcurrency @MainActor
public final class WKWindowFeatures: NSObject {
  override init() { super.init() }
}

/// What has come, and may be shown or not.
@preconcurrency @MainActor
public final class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public var canShowMIMEType: Bool { true }
  public var isForMainFrame: Bool { true }
  init(_ url: URL) {
    response = URLResponse(
      url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
    super.init()
  }
}

/// Whether what has come is shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow }
