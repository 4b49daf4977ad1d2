/// A stand-in for the part of Apple's WebKit that apps meet: a view for web pages, which loads nothing.
///
/// What is asked for becomes `url` at once, and the navigation delegate hears of its beginning and its end,
/// as do those who observe `url`, `title`, `estimatedProgress` and where one can go. No script runs; a check says
/// with `post(_:to:)` what one would say to the app.
public import UIKit

/// How a web view works.
@preconcurrency @MainActor
public final class WKWebViewConfiguration: NSObject {
  public var allowsInlineMediaPlayback = false
  public var preferences = WKPreferences()
  public var userContentController = WKUserContentController()
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public lazy var websiteDataStore = WKWebsiteDataStore.default()
  public override nonisolated init() {}
}

@preconcurrency @MainActor
public final class WKPreferences: NSObject {
  public var javaScriptCanOpenWindowsAutomatically = false
  public var javaScriptEnabled = true
  public override nonisolated init() {}
}

/// One change of the page.
@preconcurrency @MainActor
public final class WKNavigation: NSObject {}

/// What is about to be loaded.
@preconcurrency @MainActor
public final class WKNavigationAction: NSObject {
  public let request: URLRequest
  /// Links are not touched here: what is loaded, the app asks for.
  public let navigationType = WKNavigationType.other
  /// The only frame of a page.
  public let targetFrame: WKFrameInfo? = WKFrameInfo()
  init(_ request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// Why something is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether something is loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }

/// Decides what is loaded, and hears of it.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Opens windows and panels for a page; nobody asks here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// A page that was shown.
@preconcurrency @MainActor
public final class WKBackForwardListItem: NSObject {
  public let url: URL
  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

/// The pages that can be gone back and forward to.
@preconcurrency @MainActor
public final class WKBackForwardList: NSObject {
  public let backList: [WKBackForwardListItem]
  public let currentItem: WKBackForwardListItem?
  public let forwardList: [WKBackForwardListItem]

  init(_ pages: [URL], current: Int) {
    let items = pages.map { WKBackForwardListItem($0) }
    backList = Array(items.prefix(max(current, 0)))
    currentItem = items.indices.contains(current) ? items[current] : nil
    forwardList = Array(items.dropFirst(current + 1))
    super.init()
  }
}

/// Shows a page; here it only knows which.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  public let scrollView = UIScrollView(frame: .zero)
  private var pages: [URL] = []
  private var current = -1

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  open var url: URL? { pages.indices.contains(current) ? pages[current] : nil }
  open var title: String? { url?.host }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  open var canGoBack: Bool { current > 0 }
  open var canGoForward: Bool { current + 1 < pages.count }
  open var backForwardList: WKBackForwardList { WKBackForwardList(pages, current: current) }
  open var allowsLinkPreview = true
  open var isInspectable = false

  /// Runs a script of the page; there is none here, and nothing comes of it.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return navigate(to: url) { [weak self] in
      guard let self else { return }
      pages = pages.prefix(current + 1) + [url]
      current += 1
    }
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(URLRequest(url: baseURL ?? URL(fileURLWithPath: "/about:blank")))
  }

  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { navigate(to: $0) {} } }
  open func stopLoading() {}

  @discardableResult
  open func goBack() -> WKNavigation? {
    guard canGoBack else { return nil }
    return navigate(to: pages[current - 1]) { [weak self] in self?.current -= 1 }
  }

  @discardableResult
  open func goForward() -> WKNavigation? {
    guard canGoForward else { return nil }
    return navigate(to: pages[current + 1]) { [weak self] in self?.current += 1 }
  }

  private func navigate(to url: URL, _ change: @escaping () -> Void) -> WKNavigation {
    let navigation = WKNavigation()
    let change = { [weak self] in
      change()
      for key in ["URL", "title", "estimatedProgress", "canGoBack", "canGoForward"] {
        self?.didChangeValue(forKey: key)
      }
    }
    guard let navigationDelegate else {
      change()
      return navigation
    }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(URLRequest(url: url))) {
      guard $0 == .allow else { return }
      navigationDelegate.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate.webView(self, decidePolicyFor: WKNavigationResponse(url)) {
        guard $0 == .allow else {
          navigationDelegate.webView(
            self, didFailProvisionalNavigation: navigation,
            withError: NSError(domain: "WebKitErrorDomain", code: 102))
          return
        }
        change()
        navigationDelegate.webView(self, didCommit: navigation)
        navigationDelegate.webView(self, didFinish: navigation)
      }
    }
    return navigation
  }
}
