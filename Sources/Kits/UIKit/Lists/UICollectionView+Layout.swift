import Foundation

extension UICollectionView {
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let all = loadedSupplements()
    guard let section = indexPath.first, all.indices.contains(section) else { return nil }
    return all[section][elementKind]
  }

  /// Asks the data source once for each load of the collection.
  func loadedSupplements() -> [[String: UICollectionReusableView]] {
    if let supplements { return supplements }
    let made = (0..<numberOfSections).map { section in
      let path = IndexPath(item: 0, section: section)
      let views = supplementKinds(in: section).compactMap { kind in
        dataSource.map {
          (kind, $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path))
        }
      }
      return Dictionary(views, uniquingKeysWith: { _, last in last })
    }
    supplements = made
    for (section, kinds) in made.enumerated() {
      for (kind, view) in kinds.sorted(by: { $0.key < $1.key }) {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind,
          at: IndexPath(item: 0, section: section))
        addSubview(view)
      }
    }
    return made
  }

  /// Which headers and footers the layout has room for.
  private func supplementKinds(in section: Int) -> [String] {
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      let sizes = flowDelegate
      let headerSize =
        sizes?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
        ?? flow.headerReferenceSize
      let footerSize =
        sizes?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
        ?? flow.footerReferenceSize
      return (headerSize == .zero ? [] : [header]) + (footerSize == .zero ? [] : [footer])
    }
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let arranged = layout?.section(section) else { return [] }
    guard let list = arranged.list else {
      return arranged.boundarySupplementaryItems.map(\.elementKind)
    }
    return (list.headerMode == .supplementary ? [header] : [])
      + (list.footerMode == .supplementary ? [footer] : [])
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The collection as it is read from top to bottom; cells are made.
  var itemsInReadingOrder: [UIView] {
    _ = visibleCells
    var views: [UIView] = []
    for (section, kinds) in loadedSupplements().enumerated() {
      let footer = kinds[UICollectionView.elementKindSectionFooter]
      let others = kinds.sorted { $0.key < $1.key }.map(\.value).filter { $0 !== footer }
      views += others as [UIView]
      views += content.sections[section].compactMap(\.cell) as [UIView]
      views += [footer].compactMap { $0 } as [UIView]
    }
    let known = Set(views.map(ObjectIdentifier.init))
    return views + subviews.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Puts items in lines as a flow layout does; others are read but have no place.
  func layOutItems() {
    guard !staysLaidOut else { return }
    _ = itemsInReadingOrder
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let isVertical = flow.scrollDirection == .vertical
    var flowing = Flow(width: isVertical ? bounds.width : bounds.height)
    for section in content.sections.indices {
      let insets =
        flowDelegate?.collectionView(self, layout: flow, insetForSectionAt: section)
        ?? flow.sectionInset
      let lineSpacing =
        flowDelegate?.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: section)
        ?? flow.minimumLineSpacing
      let spacing =
        flowDelegate?.collectionView(
          self, layout: flow, minimumInteritemSpacingForSectionAt: section)
        ?? flow.minimumInteritemSpacing
      flowing.begin(isVertical ? insets : insets.turned, spacing: spacing, lines: lineSpacing)
      for item in content.sections[section].indices {
        let path = IndexPath(item: item, section: section)
        let size =
          flowDelegate?.collectionView(self, layout: flow, sizeForItemAt: path) ?? flow.itemSize
        let frame = flowing.place(isVertical ? size : size.turned)
        content[path].cell?.frame = isVertical ? frame : frame.turned
      }
      flowing.end(isVertical ? insets : insets.turned)
    }
    let size = CGSize(width: flowing.width, height: flowing.y)
    contentSize = isVertical ? size : size.turned
  }

  /// Lays out once for a closure that asks for many places.
  func layingOutOnce<Result>(_ body: () -> Result) -> Result {
    layOutItems()
    let before = staysLaidOut
    staysLaidOut = true
    defer { staysLaidOut = before }
    return body()
  }
}

/// Fills lines from the leading edge on.
private struct Flow {
  let width: CGFloat
  var y: CGFloat = 0
  private var x: CGFloat = 0
  private var lineHeight: CGFloat = 0
  private var insets = UIEdgeInsets.zero
  private var spacing: CGFloat = 0
  private var lineSpacing: CGFloat = 0

  init(width: CGFloat) { self.width = width }

  mutating func begin(_ insets: UIEdgeInsets, spacing: CGFloat, lines: CGFloat) {
    (self.insets, self.spacing, lineSpacing) = (insets, spacing, lines)
    y += insets.top
    x = insets.left
    lineHeight = 0
  }

  mutating func place(_ size: CGSize) -> CGRect {
    if x > insets.left, x + size.width > width - insets.right {
      y += lineHeight + lineSpacing
      x = insets.left
      lineHeight = 0
    }
    defer {
      x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  mutating func end(_ insets: UIEdgeInsets) { y += lineHeight + insets.bottom }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension UIEdgeInsets {
  fileprivate var turned: UIEdgeInsets {
    UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}
