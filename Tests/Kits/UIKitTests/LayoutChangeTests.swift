import Testing
import UIKit

/// A waterfall as apps write it, which notes what it hears.
private final class Waterfall: UICollectionViewLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {}
  var heard: [String] = []
  override class var invalidationContextClass: AnyClass { Context.self }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    heard += updateItems.map { item in
      func place(_ path: IndexPath?) -> String {
        path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.item)" } ?? "nothing"
      }
      return "\(item.updateAction): \(place(item.indexPathBeforeUpdate)) to "
        + place(item.indexPathAfterUpdate)
    }
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    heard.append("over, \(collectionView?.numberOfItems(inSection: 0) ?? -1) items")
  }
}

private final class Letters: NSObject, UICollectionViewDataSource {
  var letters = ["a", "b", "c"]
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@MainActor
@Suite struct `A layout of one's own` {
  private let layout = Waterfall()
  private let source = Letters()
  private let view: UICollectionView

  init() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test func `hears of each item of an update once`() {
    source.letters = ["c", "a", "d"]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(
      layout.heard == [
        "delete: 1 to nothing", "insert: nothing to 2", "move: 2 to 0", "over, 3 items",
      ])
    layout.heard = []
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    view.reloadSections([0])
    #expect(
      layout.heard == [
        "reload: 0 to 0", "over, 3 items", "reload: section 0 to section 0", "over, 3 items",
      ])
  }

  @Test func `makes contexts of the class that it names`() {
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is Waterfall.Context)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "head", at: [IndexPath(item: 0, section: 0)])
    context.invalidateDecorationElements(ofKind: "box", at: [IndexPath(item: 0, section: 1)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [0, 1])
    #expect(context.invalidatedSupplementaryIndexPaths?["head"]?.count == 1)
    #expect(context.invalidatedDecorationIndexPaths?["box"]?.count == 1)
    layout.invalidateLayout(with: context)
    #expect(
      UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero).invalidateEverything)
  }

  /// What is designated may be overridden, and a closure may follow.
  @Test func `may stand on a compositional one`() {
    final class Cards: UICollectionViewCompositionalLayout {
      var asked = 0
      override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        super.init(sectionProvider: sectionProvider)
      }
      convenience init(high height: CGFloat) {
        self.init { _, environment in
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(environment.container.contentSize.width),
            heightDimension: .absolute(height))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
      }
      required init?(coder: NSCoder) { nil }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        asked += 1
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
      }
    }
    let cards = Cards(high: 80)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let context = cards.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(cards.asked == 1 && context.contentOffsetAdjustment == .zero)
    view.collectionViewLayout = cards
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  @Test func `is pointed at by the older index paths, too`() {
    let path = NSIndexPath(item: 2, section: 1)
    #expect(path as IndexPath == IndexPath(item: 2, section: 1))
    #expect((path.section, path.item) == (1, 2) && NSIndexPath(row: 4, section: 0).row == 4)
  }
}
