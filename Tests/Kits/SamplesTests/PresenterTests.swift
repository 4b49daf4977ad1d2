import Testing
import UIKit

/// Lets what is ready on the main actor run.
@MainActor
func turn() async {
  for _ in 1...50 { await Task.yield() }
}

@MainActor
@Suite(.serialized) struct `Samples of MVP and VIPER` {
  private final class Guard: LoginAuthenticating {
    var answer: Result<String, LoginFailure> = .failure(.wrongCredentials)
    func login(
      user: String, password: String, completion: @escaping (Result<String, LoginFailure>) -> Void
    ) {
      completion(answer)
    }
  }

  @Test func `log in after a wrong password`() throws {
    let authenticator = Guard()
    let screen = Screen(
      showing: UINavigationController(
        rootViewController: LoginPresenterViewController.make(authenticator: authenticator)))
    try screen.tap("Go")
    #expect(screen.shows("Please fill in both fields."))
    try screen.type("ada", into: "User")
    try screen.type("x", into: "Password")
    try screen.tap("Go")
    #expect(screen.shows("Wrong password, 2 attempts left."))
    authenticator.answer = .success("Ada")
    try screen.tap("Go")
    #expect(screen.visibleText.first == "Welcome, Ada")
  }

  private final class Press: PressArticleServicing {
    private(set) var pages: [Int] = []
    private var asked: [(Result<[PressArticle], any Error>) -> Void] = []
    func fetchArticles(
      page: Int, completion: @escaping (Result<[PressArticle], any Error>) -> Void
    ) {
      pages.append(page)
      asked.append(completion)
    }
    /// Later than the question, as a server does: in `viewDidLoad()` no alert can be presented yet.
    func answer(_ result: Result<[PressArticle], any Error>) throws {
      let completion = try #require(asked.last)
      asked.removeLast()
      completion(result)
    }
  }

  @Test func `list articles after a retry, and open one`() throws {
    let press = Press()
    let article = PressArticle(id: 7, title: "News", publishedAt: Date(timeIntervalSince1970: 0))
    let presenter = PressArticleListPresenter(service: press)
    let list = PressArticleListViewController(presenter: presenter)
    presenter.view = list
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    try press.answer(.failure(URLError(.timedOut)))
    #expect(screen.alert?.title == "Error")
    try screen.tap("Retry")
    try press.answer(.success([article]))
    #expect(screen.visibleText == ["Articles", "News", "1 Jan 1970"])
    #expect(press.pages == [1, 1])
    try screen.tap("News")
    #expect(screen.visibleText == ["Article 7"])
  }

  @Test func `count what is in the cart`() throws {
    let presenter = CartPresenter(lines: [
      CartLine(name: "Tea", unitPrice: 2.5, quantity: 1),
      CartLine(name: "Cup", unitPrice: 4, quantity: 2),
    ])
    let screen = Screen(
      showing: UINavigationController(rootViewController: CartViewController(presenter: presenter)))
    #expect(screen.shows("$10.50"))
    try screen.tap("1 × Tea")
    #expect(screen.shows("2 × Tea"))
    #expect(screen.shows("$13.00"))
    try screen.tap("Clear")
    #expect(screen.shows("$0.00"))
    #expect(throws: NotOnScreen.self) { try screen.tap("Check out") }
  }

  @Test func `step up and down`() throws {
    let screen = Screen(showing: StepCounterViewController())
    #expect(screen.shows("0 steps"))
    #expect(throws: NotOnScreen.self) { try screen.tap("−") }
    try screen.tap("+")
    #expect(screen.shows("1 step"))
  }

  @Test func `keep a list of things to do`() throws {
    let module = ViperTodoRouter.createModule(todos: [
      ViperTodo(id: 1, title: "Read", isDone: false)
    ])
    let screen = Screen(showing: module)
    try screen.tap("Add")
    try screen.type("Write", into: "Title")
    try screen.tap("OK")
    let table = try #require(screen.top?.view.find(UITableView.self).first)
    try screen.tap("Read")
    #expect(try table.cell(at: 0).textLabel?.text == "Write")
    #expect(try table.cell(at: 1).accessoryType == .checkmark)
    try table.swipeToDelete(row: 0)
    try table.swipeToDelete(row: 0)
    #expect(screen.shows("Nothing to do"))
  }

  private final class Remote: ViperPostsRemoteDataManager {
    private var asked: ((Result<[ViperPost], ViperPostsError>) -> Void)?
    func posts(completion: @escaping (Result<[ViperPost], ViperPostsError>) -> Void) {
      asked = completion
    }
    func answer(_ result: Result<[ViperPost], ViperPostsError>) throws {
      let completion = try #require(asked)
      completion(result)
    }
  }

  @Test func `show posts, or say why there are none`() throws {
    let post = ViperPost(userId: 1, id: 3, title: "Hello", body: "World")
    let full = Remote()
    let screen = Screen(showing: ViperPostsWireframe.module(remote: full))
    try full.answer(.success([post]))
    try screen.tap("Hello")
    #expect(screen.visibleText == ["Post 3", "World"])
    let empty = Remote()
    let other = Screen(showing: ViperPostsWireframe.module(remote: empty))
    try empty.answer(.failure(.noData))
    #expect(other.alert?.message == "No posts yet.")
  }

  @Test func `list orders by way of interactor and presenter`() throws {
    let controller = VIPListOrdersViewController(nibName: nil, bundle: nil)
    let interactor = try #require(controller.interactor as? VIPListOrdersInteractor)
    interactor.worker.store = {
      [
        VIPOrder(id: "a", date: Date(timeIntervalSince1970: 0), total: 12.5, isOpen: true),
        VIPOrder(id: "b", date: Date(timeIntervalSince1970: 86_400), total: 3, isOpen: false),
      ]
    }
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    #expect(
      screen.visibleText == ["Orders", "Open only", "1/1/70", "$12.50", "1/2/70", "$3.00"])
    try screen.tap("Open only")
    #expect(screen.visibleText == ["Orders", "Open only", "1/1/70", "$12.50"])
  }
}
