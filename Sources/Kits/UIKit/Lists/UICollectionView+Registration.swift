import Foundation

extension UICollectionView {
  /// Makes and fills cells of a class, without identifiers as strings.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let identifier = "registration " + UUID().uuidString
    let fill: Handler

    public init(handler: @escaping Handler) { fill = handler }
    /// Takes the class alone: nothing can be taken out of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) { fill = handler }
  }

  /// Makes and fills headers and footers of a class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let identifier = "registration " + UUID().uuidString
    let elementKind: String
    let fill: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      fill = handler
    }
    /// Takes the class alone: nothing can be taken out of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else { fatalError("The class of a registration has changed.") }
    if let item { registration.fill(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let supplementary = view as? Supplementary else {
      fatalError("The class of a registration has changed.")
    }
    registration.fill(supplementary, registration.elementKind, indexPath)
    return supplementary
  }
}
