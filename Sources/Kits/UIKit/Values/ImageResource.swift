public import Foundation

/// A picture of the asset catalogue.
///
/// Xcode writes one for each picture; here each is written by hand.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundle: URL

  /// Takes the name that the picture has in the catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }
}

extension UIImage {
  /// A picture of the asset catalogue.
  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }
}
