import UIKit

class OutletProfileViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var emailLabel: UILabel!
    @IBOutlet private var actionButtons: [UIButton]!
    @IBInspectable var isEditable: Bool = false

    struct Profile {
        var name: String
        var email: String
    }

    var profile: Profile? {
        didSet {
            if isViewLoaded { configureView() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }

    private func configureView() {
        guard let profile = profile, nameLabel != nil else { return }
        nameLabel.text = profile.name
        emailLabel.text = profile.email
        actionButtons.forEach { $0.isEnabled = isEditable }
    }

    @IBAction func editButtonPressed(_ sender: UIButton) {
        let alert = UIAlertController(title: "Edit", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = self.profile?.name }
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [unowned self] _ in
                self.profile?.name = alert.textFields?[0].text ?? ""
            })
        present(alert, animated: true)
    }

    @IBAction func logoutPressed() {
        navigationController?.popViewController(animated: true)
    }
}
