// caught by: Step2.testPreparedCellIsEmpty
import UIKit

/// One film of the programme: title, year and length, poster.
final class FilmCell: UITableViewCell {
  private var item: FilmItemViewModel?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func fill(with item: FilmItemViewModel) {
    unbind()
    self.item = item
    textLabel?.text = item.title
    detailTextLabel?.text = item.subtitle
    item.poster.observe(on: self) { [weak self] data in
      self?.imageView?.image = data.flatMap { UIImage(data: $0) }
    }
    item.loadPoster()
  }

  func unbind() {
    item?.poster.remove(observer: self)
    item = nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    unbind()
    imageView?.image = nil
    imageView?.isHidden = true
  }
}
