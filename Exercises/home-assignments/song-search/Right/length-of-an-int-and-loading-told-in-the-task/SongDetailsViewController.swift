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
    length.text = song.seconds.asLength
    let stack = UIStackView(arrangedSubviews: [artist, length])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
