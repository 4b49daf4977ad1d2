import UIKit
import UniformTypeIdentifiers

final class Board {
    var title: String
    var items: [String]
    init(title: String, items: [String]) {
        self.title = title
        self.items = items
    }
}

class BoardCollectionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var boards = [
        Board(title: "Todo", items: ["Database Migration", "Schema Design"]), Board(title: "Done", items: []),
    ]
    private let reuseIdentifier = "Cell"

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BoardCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.dragInteractionEnabled = true
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        setupNavigationBar()
        updateCollectionViewItem(with: view.bounds.size)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    {
        super.viewWillTransition(to: size, with: coordinator)
        updateCollectionViewItem(with: size)
    }

    private func updateCollectionViewItem(with size: CGSize) {
        guard let layout = collectionView?.collectionViewLayout as? UICollectionViewFlowLayout else {
            return
        }
        layout.itemSize = CGSize(width: 225, height: size.height * 0.8)
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 10
        layout.sectionInset = .init(top: 4, left: 4, bottom: 4, right: 4)
    }

    func setupNavigationBar() {
        let addButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addListTapped(_:)))
        self.navigationItem.rightBarButtonItem = addButtonItem
        let trash = UIBarButtonItem(
            image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
        self.toolbarItems = [.flexibleSpace(), trash, .fixedSpace(8)]
        navigationController?.setToolbarHidden(false, animated: false)
    }

    @objc func addListTapped(_ sender: Any) {
        let alertController = UIAlertController(title: "Add List", message: nil, preferredStyle: .alert)
        alertController.addTextField(configurationHandler: nil)
        alertController.addAction(
            UIAlertAction(
                title: "Add", style: .default,
                handler: { (_) in
                    guard let text = alertController.textFields?.first?.text, !text.isEmpty else {
                        return
                    }
                    self.boards.append(Board(title: text, items: []))
                    let addedIndexPath = IndexPath(item: self.boards.count - 1, section: 0)
                    self.collectionView.insertItems(at: [addedIndexPath])
                    self.collectionView.scrollToItem(
                        at: addedIndexPath, at: UICollectionView.ScrollPosition.centeredHorizontally,
                        animated: true)
                }))
        alertController.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alertController, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        return boards.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
            as! BoardCell
        cell.setup(with: boards[indexPath.item])
        cell.parentVC = self
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 200, height: 300)
    }
}

extension BoardCollectionViewController: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = boards[indexPath.item].title
        let itemProvider = NSItemProvider(object: item as NSString)
        let dragItem = UIDragItem(itemProvider: itemProvider)
        dragItem.localObject = item
        session.localContext = (boards[indexPath.item], indexPath, collectionView)
        return [dragItem]
    }
}

extension BoardCollectionViewController: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
        return session.canLoadObjects(ofClass: NSString.self)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        if collectionView.hasActiveDrag {
            return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        return UICollectionViewDropProposal(operation: .forbidden)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        let destinationIndexPath: IndexPath
        if let indexPath = coordinator.destinationIndexPath {
            destinationIndexPath = indexPath
        } else {
            let row = collectionView.numberOfItems(inSection: 0)
            destinationIndexPath = IndexPath(item: row - 1, section: 0)
        }
        for item in coordinator.items {
            guard let sourceIndexPath = item.sourceIndexPath else { continue }
            collectionView.performBatchUpdates(
                {
                    let moved = self.boards.remove(at: sourceIndexPath.item)
                    self.boards.insert(moved, at: destinationIndexPath.item)
                    collectionView.deleteItems(at: [sourceIndexPath])
                    collectionView.insertItems(at: [destinationIndexPath])
                }, completion: nil)
            coordinator.drop(item.dragItem, toItemAt: destinationIndexPath)
        }
    }
}

class BoardCell: UICollectionViewCell {
    let tableView = UITableView(frame: .zero, style: .plain)
    var board: Board?
    weak var parentVC: BoardCollectionViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(tableView)
        tableView.frame = contentView.bounds
        tableView.dataSource = self
        tableView.delegate = self
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        layer.masksToBounds = true
        layer.cornerRadius = 10.0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setup(with board: Board) {
        self.board = board
        tableView.reloadData()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        board = nil
    }
}

extension BoardCell: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return board?.items.count ?? 0
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return board?.title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = "\(board!.items[indexPath.row])"
        return cell
    }
}

extension BoardCell: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let board = board, let stringData = board.items[indexPath.row].data(using: .utf8) else {
            return []
        }
        let itemProvider = NSItemProvider(
            item: stringData as NSData, typeIdentifier: UTType.plainText.identifier)
        let dragItem = UIDragItem(itemProvider: itemProvider)
        session.localContext = (board, indexPath, tableView)
        return [dragItem]
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        if coordinator.session.hasItemsConforming(toTypeIdentifiers: [UTType.plainText.identifier]) {
            coordinator.session.loadObjects(ofClass: NSString.self) { (items) in
                guard let string = items.first as? String else { return }
                var updatedIndexPaths = [IndexPath]()

                switch (coordinator.items.first?.sourceIndexPath, coordinator.destinationIndexPath) {
                case (.some(let sourceIndexPath), .some(let destinationIndexPath)):
                    if sourceIndexPath.row < destinationIndexPath.row {
                        updatedIndexPaths = (sourceIndexPath.row...destinationIndexPath.row).map {
                            IndexPath(row: $0, section: 0)
                        }
                    }
                    self.tableView.beginUpdates()
                    self.board?.items.remove(at: sourceIndexPath.row)
                    self.board?.items.insert(string, at: destinationIndexPath.row)
                    self.tableView.reloadRows(at: updatedIndexPaths, with: .automatic)
                    self.tableView.endUpdates()
                case (nil, .some(let destinationIndexPath)):
                    self.board?.items.insert(string, at: destinationIndexPath.row)
                    self.tableView.insertRows(at: [destinationIndexPath], with: .automatic)
                default:
                    break
                }
            }
        }
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
}
