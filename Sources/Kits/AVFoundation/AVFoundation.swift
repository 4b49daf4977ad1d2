/// A stand-in for the part of Apple's AVFoundation that apps meet: players, which play nothing, and recorders,
/// which hear nothing.
///
/// A player knows what it was asked for; time passes when a check sets it, and a sound is a minute long. To a
/// recorder it passes by `pass(seconds:)`, and what is installed in an engine is never called.
@_exported public import Foundation

/// A time as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: seconds.isFinite ? Int64(seconds * Double(preferredTimescale)) : 0,
      timescale: seconds.isFinite ? preferredTimescale : 0)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not known, such as that of a stream.
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = invalid
  public var isValid: Bool { timescale > 0 }
  public var isIndefinite: Bool { !isValid }
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: left.timescale)
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: left.timescale)
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
@_disfavoredOverload
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// What can be played.
open class AVAsset: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { CMTime(value: 60, timescale: 1) }
}
open class AVURLAsset: AVAsset {}

/// What a player plays.
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open fileprivate(set) var time = CMTime.zero

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open func currentTime() -> CMTime { time }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
extension NSNotification.Name {
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays an item.
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  /// What a player does at the end of its item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// Kept; a player pauses at the end unless it is told to do nothing.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var status: Status { currentItem == nil ? .unknown : .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  private var observers: [(token: NSObject, block: (CMTime) -> Void)] = []

  public override init() { super.init() }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  open func play() { rate = 1 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { currentItem?.time ?? .zero }

  /// Goes there; at the end of the item it stops and says so.
  open func seek(to time: CMTime) {
    guard let currentItem else { return }
    let isAtEnd = currentItem.duration.isValid && time >= currentItem.duration
    currentItem.time = isAtEnd ? currentItem.duration : time
    for observer in observers { observer.block(currentItem.time) }
    guard isAtEnd, rate != 0 else { return }
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: currentItem)
  }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// The block is called when the time changes, which it does by `seek` alone.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let token = NSObject()
    observers.append((token, block))
    return token
  }
  open func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0.token === observer as AnyObject }
  }
}

/// Plays several items, one after the other.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Hears when a sound is over.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound from a file or from memory.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  open var numberOfLoops = 0
  public let url: URL?
  open var duration: TimeInterval { 60 }
  /// Set to the end, the sound is over.
  open var currentTime: TimeInterval = 0 {
    didSet {
      guard currentTime >= duration, isPlaying else { return }
      (isPlaying, currentTime) = (false, 0)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }

  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
    guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws { url = nil }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// How the app's sound lives with that of others.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  private static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }
  private let lock = NSLock()
  private var chosen = Category.ambient
  public var category: Category { lock.withLock { chosen } }

  public func setCategory(_ category: Category) throws { lock.withLock { chosen = category } }
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { lock.withLock { chosen = category } }
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public var recordPermission: RecordPermission { .granted }
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(true) }
}
