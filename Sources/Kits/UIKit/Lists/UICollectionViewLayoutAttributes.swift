import Foundation

/// Where an item of a collection goes, as data.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity
  /// The same in space; what turns out of the plane is lost.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  public let representedElementKind: String?
  public let representedElementCategory: UICollectionView.ElementCategory

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
    representedElementCategory = .cell
    super.init()
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
    super.init()
  }

  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
    super.init()
  }

  /// What `copy()` makes: attributes of the same item in the same place.
  open override func copy() -> Any {
    nonisolated(unsafe) var copied: Any = self
    MainActor.assumeIsolated { copied = twin() }
    return copied
  }

  private func twin() -> UICollectionViewLayoutAttributes {
    let twin: UICollectionViewLayoutAttributes
    let kind = representedElementKind ?? ""
    switch representedElementCategory {
    case .cell: twin = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    case .supplementaryView:
      twin = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    case .decorationView:
      twin = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
    }
    (twin.frame, twin.transform, twin.alpha) = (frame, transform, alpha)
    (twin.zIndex, twin.isHidden) = (zIndex, isHidden)
    return twin
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

/// Where a view is fastened to the one that it belongs to, as data.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  /// Counts the offset in widths and heights of what is fastened.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }
  public let isFractionalOffset: Bool
  public var isAbsoluteOffset: Bool { !isFractionalOffset }
}

/// A view at an item, such as a badge, as data.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A view behind a section, as data.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
