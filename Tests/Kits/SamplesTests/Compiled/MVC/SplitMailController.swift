import UIKit

final class SplitMailController: UISplitViewController, UISplitViewControllerDelegate {
    private let list = MailListController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        setViewController(list, for: .primary)
        setViewController(UIViewController(), for: .secondary)
        setViewController(UINavigationController(rootViewController: list), for: .compact)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

final class MailListController: UICollectionViewController {
    private enum Section: Hashable { case pinned, all }
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = false
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
                configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
                    let delete = UIContextualAction(style: .destructive, title: "Delete") {
                        _, _, completion in
                        completion(true)
                    }
                    delete.image = UIImage(systemName: "trash")
                    return UISwipeActionsConfiguration(actions: [delete])
                }
                let list = NSCollectionLayoutSection.list(
                    using: configuration, layoutEnvironment: environment)
                list.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
                return environment.container.effectiveContentSize.width > 600 ? list : list
            })
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mail"
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, mail in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = mail
            content.secondaryText = "Preview"
            content.image = UIImage(systemName: "envelope")
            cell.contentConfiguration = content
            cell.accessories = [
                .disclosureIndicator(displayed: .whenNotEditing),
                .delete(displayed: .whenEditing, actionHandler: { print("delete") }),
                .outlineDisclosure(options: .init(style: .header)),
                .label(text: "2"),
            ]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Section \(indexPath.section)"
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, mail in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: mail)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.title = "\(transaction.finalSnapshot.numberOfItems)"
        }
        applyOutline()
    }

    private func applyOutline() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Inbox", "Archive"])
        snapshot.append(["Today"], to: "Inbox")
        snapshot.expand(["Inbox"])
        dataSource.apply(snapshot, to: .all, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let mail = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = UIViewController()
        detail.title = mail
        splitViewController?.showDetailViewController(detail, sender: self)
        if splitViewController?.isCollapsed == false { splitViewController?.show(.secondary) }
    }
}
