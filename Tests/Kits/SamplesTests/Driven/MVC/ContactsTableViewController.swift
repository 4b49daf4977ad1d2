import UIKit

struct Contact: Hashable {
    let firstName: String
    let lastName: String
    let phone: String?

    var fullName: String { "\(firstName) \(lastName)" }
    var initial: String { String(lastName.prefix(1)) }
}

class ContactsTableViewController: UITableViewController {
    private let sections: [(title: String, contacts: [Contact])]

    init(contacts: [Contact]) {
        let grouped = Dictionary(grouping: contacts, by: \.initial)
        sections = grouped.keys.sorted().map { key in
            (key, grouped[key, default: []].sorted { $0.lastName < $1.lastName })
        }
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
        tableView.rowHeight = 56
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].title
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(
                withIdentifier: ContactCell.identifier, for: indexPath) as? ContactCell
        else { return UITableViewCell() }
        cell.configure(with: sections[indexPath.section].contacts[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let contact = sections[indexPath.section].contacts[indexPath.row]
        guard let phone = contact.phone, let url = URL(string: "tel:\(phone)") else { return }
        if UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url)
        }
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

final class ContactCell: UITableViewCell {
    static let identifier = String(describing: ContactCell.self)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.image = nil
        detailTextLabel?.text = nil
    }

    func configure(with contact: Contact) {
        textLabel?.text = contact.fullName
        detailTextLabel?.text = contact.phone ?? "No number"
        imageView?.image = UIImage(systemName: "person.circle")
        accessoryType = contact.phone == nil ? .none : .detailButton
    }
}
