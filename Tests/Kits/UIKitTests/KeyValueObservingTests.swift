import Testing
import UIKit

private final class Player: NSObject {
  // In learners' code this is written `@objc dynamic var`.
  @NSDynamicVar var score: Int
  @NSDynamicVar var name = "Ann"
  init(score: Int) {
    self.score = score
    super.init()
  }
}

/// https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
@MainActor
@Suite struct `Observing a property` {
  @Test func `hears of each change with what was asked for`() {
    let player = Player(score: 1)
    var heard: [String] = []
    let observation = player.observe(\.score, options: [.old, .new]) { player, change in
      heard.append("\(player.name) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    player.score = 2
    player.score += 3
    player.name = "Bob"
    #expect(heard == ["Ann 1 2", "Ann 2 5"])
    observation.invalidate()
    player.score = 9
    #expect(heard.count == 2)
  }

  @Test func `can begin with what is there, and ends with the observation`() {
    let player = Player(score: 1)
    var heard: [Int] = []
    var observation: NSKeyValueObservation? = player.observe(\.score, options: [.initial]) {
      player, _ in heard.append(player.score)
    }
    player.score = 2
    observation = nil
    player.score = 3
    #expect(heard == [1, 2] && observation == nil)
  }

  private final class Listener: UIViewController {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append(keyPath ?? "")
    }
  }

  @Test func `can be by the name of the property`() {
    let (listener, lamp) = (Listener(), NSObject())
    lamp.addObserver(listener, forKeyPath: "brightness", options: .new, context: nil)
    lamp.didChangeValue(forKey: "brightness")
    lamp.didChangeValue(forKey: "colour")
    lamp.removeObserver(listener, forKeyPath: "brightness")
    lamp.didChangeValue(forKey: "brightness")
    #expect(listener.heard == ["brightness"])
  }

  @Test func `an app that cannot go on says so`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    var answer: UIBackgroundFetchResult?
    delegate.application(
      .shared, didReceiveRemoteNotification: [:], fetchCompletionHandler: { answer = $0 })
    #expect(answer == .noData)
    #expect(
      !delegate.application(
        .shared, continue: NSUserActivity(activityType: "a"), restorationHandler: { _ in }))
  }

  /// The way operations tell that they have begun and ended work of their own.
  private final class Waiting: Operation, @unchecked Sendable {
    private var isBusy = false {
      willSet { willChangeValue(forKey: "isExecuting") }
      didSet { didChangeValue(forKey: "isExecuting") }
    }
    private var isOver = false {
      willSet { willChangeValue(forKey: "isFinished") }
      didSet { didChangeValue(forKey: "isFinished") }
    }
    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { isBusy }
    override var isFinished: Bool { isOver }
    override func start() { isBusy = true }
    func finish() { (isBusy, isOver) = (false, true) }
  }

  @Test func `an operation tells itself that it is over`() async {
    let (waiting, queue) = (Waiting(), OperationQueue())
    queue.addOperation(waiting)
    while !waiting.isExecuting { await Task.yield() }
    #expect(queue.operationCount == 1)
    waiting.finish()
    while queue.operationCount > 0 { await Task.yield() }
    #expect(waiting.isFinished)
  }

  private final class Book: NSObject {
    let title: String
    let pages: Int
    @NSDynamicVar var stars = 0
    init(_ title: String, pages: Int, stars: Int) {
      (self.title, self.pages) = (title, pages)
      super.init()
      self.stars = stars
    }
  }

  @Test func `objects are sorted by the names of their properties`() {
    let books = [
      Book("Ulysses", pages: 700, stars: 1), Book("Emma", pages: 400, stars: 3),
      Book("Dune", pages: 700, stars: 2),
    ]
    func titles(_ orders: NSSortDescriptor...) -> [String] {
      (books as NSArray).sortedArray(using: orders).compactMap { ($0 as? Book)?.title }
    }
    #expect(titles(NSSortDescriptor(key: "stars", ascending: true)) == ["Ulysses", "Dune", "Emma"])
    #expect(
      titles(
        NSSortDescriptor(key: "pages", ascending: false),
        NSSortDescriptor(key: "title", ascending: true)) == ["Dune", "Ulysses", "Emma"])
    let rows = [["name": "b"], ["name": "a"]] as NSArray
    let sorted = rows.sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
    #expect((sorted as? [[String: String]])?.map { $0["name"] } == ["a", "b"])
  }
}
