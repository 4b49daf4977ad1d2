import Foundation

/// Rows in sections, each shown by a cell that the data source provides.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// Says that rows are as tall as their content.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var separatorEffect: UIVisualEffect?
  open var isPrefetchingEnabled = true
  /// Whether rows can be dragged; false at first, as on an iPhone.
  open var dragInteractionEnabled = false
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether something out of the table is being dragged.
  open internal(set) var hasActiveDrag = false
  /// Whether something is being dropped on the table.
  open internal(set) var hasActiveDrop = false
  open var insetsContentViewsToSafeArea = true
  open var remembersLastFocusedIndexPath = false
  open var fillerRowHeight: CGFloat = 0
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var hasUncommittedUpdates: Bool { false }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetContent() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  private var isInEditing = false
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  var content = ListContent<UITableViewCell>()
  var updates: ListUpdates?
  /// How often `reloadData()` was called; see the folder `Driving`.
  var reloads = 0
  /// The views above and below the sections, made when somebody looks.
  var edges: [SectionEdges]?
  private var hasContent = false
  var cellPool = ReusePool<UITableViewCell>()
  var edgePool = ReusePool<UITableViewHeaderFooterView>()
  /// The cell that the data source is filling anew; see `reconfigureRows(at:)`.
  private var refilled: (path: IndexPath, cell: UITableViewCell)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public convenience init() { self.init(frame: .zero, style: .plain) }

  // MARK: Content

  /// Asks for the numbers of rows at once, and for cells when they are looked at or laid out.
  open func reloadData() {
    reloads += 1
    loadContent()
  }

  open var numberOfSections: Int {
    loadContentIfNeeded()
    return content.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadContentIfNeeded()
    return content.sections.indices.contains(section) ? content.sections[section].count : 0
  }

  /// The cell of a row; nil if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard holds(indexPath) else { return nil }
    if let cell = content[indexPath].cell { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath), holds(indexPath) else {
      return nil
    }
    content[indexPath].cell = cell
    cell.setSelected(content[indexPath].isSelected, animated: false)
    cell.setEditing(isEditing, animated: false)
    cell.setNeedsUpdateConfiguration()
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addSubview(cell)
    return cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.paths { $0.cell === cell }.first
  }

  open var visibleCells: [UITableViewCell] {
    loadContentIfNeeded()
    return content.paths { _ in true }.compactMap { cellForRow(at: $0) }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    loadContentIfNeeded()
    return content.paths { _ in true }
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard holds(indexPath) else {
      fatalError("Attempt to scroll to a row out of bounds: \(indexPath)")
    }
    layoutIfNeeded()
    let y = cellForRow(at: indexPath)?.frame.minY ?? 0
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    content.cells.forEach { $0.setEditing(editing, animated: animated) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellPool.register(identifier, type.map { type in { type.init(registeredAs: identifier) } })
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    edgePool.register(identifier, type.map { type in { type.init(registeredAs: identifier) } })
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.take(identifier) { $0.prepareForReuse() }
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let refilled, refilled.path == indexPath, refilled.cell.reuseIdentifier == identifier {
      return refilled.cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        """
        unable to dequeue a cell with identifier \(identifier) - register a class for it \
        with register(_:forCellReuseIdentifier:)
        """)
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    edgePool.take(identifier) { $0.prepareForReuse() }
  }

  /// Fills the cells anew without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where holds(path) {
      guard let cell = content[path].cell else { continue }
      refilled = (path, cell)
      let filled = dataSource?.tableView(self, cellForRowAt: path)
      refilled = nil
      precondition(
        filled === cell, "reconfigureRows(at:) needs a data source that returns the same cell")
    }
  }

  // MARK: Inside

  func holds(_ indexPath: IndexPath) -> Bool {
    loadContentIfNeeded()
    return content.holds(indexPath)
  }

  func loadContentIfNeeded() { if !hasContent { loadContent() } }

  /// What the data source says now; a table without one is an empty section.
  func countedRows() -> [Int] {
    guard let dataSource else { return [0] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      guard count >= 0 else {
        fatalError("tableView(_:numberOfRowsInSection:) returned \(count) for section \(section).")
      }
      return count
    }
  }

  /// Takes cells off the table and keeps them for `dequeueReusableCell`.
  func recycle(_ cells: [UITableViewCell], from old: ListContent<UITableViewCell>) {
    for cell in cells { cellPool.put(cell, for: cell.reuseIdentifier) }
    guard let delegate else { return }
    for (cell, path) in old.places(of: cells) {
      delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Takes the views above and below sections away; they are asked for again.
  func forgetEdges() {
    for view in (edges ?? []).flatMap({ [$0.header, $0.footer] }).compactMap({ $0 }) {
      if let reusable = view as? UITableViewHeaderFooterView {
        edgePool.put(reusable, for: reusable.reuseIdentifier)
      } else {
        view.removeFromSuperview()
      }
    }
    edges = nil
    setNeedsLayout()
  }

  private func loadContent() {
    hasContent = true
    let old = content
    content = ListContent()
    recycle(old.cells, from: old)
    content = .empty(countedRows())
    forgetEdges()
  }

  private func forgetContent() {
    let old = content
    content = ListContent()
    recycle(old.cells, from: old)
    hasContent = false
    forgetEdges()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  override var readingOrder: [UIView] { rowsInReadingOrder }
}
