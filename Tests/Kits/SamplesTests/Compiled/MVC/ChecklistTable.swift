import UIKit

class ChecklistItem: NSObject, Codable {
    var text = ""
    var checked = false
    var dueDate = Date()
}
protocol ItemDetailDelegate: AnyObject {
    func itemDetail(_ controller: ItemDetailController, didFinishEditing item: ChecklistItem)
}
class ChecklistController: UITableViewController, ItemDetailDelegate {
    var items = [ChecklistItem]()
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.leftBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.allowsSelectionDuringEditing = true
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
        tableView.separatorColor = .separator
        tableView.backgroundView = UIImageView(image: UIImage(named: "bg"))
        tableView.keyboardDismissMode = .onDrag
        tableView.cellLayoutMarginsFollowReadableWidth = true
        clearsSelectionOnViewWillAppear = true
        toolbarItems = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "All", image: nil, primaryAction: UIAction { _ in }, menu: nil),
        ]
        navigationController?.setToolbarHidden(false, animated: false)
        load()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationItem.rightBarButtonItem?.isEnabled = !editing
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tv: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
    override func tableView(_ tv: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell = tv.dequeueReusableCell(withIdentifier: "item", for: i)
        var content = cell.defaultContentConfiguration()
        content.text = items[i.row].text
        content.secondaryText = items[i.row].dueDate.formatted(date: .abbreviated, time: .omitted)
        content.image = UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))?.withTintColor(
                .red, renderingMode: .alwaysOriginal)
        content.prefersSideBySideTextAndSecondaryText = true
        content.textProperties.color = items[i.row].checked ? .secondaryLabel : .label
        content.imageToTextPadding = 8
        cell.contentConfiguration = content
        cell.accessoryType = items[i.row].checked ? .checkmark : .none
        cell.accessoryView = UISwitch()
        cell.editingAccessoryType = .detailButton
        cell.showsReorderControl = true
        return cell
    }
    override func tableView(_ tv: UITableView, willSelectRowAt i: IndexPath) -> IndexPath? {
        i.row == 0 ? nil : i
    }
    override func tableView(
        _ tv: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt i: IndexPath
    ) {
        switch editingStyle {
        case .delete:
            items.remove(at: i.row)
            tv.deleteRows(at: [i], with: .automatic)
        case .insert, .none: break
        @unknown default: break
        }
    }
    override func tableView(_ tv: UITableView, canMoveRowAt i: IndexPath) -> Bool { true }
    override func tableView(_ tv: UITableView, moveRowAt s: IndexPath, to d: IndexPath) {
        items.swapAt(s.row, d.row)
    }
    override func tableView(_ tv: UITableView, viewForHeaderInSection s: Int) -> UIView? {
        let header = tv.dequeueReusableHeaderFooterView(withIdentifier: "header") as? SectionHeader
        header?.textLabel?.text = "Items"
        return header
    }
    override func tableView(_ tv: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 44 }
    override func tableView(_ tv: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let a = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let config = UISwipeActionsConfiguration(actions: [a])
        config.performsFirstActionWithFullSwipe = false
        return config
    }
    override func tableView(_ tv: UITableView, accessoryButtonTappedForRowWith i: IndexPath) {
        let c = ItemDetailController(style: .grouped)
        c.item = items[i.row]
        c.delegate = self
        let nav = UINavigationController(rootViewController: c)
        nav.modalPresentationStyle = .formSheet
        nav.modalTransitionStyle = .coverVertical
        nav.isModalInPresentation = true
        present(nav, animated: true)
    }
    override func tableView(_ tv: UITableView, willDisplay cell: UITableViewCell, forRowAt i: IndexPath) {
        cell.alpha = 0
        UIView.animate(
            withDuration: 0.3, delay: 0.05 * Double(i.row), options: [.curveEaseInOut, .allowUserInteraction]
        ) { cell.alpha = 1 }
    }
    func itemDetail(_ controller: ItemDetailController, didFinishEditing item: ChecklistItem) {
        if let index = items.firstIndex(of: item) {
            tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .fade)
        } else {
            items.append(item)
            tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .left)
            tableView.scrollToRow(
                at: IndexPath(row: items.count - 1, section: 0), at: .bottom, animated: true)
        }
        navigationController?.popViewController(animated: true)
    }
    func load() {
        let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("Checklists.plist")
        guard let data = try? Data(contentsOf: url) else { return }
        let decoder = PropertyListDecoder()
        items = (try? decoder.decode([ChecklistItem].self, from: data)) ?? []
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        try? encoder.encode(items).write(to: url, options: .atomic)
    }
}
class SectionHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier); contentView.backgroundColor = .systemFill
    }
    required init?(coder: NSCoder) { fatalError() }
}
class ItemDetailController: UITableViewController {
    var item: ChecklistItem?
    weak var delegate: ItemDetailDelegate?
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent || isBeingDismissed, let item {
            delegate?.itemDetail(self, didFinishEditing: item)
        }
    }
}
