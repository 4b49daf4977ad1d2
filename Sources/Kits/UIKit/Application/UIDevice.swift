import Foundation

/// The display of the device; always the same phone here.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen there is.
  public static let main = UIScreen(size: CGSize(width: 390, height: 844))

  /// Its rectangle in points.
  public let bounds: CGRect
  /// Pixels in a point.
  public let scale: CGFloat = 3

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// Its rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var traitCollection: UITraitCollection { .current }
  public var nativeScale: CGFloat { scale }
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  public var maximumFramesPerSecond: Int { 60 }
  /// How light it is; kept.
  public var brightness: CGFloat = 0.5
  public var isCaptured: Bool { false }
}

/// A rectangle that others are measured in.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device; always the same phone here.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The only device there is.
  public static let current = UIDevice(name: "iPhone")

  public let name: String
  public var orientation: UIDeviceOrientation { .portrait }
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  public let identifierForVendor: UUID? = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// How the device gets its power.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public nonisolated static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public var isBatteryMonitoringEnabled = false
  /// Not known, as in a simulator.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// The phone stays upright, so that nothing is posted.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  public var isMultitaskingSupported: Bool { true }
  public var isProximityMonitoringEnabled = false

  init(name: String) {
    self.name = name
    super.init()
  }
}

/// What was copied last.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The one that all apps share.
  public static let general = UIPasteboard(string: nil)

  /// The text on it, if what is on it is text.
  public var string: String? {
    get { content as? String }
    set { content = newValue }
  }
  /// The picture on it, if what is on it is one.
  public var image: UIImage? {
    get { content as? UIImage }
    set { content = newValue }
  }
  private var content: Any? { didSet { changeCount += 1 } }
  /// How often something was copied.
  public private(set) var changeCount = 0

  init(string: String?) {
    content = string
    super.init()
  }

  /// The address on it, if what is on it is one.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
