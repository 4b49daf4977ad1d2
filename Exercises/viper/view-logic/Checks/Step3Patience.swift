import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

@MainActor private final class Step3View: PhotoViewInput {
  let calls = CallSpy()
  func displayLikeState(isLiked: Bool, count: Int) { calls(isLiked, count) }
  func displayError(_ message: String) { calls.note("error") }
}

@MainActor private final class Step3Interactor: LikeInteractorInput {
  let toggle = AnswerStub<Void, LikeState>(returning: LikeState(isLiked: true, count: 12))
  func toggleLike(completion: @escaping (Result<LikeState, Error>) -> Void) {
    toggle(completion: completion)
  }
}

@MainActor final class Step3Patience: XCTestCase {
  private let view = Step3View()
  private let interactor = Step3Interactor()

  private func makePresenter() -> PhotoPresenter {
    let presenter = PhotoPresenter(interactor: interactor)
    presenter.view = view
    return presenter
  }

  /// While a like is being saved, further taps ask for nothing.
  func testOneRequestAtATime() {
    interactor.toggle.hold()
    let presenter = makePresenter()
    for _ in 0..<3 { presenter.didTapLike() }
    XCTAssertEqual(interactor.toggle.count, 1, "questions after three taps without an answer")
    let other = Step3Interactor()
    let otherPresenter = PhotoPresenter(interactor: other)
    otherPresenter.didTapLike()
    XCTAssertEqual(other.toggle.count, 1, "questions about another photo, tapped meanwhile")
    interactor.toggle.release()
    XCTAssertEqual(
      view.calls.all, ["displayLikeState(isLiked: true, count: 12)"], "displayed after the answer")
    XCTAssertEqual(interactor.toggle.count, 1, "questions when three taps had one answer")
    interactor.toggle.hold()
    for _ in 0..<2 { presenter.didTapLike() }
    interactor.toggle.release()
    XCTAssertEqual(interactor.toggle.count, 2, "questions after two more taps and their answer")
  }

  /// After an answer the next tap counts again, and after a failure as well.
  func testNextTapCountsAgain() {
    let presenter = makePresenter()
    presenter.didTapLike()
    interactor.toggle.fails(with: Offline())
    presenter.didTapLike()
    interactor.toggle.returns(LikeState(isLiked: false, count: 11))
    presenter.didTapLike()
    XCTAssertEqual(
      view.calls.all,
      [
        "displayLikeState(isLiked: true, count: 12)", "error",
        "displayLikeState(isLiked: false, count: 11)",
      ], "displayed for a like, a failure and another try")
    interactor.toggle.fails(with: Offline())
    for _ in 0..<4 { presenter.didTapLike() }
    interactor.toggle.returns(LikeState(isLiked: true, count: 13))
    presenter.didTapLike()
    XCTAssertEqual(interactor.toggle.count, 8, "questions after four more failures and another try")
    XCTAssertEqual(
      view.calls.all.last, "displayLikeState(isLiked: true, count: 13)",
      "displayed last, after four more failures and another try")
  }

  /// After a failure the button can be touched again, and the next touch likes the photo.
  func testTouchAfterAFailureCounts() throws {
    interactor.toggle.fails(with: Offline())
    let phone = Screen(showing: PhotoModule.build(interactor: interactor))
    try phone.tap("Like")
    try phone.tap("OK")
    interactor.toggle.returns(LikeState(isLiked: true, count: 12))
    try phone.tap("Like")
    XCTAssertEqual(interactor.toggle.count, 2, "questions after two touches, the first failed")
    XCTAssertTrue(phone.shows("12"), "“12” is missing after the second answer:\n\(phone.dump)")
  }

  /// A screen that is left while a like is being saved goes away without waiting for the answer.
  func testScreenGoesAwayDuringARequest() throws {
    interactor.toggle.hold()
    try expectReleased {
      let photo = PhotoModule.build(interactor: interactor)
      let phone = Screen(showing: photo)
      try phone.tap("Like")
      phone.close()
      let presenters = Mirror(reflecting: photo).children.compactMap { $0.value as? PhotoPresenter }
      return [photo] + presenters
    }
    interactor.toggle.release()
  }

  /// The presenter goes away as well, and the late answer reaches nobody.
  func testPresenterGoesAwayDuringARequest() throws {
    interactor.toggle.hold()
    try expectReleased {
      let presenter = makePresenter()
      presenter.didTapLike()
      return [presenter]
    }
    interactor.toggle.release()
    XCTAssertEqual(view.calls.all, [], "displayed by an answer for a presenter that is gone")
  }

  /// In the app a touch likes the photo, and another one takes that back.
  func testTouchesLikeAndTakeBack() throws {
    // Nobody but the module keeps the interactor.
    func build() -> UIViewController {
      PhotoModule.build(
        interactor: LocalLikeInteractor(state: LikeState(isLiked: false, count: 100)))
    }
    let photo = try XCTUnwrap(build() as? PhotoViewController)
    let phone = Screen(showing: photo)
    XCTAssertTrue(photo.likeButton.tap(), "The button cannot be touched.")
    XCTAssertTrue(phone.shows("101"), "“101” is missing after one touch:\n\(phone.dump)")
    XCTAssertTrue(photo.likeButton.tap(), "The button cannot be touched after a like.")
    XCTAssertTrue(phone.shows("100"), "“100” is missing after two touches:\n\(phone.dump)")
  }
}
