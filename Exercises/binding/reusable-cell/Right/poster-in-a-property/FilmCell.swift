import UIKit

/// One film of the programme: title, year and length, poster.
final class FilmCell: UITableViewCell {
  private let posterView = UIImageView()
  private var poster: Observable<Data?>? {
    didSet {
      oldValue?.remove(observer: self)
      poster?.observe(on: self) { [unowned self] in show($0) }
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(posterView)
  }

  required init?(coder: NSCoder) { nil }

  func fill(with item: FilmItemViewModel) {
    textLabel?.text = item.title
    detailTextLabel?.text = item.subtitle
    poster = item.poster
    item.loadPoster()
  }

  func unbind() { poster = nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    poster = nil
    show(nil)
  }

  private func show(_ data: Data?) {
    if let data { posterView.image = UIImage(data: data) } else { posterView.image = nil }
  }
}
