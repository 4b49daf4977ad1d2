import UIKit

struct ViperPost: Decodable {
    let userId: Int
    let id: Int
    let title: String
    let body: String
}

enum ViperPostsError: Error {
    case noData
    case decoding(Error)
    case transport(Error)
}

protocol ViperPostsRemoteDataManager {
    func posts(completion: @escaping (Result<[ViperPost], ViperPostsError>) -> Void)
}

final class ViperPostsAPI: ViperPostsRemoteDataManager {
    private let session: URLSession

    init(session: URLSession = URLSession(configuration: .ephemeral)) {
        self.session = session
    }

    func posts(completion: @escaping (Result<[ViperPost], ViperPostsError>) -> Void) {
        guard let url = URL(string: "https://posts.example.com/posts") else { return }
        let finish: (Result<[ViperPost], ViperPostsError>) -> Void = { result in
            DispatchQueue.main.async { completion(result) }
        }
        session.dataTask(with: url) { data, _, error in
            if let error { return finish(.failure(.transport(error))) }
            guard let data, !data.isEmpty else { return finish(.failure(.noData)) }
            finish(
                Result { try JSONDecoder().decode([ViperPost].self, from: data) }
                    .mapError(ViperPostsError.decoding))
        }.resume()
    }
}

protocol ViperPostsInteractorProtocol {
    func retrievePosts()
}

protocol ViperPostsPresenterProtocol: AnyObject {
    func viewDidLoad()
    func showDetail(for post: ViperPost)
    func interactorDidRetrieve(_ result: Result<[ViperPost], ViperPostsError>)
}

protocol ViperPostsViewProtocol: AnyObject {
    func showPosts(_ posts: [ViperPost])
    func showError(_ text: String)
}

protocol ViperPostsWireframeProtocol {
    func presentDetail(of post: ViperPost, from view: ViperPostsViewProtocol)
}

final class ViperPostsInteractor: ViperPostsInteractorProtocol {
    weak var presenter: ViperPostsPresenterProtocol?
    private let remote: ViperPostsRemoteDataManager

    init(remote: ViperPostsRemoteDataManager) {
        self.remote = remote
    }

    func retrievePosts() {
        remote.posts { [weak self] in self?.presenter?.interactorDidRetrieve($0) }
    }
}

final class ViperPostsPresenter: ViperPostsPresenterProtocol {
    weak var view: ViperPostsViewProtocol?
    var interactor: ViperPostsInteractorProtocol?
    var wireframe: ViperPostsWireframeProtocol?

    func viewDidLoad() {
        interactor?.retrievePosts()
    }

    func showDetail(for post: ViperPost) {
        guard let view else { return }
        wireframe?.presentDetail(of: post, from: view)
    }

    func interactorDidRetrieve(_ result: Result<[ViperPost], ViperPostsError>) {
        switch result {
        case .success(let posts):
            view?.showPosts(posts)
        case .failure(.noData):
            view?.showError("No posts yet.")
        case .failure(.decoding), .failure(.transport):
            view?.showError("Posts are not available.")
        }
    }
}

final class ViperPostsWireframe: ViperPostsWireframeProtocol {
    static func module(remote: ViperPostsRemoteDataManager) -> UINavigationController {
        let view = ViperPostsViewController()
        let presenter = ViperPostsPresenter()
        let interactor = ViperPostsInteractor(remote: remote)
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = ViperPostsWireframe()
        interactor.presenter = presenter
        return UINavigationController(rootViewController: view)
    }

    func presentDetail(of post: ViperPost, from view: ViperPostsViewProtocol) {
        guard let source = view as? UIViewController else { return }
        let detail = ViperPostDetailViewController(post: post)
        source.navigationController?.pushViewController(detail, animated: true)
    }
}

final class ViperPostsViewController: UITableViewController, ViperPostsViewProtocol {
    var presenter: ViperPostsPresenterProtocol!
    private var posts: [ViperPost] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Posts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Post")
        presenter.viewDidLoad()
    }

    func showPosts(_ posts: [ViperPost]) {
        self.posts = posts
        tableView.reloadData()
    }

    func showError(_ text: String) {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Dismiss", style: .cancel))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = posts[indexPath.row].title
        content.textProperties.numberOfLines = 2
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.showDetail(for: posts[indexPath.row])
    }
}

final class ViperPostDetailViewController: UIViewController {
    private let post: ViperPost

    init(post: ViperPost) {
        self.post = post
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Post \(post.id)"
        navigationItem.largeTitleDisplayMode = .never
        let body = UILabel()
        body.text = post.body
        view.addSubview(body)
    }
}
