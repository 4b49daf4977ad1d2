import AVKit
import CoreLocation
import MapKit
import SafariServices
import Speech
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit

/// The little of other frameworks that code with screens meets.
@MainActor
@Suite struct NeighbourTests {
  @Test func `a player goes where it is told, and says when it is at the end`() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/a.mp3")))
    var times: [Double] = []
    let token = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
    ) { times.append($0.seconds) }
    var ends = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { ends += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    player.play()
    #expect(player.timeControlStatus == .playing)
    player.seek(to: CMTime(seconds: 12.5, preferredTimescale: 600))
    #expect(CMTimeGetSeconds(player.currentTime()) == 12.5 && ends == 0)
    player.seek(to: CMTime(seconds: 90, preferredTimescale: 600))
    #expect(ends == 1 && player.timeControlStatus == .paused && times == [12.5, 60])
    player.removeTimeObserver(token)
    player.seek(to: .zero)
    #expect(times.count == 2)
    let screen = AVPlayerViewController()
    screen.player = player
    #expect(screen.player === player)
  }

  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var isDone = false
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      isDone = flag
    }
  }

  @Test func `a sound that has come to its end tells its delegate`() throws {
    #expect(throws: CocoaError.self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
    }
    let (player, listener) = (try AVAudioPlayer(data: Data()), Listener())
    player.delegate = listener
    #expect(player.play() && player.isPlaying)
    player.currentTime = 10
    #expect(!listener.isDone)
    player.currentTime = player.duration
    #expect(listener.isDone && !player.isPlaying)
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
    #expect(AVAudioSession.sharedInstance().category == .playback)
  }

  private final class Memo: NSObject, AVAudioRecorderDelegate {
    var ends: [Bool] = []
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  @Test func `a recording lasts until it is stopped or long enough, and leaves a file`()
    async throws
  {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).m4a")
    defer { try? FileManager.default.removeItem(at: url) }
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let (recorder, memo) = (try AVAudioRecorder(url: url, settings: settings), Memo())
    recorder.delegate = memo
    #expect(await AVAudioApplication.requestRecordPermission())
    #expect(recorder.record() && recorder.isRecording)
    recorder.pass(seconds: 2)
    recorder.pause()
    recorder.pass(seconds: 2)
    #expect(recorder.currentTime == 2 && memo.ends.isEmpty)
    recorder.stop()
    recorder.stop()
    #expect(recorder.currentTime == 0 && memo.ends == [true])
    recorder.record(forDuration: 3)
    recorder.pass(seconds: 4)
    #expect(!recorder.isRecording && memo.ends == [true, true])
    _ = try AVAudioPlayer(contentsOf: url)
    #expect(recorder.deleteRecording() && !recorder.deleteRecording())
    #expect(throws: CocoaError.self) {
      try AVAudioRecorder(url: try #require(URL(string: "https://a.b")), settings: [:])
    }
  }

  @Test func `speech is heard in parts until it is final, cancelled or failed`() throws {
    let recognizer = try #require(SFSpeechRecognizer())
    #expect(recognizer.isAvailable && SFSpeechRecognizer.authorizationStatus() == .authorized)
    let request = SFSpeechAudioBufferRecognitionRequest()
    var heard: [String] = []
    func begin() -> SFSpeechRecognitionTask {
      recognizer.recognitionTask(with: request) { result, error in
        if let result {
          let words = result.bestTranscription.segments.count
          heard.append(
            "\(result.bestTranscription.formattedString) \(words)\(result.isFinal ? "!" : "")")
        }
        if error != nil { heard.append("error") }
      }
    }
    let first = begin()
    request.hear("good")
    request.hear("good morning", isFinal: true)
    request.hear("too late")
    #expect(first.state == .completed && heard == ["good 1", "good morning 2!"])
    heard = []
    let second = begin()
    second.cancel()
    request.hear("no")
    request.shouldReportPartialResults = false
    let third = begin()
    request.hear("a part")
    request.fail(CocoaError(.userCancelled))
    #expect(second.isCancelled && third.error is CocoaError && heard == ["error"])
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { buffer, _ in
      request.append(buffer)
    }
    try engine.start()
    #expect(engine.isRunning)
  }

  @Test func `places that are known are found by their names and by where they are`() async throws {
    let cafe = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4))
    (cafe.name, cafe.locality) = ("Cafe Blau", "Wien")
    CLGeocoder.know([cafe])
    MKLocalSearch.know([MKMapItem(placemark: cafe)])
    defer {
      CLGeocoder.know([])
      MKLocalSearch.know([])
    }
    let near = CLLocation(latitude: 48.2001, longitude: 16.4)
    #expect(try await CLGeocoder().reverseGeocodeLocation(near).map(\.locality) == ["Wien"])
    #expect(try await CLGeocoder().geocodeAddressString("wien").first === cafe)
    var failures = 0
    CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { places, error in
      if places == nil, (error as? CLError)?.code == .geocodeFoundNoResult { failures += 1 }
    }
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "blau"
    #expect(try await MKLocalSearch(request: request).start().mapItems.map(\.name) == ["Cafe Blau"])
    request.naturalLanguageQuery = "bakery"
    MKLocalSearch(request: request).start { response, error in
      if response == nil, error is MKError { failures += 1 }
    }
    #expect(failures == 2)
    let (completer, reader) = (MKLocalSearchCompleter(), Reader())
    completer.delegate = reader
    completer.queryFragment = "blau"
    #expect(reader.titles == ["Cafe Blau"])
    completer.queryFragment = ""
    #expect(completer.results.isEmpty && reader.titles.count == 1)
  }

  private final class Reader: NSObject, MKLocalSearchCompleterDelegate {
    var titles: [String] = []
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
      titles += completer.results.map(\.title)
    }
  }

  private final class Traveller: NSObject, CLLocationManagerDelegate {
    var log: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("\(manager.authorizationStatus)")
    }
    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) { log.append("\(locations.map(\.coordinate.latitude))") }
  }

  @Test func `a place is told to who has asked for it`() {
    let (manager, traveller) = (CLLocationManager(), Traveller())
    manager.delegate = traveller
    manager.requestWhenInUseAuthorization()
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    manager.report(berlin)
    manager.requestLocation()
    manager.report(berlin)
    manager.report(berlin)
    #expect(traveller.log == ["authorizedWhenInUse", "[52.52]"])
    let distance = berlin.distance(from: CLLocation(latitude: 48.137, longitude: 11.575))
    #expect(abs(distance - 504_000) < 5000)
  }

  @Test func `what is planned can be read and taken back`() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    let content = UNMutableNotificationContent()
    content.title = "Drink"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    for id in ["a", "b", "a"] {
      try await center.add(
        UNNotificationRequest(identifier: id, content: content, trigger: trigger))
    }
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["b", "a"] && pending[0].content.title == "Drink")
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
  }

  private final class Browser: UIViewController, SFSafariViewControllerDelegate {
    var isFinished = false
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isFinished = true }
  }

  @Test func `a browser in a sheet can be closed`() throws {
    let browser = Browser()
    let screen = Screen(showing: browser)
    let safari = SFSafariViewController(url: try #require(URL(string: "https://swift.org")))
    safari.delegate = browser
    browser.present(safari, animated: true)
    try screen.tap("Done")
    #expect(browser.isFinished && browser.presentedViewController == nil)
  }

  private final class Gatekeeper: NSObject, WKNavigationDelegate {
    var log: [String] = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(navigationAction.request.url?.host == "bad.org" ? .cancel : .allow) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      log.append(webView.title ?? "")
    }
  }

  @Test func `a web view goes to allowed pages and back`() throws {
    let (web, keeper) = (WKWebView(), Gatekeeper())
    web.navigationDelegate = keeper
    for host in ["swift.org", "bad.org", "example.com"] {
      web.load(URLRequest(url: try #require(URL(string: "https://\(host)"))))
    }
    #expect(web.url?.host == "example.com" && web.canGoBack && !web.canGoForward)
    web.goBack()
    #expect(web.url?.host == "swift.org" && web.canGoForward)
    #expect(keeper.log == ["swift.org", "example.com", "swift.org"])
  }

  @Test func `kinds of files are known by their endings`() {
    #expect(UTType(filenameExtension: "json") == .json)
    #expect(UTType("public.png") == .png && UTType(filenameExtension: "nothing") == nil)
    #expect(UTType(exportedAs: "com.example.note").identifier == "com.example.note")
  }
}

/// What Foundation has elsewhere.
@Suite struct FoundationGapTests {
  @Test func `Markdown within a line becomes attributes`() throws {
    let text = try AttributedString(markdown: "a **b *c*** `d*` ~~e~~ [f](https://swift.org) g_h_i")
    #expect(String(text.characters) == "a b c d* e f g_h_i")
    let intents = text.runs.compactMap { run in
      run.inlinePresentationIntent.map { (String(text[run.range].characters), $0) }
    }
    #expect(intents.first { $0.0 == "b " }?.1 == .stronglyEmphasized)
    #expect(intents.first { $0.0 == "d*" }?.1 == .code)
    #expect(intents.first { $0.0 == "e" }?.1 == .strikethrough)
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://swift.org")])
    #expect(String(try AttributedString(markdown: "2 * 3 * 4").characters) == "2 * 3 * 4")
  }
}
