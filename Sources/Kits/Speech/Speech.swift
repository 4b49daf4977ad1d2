/// A stand-in for the part of Apple's Speech that apps meet: recognisers, which nobody speaks to.
///
/// The user always allows it. A check says what is understood with `SFSpeechRecognitionRequest.hear(_:isFinal:)`
/// and what goes wrong with `fail(_:)`; neither exists on an iPhone. The sound that a request is given is passed
/// over.
@_exported public import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// Hears whether speech can be recognised.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Understands speech of a language.
///
/// No `NSObject`, whose initialiser could not be overridden by one that may fail.
open class SFSpeechRecognizer {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var supportsOnDeviceRecognition = true
  open var queue = OperationQueue.main
  open var isAvailable: Bool { true }

  public convenience init?() { self.init(locale: .current) }
  public init?(locale: Locale) { self.locale = locale }
  open class func supportedLocales() -> Set<Locale> { [.current] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .authorized }
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.authorized) }

  /// The handler is called when the request hears something.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    request.listeners.append((task, resultHandler))
    return task
  }
}

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  fileprivate var listeners:
    [(task: SFSpeechRecognitionTask, handler: (SFSpeechRecognitionResult?, (any Error)?) -> Void)] =
      []

  /// All that has been said until now; who wants no parts hears of it when it is final.
  public func hear(_ text: String, isFinal: Bool = false) {
    guard isFinal || shouldReportPartialResults else { return }
    tell(SFSpeechRecognitionResult(SFTranscription(text), isFinal: isFinal), nil, isOver: isFinal)
  }

  /// Ends the recognition with an error.
  public func fail(_ error: any Error) { tell(nil, error, isOver: true) }

  private func tell(
    _ result: SFSpeechRecognitionResult?, _ error: (any Error)?, isOver: Bool
  ) {
    let current = listeners.filter { !$0.task.isCancelled && $0.task.state != .completed }
    for listener in current {
      if isOver { listener.task.end(with: error) }
      listener.handler(result, error)
    }
  }
}

/// Sound that comes as it is spoken.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open var nativeAudioFormat: AVAudioFormat { AVAudioEngine().inputNode.outputFormat(forBus: 0) }
  public override init() { super.init() }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// Sound out of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A recognition that goes on.
open class SFSpeechRecognitionTask: NSObject {
  open private(set) var state = SFSpeechRecognitionTaskState.running
  open private(set) var error: (any Error)?
  open var isCancelled: Bool { state == .canceling }
  open var isFinishing: Bool { state == .finishing }
  open func cancel() { state = .canceling }
  open func finish() { if state == .running { state = .finishing } }
  fileprivate func end(with error: (any Error)?) { (state, self.error) = (.completed, error) }
}

/// What was understood.
open class SFSpeechRecognitionResult: NSObject {
  public let bestTranscription: SFTranscription
  public let isFinal: Bool
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
  fileprivate init(_ transcription: SFTranscription, isFinal: Bool) {
    (bestTranscription, self.isFinal) = (transcription, isFinal)
  }
}

/// A text that was understood, and its words.
open class SFTranscription: NSObject {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment]
  fileprivate init(_ text: String) {
    formattedString = text
    segments = text.split(separator: " ").map {
      SFTranscriptionSegment(String($0), NSRange($0.startIndex..<$0.endIndex, in: text))
    }
  }
}

/// A word that was understood.
open class SFTranscriptionSegment: NSObject {
  public let substring: String
  public let substringRange: NSRange
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 1 }
  open var alternativeSubstrings: [String] { [] }
  open var voiceAnalytics: SFVoiceAnalytics? { nil }
  fileprivate init(_ word: String, _ range: NSRange) { (substring, substringRange) = (word, range) }
}

/// How fast somebody speaks, which is not known here.
open class SFSpeechRecognitionMetadata: NSObject {
  open var averagePauseDuration: TimeInterval { 0 }
  open var speakingRate: Double { 0 }
  open var speechDuration: TimeInterval { 0 }
  open var speechStartTimestamp: TimeInterval { 0 }
  open var voiceAnalytics: SFVoiceAnalytics? { nil }
}

/// How a voice sounds, which is not known here.
open class SFVoiceAnalytics: NSObject {
  open var jitter: SFAcousticFeature { SFAcousticFeature() }
  open var pitch: SFAcousticFeature { SFAcousticFeature() }
  open var shimmer: SFAcousticFeature { SFAcousticFeature() }
  open var voicing: SFAcousticFeature { SFAcousticFeature() }
}
open class SFAcousticFeature: NSObject {
  open var acousticFeatureValuePerFrame: [Double] { [] }
  open var frameDuration: TimeInterval { 0 }
}
