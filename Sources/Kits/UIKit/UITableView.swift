import Foundation

/// Rows in sections, each shown by a cell that the data source provides.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// Says that rows are as tall as their content.
  public static let automaticDimension: CGFloat = -1

  struct Row {
    var cell: UITableViewCell?
    var isSelected = false
  }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetContent() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open private(set) var isEditing = false
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  var sections: [[Row]] = []
  var updates: TableUpdates?
  /// How often `reloadData()` was called; see the folder `Driving`.
  var reloads = 0
  private var hasContent = false
  private var registeredClasses: [String: UITableViewCell.Type] = [:]
  private var reusableCells: [String: [UITableViewCell]] = [:]
  private var registeredHeaders: [String: UITableViewHeaderFooterView.Type] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
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
    return sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadContentIfNeeded()
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The cell of a row; nil if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard holds(indexPath) else { return nil }
    if let cell = sections[indexPath.section][indexPath.row].cell { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath), holds(indexPath) else {
      return nil
    }
    sections[indexPath.section][indexPath.row].cell = cell
    cell.setSelected(sections[indexPath.section][indexPath.row].isSelected, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addSubview(cell)
    return cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPaths { $0.cell === cell }.first
  }

  open var visibleCells: [UITableViewCell] {
    loadContentIfNeeded()
    return indexPaths { _ in true }.compactMap { cellForRow(at: $0) }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    loadContentIfNeeded()
    return indexPaths { _ in true }
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard holds(indexPath) else {
      fatalError("Attempt to scroll to a row out of bounds: \(indexPath)")
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = visibleCells
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registeredClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registeredHeaders[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registeredClasses[identifier]?.init(registeredAs: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
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
    registeredHeaders[identifier]?.init(registeredAs: identifier)
  }

  // MARK: Inside

  func holds(_ indexPath: IndexPath) -> Bool {
    loadContentIfNeeded()
    return indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].indices.contains(indexPath.row)
  }

  func indexPaths(where matches: (Row) -> Bool) -> [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.filter { matches(sections[section][$0]) }
        .map { IndexPath(row: $0, section: section) }
    }
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

  /// Takes a cell off the table and keeps it for `dequeueReusableCell`.
  func recycle(_ cell: UITableViewCell?) {
    guard let cell else { return }
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier else { return }
    reusableCells[identifier, default: []].append(cell)
  }

  private func loadContent() {
    hasContent = true
    sections.joined().forEach { recycle($0.cell) }
    sections = countedRows().map { Array(repeating: Row(), count: $0) }
    setNeedsLayout()
  }

  private func forgetContent() {
    sections.joined().forEach { recycle($0.cell) }
    sections = []
    hasContent = false
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  override var readingOrder: [UIView] {
    let rows = visibleCells
    let known = rows as [UIView] + [tableHeaderView, tableFooterView].compactMap { $0 }
    let isKnown = Set(known.map(ObjectIdentifier.init))
    let others = subviews.filter { !isKnown.contains(ObjectIdentifier($0)) }
    var views: [UIView] = [tableHeaderView].compactMap { $0 }
    for section in sections.indices {
      views += [header(of: section)].compactMap { $0 }
      views += sections[section].compactMap(\.cell)
      views += [footer(of: section)].compactMap { $0 }
    }
    return views + [tableFooterView].compactMap { $0 } + others
  }

  private func header(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? label(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func footer(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? label(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func label(_ title: String?) -> UILabel? {
    title.map {
      let label = UILabel()
      label.text = $0
      return label
    }
  }
}

/// The view above or below a section, reused like a cell.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open private(set) var contentView = UIView(frame: .zero)
  private let label = UILabel()
  open var textLabel: UILabel? { label }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.addSubview(label)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// How a table makes a registered class, which only a required initialiser allows in Swift.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}
