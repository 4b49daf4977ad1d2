import UIKit

struct Person: Codable {
    var id: Int
    var name: String
    var birthday: Date
    var email: String
}

protocol PersonView: AnyObject {
    func setName(_ name: String)
    func setAge(_ age: String)
    func setEmail(_ email: String, isValid: Bool)
}

protocol PersonGateway {
    func load(id: Int, completion: @escaping (Person?) -> ())
    func save(_ person: Person) throws
}

class FilePersonGateway: PersonGateway {
    private let folder: URL
    private let queue = DispatchQueue(label: "person.gateway")

    init(folder: URL = FileManager.default.temporaryDirectory) {
        self.folder = folder
    }

    func load(id: Int, completion: @escaping (Person?) -> ()) {
        let url = folder.appendingPathComponent("\(id).json")
        queue.async {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let person = (try? Data(contentsOf: url)).flatMap { try? decoder.decode(Person.self, from: $0) }
            DispatchQueue.main.async {
                completion(person)
            }
        }
    }

    func save(_ person: Person) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(person).write(to: folder.appendingPathComponent("\(person.id).json"))
    }
}

class PersonPresenter {
    private unowned let view: PersonView
    private let gateway: PersonGateway
    private let calendar: Calendar
    private var person: Person?

    init(view: PersonView, gateway: PersonGateway, calendar: Calendar = .current) {
        self.view = view
        self.gateway = gateway
        self.calendar = calendar
    }

    func show(id: Int, now: Date = Date()) {
        gateway.load(id: id) { person in
            self.person = person
            guard let person = person else {
                self.view.setName("Unknown")
                return
            }
            let years = self.calendar.dateComponents([.year], from: person.birthday, to: now).year ?? 0
            self.view.setName(person.name)
            self.view.setAge("\(years) years")
            self.view.setEmail(person.email, isValid: person.email.contains("@"))
        }
    }

    func changeEmail(to email: String) {
        person?.email = email
        view.setEmail(email, isValid: email.contains("@"))
        if let person = person {
            do {
                try gateway.save(person)
            } catch {
                print("Could not save: \(error)")
            }
        }
    }
}

class PersonViewController: UIViewController, PersonView {
    lazy var presenter = PersonPresenter(view: self, gateway: FilePersonGateway())
    let nameLabel = UILabel(), ageLabel = UILabel(), emailField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        ageLabel.textColor = .secondaryLabel
        emailField.delegate = self
        view.addSubview(nameLabel)
        view.addSubview(ageLabel)
        view.addSubview(emailField)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.show(id: 1)
    }

    func setName(_ name: String) { nameLabel.text = name }
    func setAge(_ age: String) { ageLabel.text = age }
    func setEmail(_ email: String, isValid: Bool) {
        emailField.text = email
        emailField.textColor = isValid ? .label : .systemRed
    }
}

extension PersonViewController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
        presenter.changeEmail(to: textField.text ?? "")
    }
}
