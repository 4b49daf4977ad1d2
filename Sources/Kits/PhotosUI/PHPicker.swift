public import UIKit

/// What a picker offers and how much of it can be taken.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
  public var filter: PHPickerFilter?
  /// Zero stands for as many as the user likes.
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
}

/// Something that the user has picked.
public struct PHPickerResult {
  /// What the picture can be loaded from.
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?

  /// For a check, which picks in the user's place.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }
}

/// Hears what was picked; nothing, if the user gave up.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick pictures: a check calls the delegate in the user's place.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}
