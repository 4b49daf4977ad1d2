// caught by: Step3Presenter.testLengthHasAPlaceOfItsOwn
import UIKit

/// One song, large.
final class SongDetailsViewController: UIViewController {
  let song: Song

  init(song: Song) {
    self.song = song
    super.init(nibName: nil, bundle: nil)
    title = song.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let artist = UILabel()
    artist.text = song.artist
    let length = UILabel()
    let rest = song.seconds % 60
    length.text = "\(song.seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    let stack = UIStackView(arrangedSubviews: [artist, length])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
