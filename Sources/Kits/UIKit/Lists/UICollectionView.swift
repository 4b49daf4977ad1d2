import Foundation

/// Items in sections, arranged by a layout, each shown by a cell that the data source provides.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetContent() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetSupplements()
    }
  }
  /// Whether items can be dragged; false at first, as on an iPhone.
  open var dragInteractionEnabled = false
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether something out of the collection is being dragged.
  open internal(set) var hasActiveDrag = false
  /// Whether something is being dropped on the collection.
  open internal(set) var hasActiveDrop = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// What cells are told with their state.
  open var isEditing = false {
    didSet {
      if oldValue != isEditing { content.cells.forEach { $0.setNeedsUpdateConfiguration() } }
    }
  }
  open var isPrefetchingEnabled = true
  open var reorderingCadence = ReorderingCadence.immediate
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { addSubview(backgroundView) }
    }
  }

  var content = ListContent<UICollectionViewCell>()
  var updates: ListUpdates?
  var movement: Movement?
  /// How often `reloadData()` was called; see the folder `Driving`.
  var reloads = 0
  /// The headers and footers of each section by kind, made when somebody looks.
  var supplements: [[String: UICollectionReusableView]]?
  /// Whether nothing is laid out again, as while many places are asked for.
  var staysLaidOut = false
  private var hasContent = false
  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementPool = ReusePool<UICollectionReusableView>()
  private var refilled: (path: IndexPath, cell: UICollectionViewCell)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    clipsToBounds = true
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Content

  /// Asks for the numbers of items at once, and for cells when they are looked at or laid out.
  open func reloadData() {
    reloads += 1
    loadContent()
  }

  open var numberOfSections: Int {
    loadContentIfNeeded()
    return content.sections.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadContentIfNeeded()
    return content.sections.indices.contains(section) ? content.sections[section].count : 0
  }

  /// The cell of an item; nil if there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard holds(indexPath) else { return nil }
    if let cell = content[indexPath].cell { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath), holds(indexPath)
    else { return nil }
    content[indexPath].cell = cell
    cell.isSelected = content[indexPath].isSelected
    cell.setNeedsUpdateConfiguration()
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    addSubview(cell)
    return cell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.paths { $0.cell === cell }.first
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    loadContentIfNeeded()
    return content.paths { _ in true }
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard holds(indexPath) else {
      fatalError("Attempt to scroll to an item out of bounds: \(indexPath)")
    }
    layoutIfNeeded()
    let origin = cellForItem(at: indexPath)?.frame.origin ?? .zero
    setContentOffset(origin, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionViewLayout.prepare()
    layOutItems()
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(registeredAs: identifier) } })
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    supplementPool.register(
      elementKind + identifier, type.map { type in { type.init(registeredAs: identifier) } })
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let refilled, refilled.path == indexPath, refilled.cell.reuseIdentifier == identifier {
      return refilled.cell
    }
    guard let cell = cellPool.take(identifier, prepare: { $0.prepareForReuse() }) else {
      fatalError(
        """
        could not dequeue a view of kind: cell with identifier \(identifier) - register a class \
        for it with register(_:forCellWithReuseIdentifier:)
        """)
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplementPool.take(elementKind + identifier) { $0.prepareForReuse() }
    guard let view else {
      fatalError(
        """
        could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - register \
        a class for it with register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
        """)
    }
    return view
  }

  /// Fills the cells anew without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths where holds(path) {
      guard let cell = content[path].cell else { continue }
      refilled = (path, cell)
      let filled = dataSource?.collectionView(self, cellForItemAt: path)
      refilled = nil
      precondition(
        filled === cell, "reconfigureItems(at:) needs a data source that returns the same cell")
    }
  }

  // MARK: Inside

  func holds(_ indexPath: IndexPath) -> Bool {
    loadContentIfNeeded()
    return content.holds(indexPath)
  }

  func loadContentIfNeeded() { if !hasContent { loadContent() } }

  /// What the data source says now; a collection without one is empty.
  func countedItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard count >= 0 else {
        fatalError(
          "collectionView(_:numberOfItemsInSection:) returned \(count) for section \(section).")
      }
      return count
    }
  }

  /// Takes cells off the collection and keeps them for the next `dequeue`.
  func recycle(_ cells: [UICollectionViewCell], from old: ListContent<UICollectionViewCell>) {
    for cell in cells { cellPool.put(cell, for: cell.reuseIdentifier) }
    guard let delegate else { return }
    for (cell, path) in old.places(of: cells) {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// Takes headers and footers away; they are asked for again.
  func forgetSupplements() {
    for (kind, view) in (supplements ?? []).joined() {
      supplementPool.put(view, for: view.reuseIdentifier.map { kind + $0 })
    }
    supplements = nil
    setNeedsLayout()
  }

  private func loadContent() {
    hasContent = true
    let old = content
    content = ListContent()
    recycle(old.cells, from: old)
    content = .empty(countedItems())
    forgetSupplements()
  }

  private func forgetContent() {
    let old = content
    content = ListContent()
    recycle(old.cells, from: old)
    hasContent = false
    forgetSupplements()
  }

  override var readingOrder: [UIView] { itemsInReadingOrder }
}
