import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor private final class Step2Interactor: LikeInteractorInput {
  let toggle = AnswerStub<Void, LikeState>(returning: LikeState(isLiked: true, count: 12))
  func toggleLike(completion: @escaping (Result<LikeState, Error>) -> Void) {
    toggle(completion: completion)
  }
}

@MainActor private final class Step2Animator: HeartAnimating {
  var beats: [String] = []
  func beat(_ view: UIView, scale: CGFloat, duration: TimeInterval) {
    let place = view is UIButton ? "" : " on another view than the button"
    beats.append("\(Double(scale)) for \(duration) s\(place)")
  }
}

@MainActor final class Step2View: XCTestCase {
  private let interactor = Step2Interactor()
  private let animator = Step2Animator()

  private func makeScreen() -> PhotoViewController {
    let photo = PhotoViewController(
      presenter: PhotoPresenter(interactor: interactor), animator: animator)
    photo.loadViewIfNeeded()
    return photo
  }

  /// The name of the symbol on the button, in whatever size or weight it is drawn.
  private func heart(of photo: PhotoViewController) -> String? {
    photo.likeButton.image(for: .normal)?.description
  }

  /// A photo that is liked has a filled red heart and its number.
  func testLikedHeartIsFilledAndRed() throws {
    let photo = makeScreen()
    photo.displayLikeState(isLiked: true, count: 12)
    XCTAssertEqual(heart(of: photo), "heart.fill", "the heart when liked")
    XCTAssertEqual(photo.likeButton.tintColor, .systemRed, "its colour when liked")
    XCTAssertEqual(photo.countLabel.text, "12", "the number next to it")
    let navigation = UINavigationController(rootViewController: photo)
    let phone = Screen(showing: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    XCTAssertEqual(
      heart(of: photo), "heart.fill", "the heart when liked, after the way back from a screen")
    XCTAssertEqual(
      photo.likeButton.tintColor, .systemRed, "its colour after the way back from a screen")
    XCTAssertEqual(photo.countLabel.text, "12", "the number after the way back from a screen")
    XCTAssertEqual(
      animator.beats, ["1.2 for 0.3 s"], "beats for one like, and the way back from a screen")
  }

  /// A photo that is not liked has an empty grey heart and its number.
  func testOtherHeartIsEmptyAndGrey() {
    let photo = makeScreen()
    photo.displayLikeState(isLiked: true, count: 12)
    photo.displayLikeState(isLiked: false, count: 11)
    XCTAssertEqual(heart(of: photo), "heart", "the heart when not liked")
    XCTAssertEqual(photo.likeButton.tintColor, .systemGray, "its colour when not liked")
    XCTAssertEqual(photo.countLabel.text, "11", "the number next to it")
    XCTAssertEqual(
      photo.view.visibleText.filter(["11", "12"].contains), ["11"],
      "numbers on the screen, with 12 likes and then 11")
    let other = makeScreen()
    other.displayLikeState(isLiked: false, count: 11)
    let (plain, words) = (look(of: other.view), other.likeButton.accessibilityLabel)
    other.displayLikeState(isLiked: true, count: 12)
    other.displayLikeState(isLiked: false, count: 11)
    XCTAssertEqual(
      look(of: other.view).filter { !plain.contains($0) }, [],
      "views that look otherwise after a like was taken back than before it")
    XCTAssertEqual(
      other.likeButton.accessibilityLabel, words,
      "what VoiceOver says of the heart after a like was taken back, the same as before it")
  }

  /// Before the first answer the heart is empty and grey.
  func testHeartIsEmptyBeforeTheFirstAnswer() {
    let photo = makeScreen()
    XCTAssertEqual(heart(of: photo), "heart", "the heart before the first answer")
    XCTAssertEqual(photo.likeButton.tintColor, .systemGray, "its colour before the first answer")
  }

  /// The number stands as it is, none and many included.
  func testNumberIsShownAsItIs() {
    let photo = makeScreen()
    for count in [0, 12_345] {
      photo.displayLikeState(isLiked: false, count: count)
      XCTAssertEqual(photo.countLabel.text, "\(count)", "the number shown for \(count) likes")
      XCTAssertFalse(photo.countLabel.isHidden, "The number is hidden for \(count) likes.")
    }
  }

  /// With up to a hundred likes the heart beats a little.
  func testFewLikesBeatALittle() {
    let photo = makeScreen()
    photo.displayLikeState(isLiked: true, count: 1)
    photo.displayLikeState(isLiked: true, count: 100)
    XCTAssertEqual(
      animator.beats, ["1.2 for 0.3 s", "1.2 for 0.3 s"], "beats for 1 like and for 100 likes")
  }

  /// With more than a hundred likes the heart beats strongly.
  func testManyLikesBeatStrongly() {
    let photo = makeScreen()
    for count in [101, 12_345] { photo.displayLikeState(isLiked: true, count: count) }
    XCTAssertEqual(
      animator.beats, ["1.6 for 0.6 s", "1.6 for 0.6 s"], "beats for 101 likes and for 12345")
  }

  /// Taking a like back moves nothing, however many likes are left.
  func testTakingBackDoesNotBeat() {
    let photo = makeScreen()
    photo.displayLikeState(isLiked: false, count: 7)
    photo.displayLikeState(isLiked: false, count: 500)
    XCTAssertEqual(animator.beats, [], "beats after a like was taken back")
  }

  /// An error is an alert; heart and number stay as they are.
  func testErrorIsAnAlert() throws {
    let photo = makeScreen()
    let phone = Screen(showing: photo)
    for isLiked in [false, true] {
      photo.displayLikeState(isLiked: isLiked, count: 11)
      let (beats, color) = (animator.beats, photo.likeButton.tintColor)
      let before = look(of: photo.view)
      photo.displayError("No luck.")
      XCTAssertEqual(
        phone.alert?.message, "No luck.", "the alert after displayError(\"No luck.\")")
      XCTAssertEqual(phone.alert?.title, "Sorry", "its title")
      XCTAssertEqual(phone.alert?.preferredStyle, .alert, "its style")
      XCTAssertEqual(phone.alert?.actions.compactMap(\.title), ["OK"], "its buttons")
      XCTAssertEqual(
        heart(of: photo), isLiked ? "heart.fill" : "heart",
        "the heart after an error, when \(isLiked ? "liked" : "not liked")")
      XCTAssertEqual(photo.likeButton.tintColor, color, "its colour after an error")
      XCTAssertEqual(photo.countLabel.text, "11", "the number after an error")
      XCTAssertEqual(animator.beats, beats, "beats after an error")
      XCTAssertEqual(
        look(of: photo.view).filter { !before.contains($0) }, [],
        "views that look otherwise after an error")
      XCTAssertEqual(photo.title, "Photo", "the title of the screen after an error")
      try phone.tap("OK")
      XCTAssertNil(phone.alert?.message, "the alert after a tap on OK")
      XCTAssertEqual(phone.warnings, [], "what UIKit complained about after an error")
    }
  }

  /// The view tells its presenter of touches, and asks it for no look and for no decision about one.
  func testViewAsksThePresenterNothing() throws {
    XCTAssertOnlyTells(try Codebase.learner.type("PhotoViewController"), "PhotoPresenter")
  }

  /// What a view and all in it look like, as far as a touch could change that.
  private func look(of view: UIView) -> [String] {
    var own = "\(type(of: view)) \(view.frame) \(view.transform) alpha \(view.alpha)"
    own += " hidden \(view.isHidden) on \(view.backgroundColor as UIColor?)"
    own += " tint \(view.tintColor as UIColor?)"
    if let label = view as? UILabel {
      own += " \(label.text ?? "") \(label.font as UIFont?) \(label.textColor as UIColor?)"
    }
    return [own] + view.subviews.flatMap(look)
  }

  /// A touch changes nothing on the screen before the answer is there.
  func testTouchChangesNothingBeforeTheAnswer() throws {
    interactor.toggle.hold()
    let photo = try XCTUnwrap(
      PhotoModule.build(interactor: interactor, animator: animator) as? PhotoViewController)
    let phone = Screen(showing: photo)
    let button = photo.likeButton
    XCTAssertEqual(phone.title, "Photo", "the title of the screen")
    photo.displayLikeState(isLiked: false, count: 11)
    let title = button.title(for: .normal)
    let texts = phone.visibleText
    let before = look(of: photo.view)
    let (background, ink) = (photo.view.backgroundColor, photo.countLabel.textColor)
    try phone.tap("Like")
    XCTAssertEqual(
      look(of: photo.view).filter { !before.contains($0) }, [],
      "views that look otherwise before the answer")
    XCTAssertEqual(
      button.image(for: .normal)?.description, "heart", "the heart before the answer")
    XCTAssertEqual(button.tintColor, .systemGray, "its colour before the answer")
    XCTAssertEqual(button.title(for: .normal), title, "the title of the button before the answer")
    XCTAssertEqual(button.transform, .identity, "its size and place before the answer")
    XCTAssertEqual(button.alpha, 1, "its alpha before the answer")
    XCTAssertFalse(button.isSelected, "The button is selected before the answer.")
    XCTAssertEqual(
      [photo.countLabel.alpha, photo.view.alpha], [1, 1],
      "the alpha of the number and that of the screen before the answer")
    XCTAssertEqual(photo.countLabel.textColor, ink, "the colour of the number before the answer")
    XCTAssertEqual(photo.view.backgroundColor, background, "the background before the answer")
    XCTAssertEqual(phone.visibleText, texts, "the texts on the screen before the answer")
    XCTAssertEqual(
      phone.find(UIActivityIndicatorView.self).filter(\.isAnimating).count, 0,
      "wheels that turn before the answer")
    XCTAssertEqual(photo.countLabel.text, "11", "the number before the answer")
    XCTAssertEqual(animator.beats, [], "beats before the answer")
    interactor.toggle.release()
    XCTAssertEqual(
      button.image(for: .normal)?.description, "heart.fill", "the heart after the answer")
    XCTAssertTrue(phone.shows("12"), "“12” is missing after the answer:\n\(phone.dump)")
    XCTAssertEqual(phone.title, "Photo", "the title of the screen after the answer")
    XCTAssertEqual(animator.beats, ["1.2 for 0.3 s"], "beats asked of the given animator")
  }
}
