import UIKit

/// Shows the picture that lies at an address on this device.
final class AvatarView: UIImageView {
  private(set) var url: URL?

  func show(_ url: URL?) {
    self.url = url
    image = url.flatMap { try? Data(contentsOf: $0) }.flatMap { UIImage(data: $0) }
  }
}
