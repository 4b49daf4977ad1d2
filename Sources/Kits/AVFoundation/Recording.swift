/// Hears when a recording is over.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records silence into a file, which stays empty.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open private(set) var isRecording = false
  open private(set) var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  private var longest = TimeInterval.infinity

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
    guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
  }

  @discardableResult open func prepareToRecord() -> Bool {
    FileManager.default.createFile(atPath: url.path, contents: nil)
  }
  @discardableResult open func record() -> Bool {
    isRecording = isRecording || prepareToRecord()
    return isRecording
  }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    longest = duration
    return record()
  }
  open func pause() { isRecording = false }

  /// The delegate hears of it, if there was something to end.
  open func stop() {
    guard isRecording || currentTime > 0 else { return }
    (isRecording, currentTime, longest) = (false, 0, .infinity)
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  @discardableResult open func deleteRecording() -> Bool {
    !isRecording && (try? FileManager.default.removeItem(at: url)) != nil
  }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Lets time pass while it records; it does not exist on an iPhone.
  public func pass(seconds: TimeInterval) {
    guard isRecording else { return }
    currentTime = min(currentTime + seconds, longest)
    if currentTime >= longest { stop() }
  }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public enum AVAudioQuality: Int, Sendable {
  case min = 0, low = 32, medium = 64, high = 96, max = 127
}

public typealias AudioFormatID = UInt32
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

/// Whether the app may record, which it always may.
public final class AVAudioApplication: NSObject, Sendable {
  public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }
  public static let shared = AVAudioApplication()
  public var recordPermission: RecordPermission { .granted }
  public class func requestRecordPermission() async -> Bool { true }
  public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    response(true)
  }
}

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// How sound is written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: UInt32
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  fileprivate override init() { (sampleRate, channelCount) = (44_100, 1) }
}

/// A moment of a sound.
open class AVAudioTime: NSObject {
  public let hostTime: UInt64
  public init(hostTime: UInt64) { self.hostTime = hostTime }
}

/// A piece of a sound, which is silence.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}

/// A part of an engine.
open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Nothing is heard, and so the block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}
open class AVAudioInputNode: AVAudioNode {}
open class AVAudioOutputNode: AVAudioNode {}
open class AVAudioMixerNode: AVAudioNode { open var outputVolume: Float = 1 }

/// What sound runs through.
open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var isRunning = false
  public override init() { super.init() }
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
}
