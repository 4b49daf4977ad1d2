import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Offline: Error {}

@MainActor private final class Step1View: PhotoViewInput {
  let calls = CallSpy()
  func displayLikeState(isLiked: Bool, count: Int) { calls(isLiked, count) }
  func displayError(_ message: String) { calls(message) }
}

@MainActor private final class Step1Interactor: LikeInteractorInput {
  let toggle = AnswerStub<Void, LikeState>(returning: LikeState(isLiked: true, count: 101))
  func toggleLike(completion: @escaping (Result<LikeState, Error>) -> Void) {
    toggle(completion: completion)
  }
}

@MainActor final class Step1Presenter: XCTestCase {
  private let view = Step1View()
  private let interactor = Step1Interactor()

  private func makePresenter() -> PhotoPresenter {
    let presenter = PhotoPresenter(interactor: interactor)
    presenter.view = view
    return presenter
  }

  /// After a like the view is told the new state and the number, and nothing else.
  func testLikeIsDisplayed() {
    makePresenter().didTapLike()
    XCTAssertEqual(
      view.calls.all, ["displayLikeState(isLiked: true, count: 101)"],
      "calls of the view after a like that makes 101")
    XCTAssertEqual(interactor.toggle.count, 1, "questions to the interactor after one tap")
  }

  /// After a like was taken back the view is told that, too.
  func testLikeTakenBackIsDisplayed() {
    interactor.toggle.returns(LikeState(isLiked: false, count: 12_345))
    makePresenter().didTapLike()
    XCTAssertEqual(
      view.calls.all, ["displayLikeState(isLiked: false, count: 12345)"],
      "calls of the view after a like was taken back")
  }

  /// Each answer is displayed, also if it is the same as the one before.
  func testEachAnswerIsDisplayed() {
    let presenter = makePresenter()
    for _ in 1...2 { presenter.didTapLike() }
    XCTAssertEqual(view.calls.all.count, 2, "calls of the view after two equal answers")
    interactor.toggle.fails(with: Offline())
    for _ in 1...2 { presenter.didTapLike() }
    XCTAssertEqual(
      view.calls.all.filter { $0.hasPrefix("displayError") }.count, 2,
      "errors displayed after two failures")
  }

  /// A failure is displayed as an error, and the like state is not touched.
  func testFailureIsDisplayed() {
    for error in [Offline(), CancellationError(), URLError(.cancelled)] as [any Error] {
      interactor.toggle.fails(with: error)
      makePresenter().didTapLike()
      XCTAssertEqual(
        view.calls.take(), ["displayError(Your like could not be saved. Try again.)"],
        "calls of the view after a failure with an error of type \(type(of: error))")
    }
  }

  /// Nothing is displayed before the interactor has answered.
  func testNothingIsDisplayedBeforeTheAnswer() {
    interactor.toggle.hold()
    let presenter = makePresenter()
    presenter.didTapLike()
    XCTAssertEqual(view.calls.all, [], "calls of the view before the answer")
    interactor.toggle.release()
    XCTAssertEqual(view.calls.all.count, 1, "calls of the view after the answer")
    withExtendedLifetime(presenter) {}
  }

  /// Presenter and view protocol do not speak of colours, pictures, sizes or durations.
  func testPresenterSpeaksOfNoLooks() throws {
    for name in ["PhotoPresenter", "PhotoViewInput"] {
      let part = try Codebase.learner.type(name)
      for look in [
        "UIColor", "UIImage", "CGFloat", "TimeInterval", "Double", "Float", "Duration",
        "HeartAnimating",
      ] {
        XCTAssertNoReference(from: part, toType: look)
      }
    }
  }

  /// The presenter keeps facts: after a like, and after one that was taken back, no name of a picture.
  func testPresenterKeepsNoPicture() {
    let presenter = makePresenter()
    for isLiked in [true, false] {
      interactor.toggle.returns(LikeState(isLiked: isLiked, count: 12))
      presenter.didTapLike()
      let kept = Mirror(reflecting: presenter).children.map { "\($0.value)" }
      XCTAssertEqual(
        kept.filter { ["heart", "heart.fill"].contains($0) }, [], "symbols that it keeps")
    }
  }

  /// The presenter works without UIKit.
  func testPresenterUsesNoUIKit() throws {
    for name in ["PhotoPresenter", "PhotoViewInput", "LikeInteractorInput", "LikeState"] {
      XCTAssertNoTransitiveReference(from: try Codebase.learner.type(name), toModule: "UIKit")
    }
    for name in ["PhotoPresenter", "PhotoViewInput"] {
      XCTAssertImports(
        try Codebase.learner.type(name),
        only: [
          "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OSLog",
          "Swift", "Synchronization", "os",
        ])
    }
  }
}
