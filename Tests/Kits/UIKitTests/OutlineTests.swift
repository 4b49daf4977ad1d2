import Testing
import UIKit

@MainActor
@Suite struct `A section snapshot` {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
  @Test func `shows what is inside of expanded items only`() {
    var outline = Outline()
    outline.append(["fruit", "tea"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["core"], to: "apple")
    #expect(outline.items == ["fruit", "apple", "core", "pear", "tea"])
    #expect(outline.visibleItems == ["fruit", "tea"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "tea"])
    #expect(outline.level(of: "core") == 2 && outline.parent(of: "core") == "apple")
    #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    outline.insert(["plum"], before: "pear")
    outline.delete(["apple", "nobody"])
    #expect(outline.items == ["fruit", "plum", "pear", "tea"])
    outline.collapse(["fruit"])
    #expect(!outline.isVisible("plum") && outline.contains("plum"))
  }

  @Test func `fills its section and no other`() async {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    var all = NSDiffableDataSourceSnapshot<Int, String>()
    all.appendSections([0])
    all.appendItems(["x"])
    await source.apply(all)
    var outline = Outline()
    outline.append(["fruit"])
    outline.append(["apple"], to: "fruit")
    source.apply(outline, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["x", "fruit"])
    outline.expand(["fruit"])
    source.apply(outline, to: 1)
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["fruit", "apple"])
    #expect(source.snapshot(for: 1).items == ["fruit", "apple"])
    #expect(source.snapshot(for: 0).items == ["x"] && source.snapshot(for: 7).items.isEmpty)
  }

  @Test func `traps on what is there twice, and bears a deep outline`() async {
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 1])
    }
    var deep = NSDiffableDataSourceSectionSnapshot<Int>()
    deep.append([0])
    for number in 1...20_000 { deep.append([number], to: number - 1) }
    #expect(deep.items.count == 20_001)
  }
}

@MainActor
@Suite struct `What is shown in place of content` {
  private final class List: UIViewController {
    var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var retries = 0
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      guard items.isEmpty else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "Nothing here"
      empty.secondaryText = "Try again"
      empty.button.title = "Retry"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retries += 1 }
      contentUnavailableConfiguration = empty
    }
  }

  @Test func `comes and goes with the configuration, and its button works`() throws {
    let list = List()
    let screen = Screen(showing: list)
    list.items = []
    #expect(screen.shows("Nothing here") && screen.shows("Try again"))
    try screen.tap("Retry")
    #expect(list.retries == 1)
    list.items = ["a"]
    #expect(screen.visibleText.isEmpty)
    list.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    list.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(screen.shows("No Results") && !screen.shows("Loading…"))
    screen.close()
  }

  private final class Card: UIView, UIContextMenuInteractionDelegate {
    var chosen: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Copy") { [weak self] _ in self?.chosen.append("copy") },
          UIAction(title: "Off", attributes: .disabled) { _ in },
        ])
      })
    }
  }

  @Test func `a menu of an interaction opens after a long touch`() throws {
    let card = Card()
    let label = UILabel()
    label.text = "card"
    card.addSubview(label)
    let interaction = UIContextMenuInteraction(delegate: card)
    card.addInteraction(interaction)
    #expect(interaction.view === card)
    let controller = UIViewController()
    controller.view.addSubview(card)
    let screen = Screen(showing: controller)
    try screen.longPress("card", choosing: "Copy")
    #expect(card.chosen == ["copy"])
    #expect(throws: NotOnScreen.self) { try screen.longPress("card", choosing: "Off") }
    card.removeInteraction(interaction)
    #expect(interaction.view == nil && card.interactions.isEmpty)
    #expect(throws: NotOnScreen.self) { try screen.longPress("card", choosing: "Copy") }
    screen.close()
  }
}
