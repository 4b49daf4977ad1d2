import Combine
import SwiftUI
import Testing

@MainActor
@Suite(.serialized) struct `Samples of MVVM and Clean` {
  private final class Products: BoxedProductLoading {
    var completion: ((Result<[BoxedProduct], any Error>) -> Void)?
    func loadProducts(completion: @escaping (Result<[BoxedProduct], any Error>) -> Void) {
      self.completion = completion
    }
  }

  @Test func `bind boxes to a table`() throws {
    let loader = Products()
    let controller = BoxedProductListViewController(
      viewModel: BoxedProductListViewModel(loader: loader))
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    let spinner = try #require(controller.view.find(UIActivityIndicatorView.self).first)
    #expect(spinner.isAnimating)
    loader.completion?(
      .success([BoxedProduct(name: "Lamp", cents: 2050), BoxedProduct(name: "Pen", cents: 99)]))
    #expect(!spinner.isAnimating)
    #expect(screen.visibleText == ["Products (2)", "Sort", "Lamp: 20.50", "Pen: 0.99"])
    try screen.tap("Sort")
    #expect(screen.visibleText.suffix(2) == ["Pen: 0.99", "Lamp: 20.50"])
    loader.completion?(.failure(CocoaError(.fileNoSuchFile)))
    #expect(screen.alert?.title == "Sorry")
  }

  @Test func `enable a button through Combine`() throws {
    let screen = Screen(showing: CombineSignUpViewController())
    try screen.type("Ada", into: "Name")
    try screen.type("1234", into: "Password")
    try screen.type("123", into: "Repeat")
    #expect(screen.shows("Passwords differ"))
    #expect(throws: NotOnScreen.self) { try screen.tap("Sign up") }
    try screen.type("4", into: "Repeat")
    #expect(!screen.shows("Passwords differ"))
    try screen.tap("Sign up")
  }

  private struct Users: RemoteUserFetching {
    let result: Result<[RemoteUser], any Error>
    func users() async throws -> [RemoteUser] { try result.get() }
  }

  @Test func `load users with async and await`() async throws {
    let users = [
      RemoteUser(id: 1, name: "Grace", username: "hopper"),
      RemoteUser(id: 2, name: "Ada", username: "lovelace"),
    ]
    let model = RemoteUserListViewModel(service: Users(result: .success(users)))
    let screen = Screen(
      showing: UINavigationController(
        rootViewController: RemoteUserListViewController(viewModel: model)))
    await turn()
    #expect(screen.visibleText == ["Users", "Refresh", "Ada", "@lovelace", "Grace", "@hopper"])
    let failing = RemoteUserListViewModel(
      service: Users(result: .failure(RemoteUserService.ServiceError.badStatus(500))))
    let other = Screen(showing: RemoteUserListViewController(viewModel: failing))
    await turn()
    #expect(other.shows("The server answered 500."))
  }

  private struct Books: LibraryBookProviding {
    func books() async throws -> [LibraryBook] {
      [
        LibraryBook(id: 1, title: "Emma", author: "Austen"),
        LibraryBook(id: 2, title: "Dune", author: "Herbert"),
      ]
    }
  }

  @Test func `search books and open one`() async throws {
    let screen = ViewScreen(showing: LibraryBooksView(provider: Books()))
    await screen.settle()
    #expect(screen.rows == [["Emma", "Austen"], ["Dune", "Herbert"]])
    try screen.type("herb", into: "Title or author")
    #expect(screen.rows == [["Dune", "Herbert"]])
    try screen.type("x", into: "Title or author")
    #expect(screen.shows("No results"))
    try screen.clear("Title or author")
    try screen.tap("Emma")
    #expect(screen.visibleText == ["Emma", "by Austen", "Close"])
    try screen.tap("Close")
    #expect(screen.title == "Books")
    let preview = ViewScreen(showing: LibraryBooksView_Previews.previews)
    await preview.settle()
    #expect(preview.shows("Jane Austen"))
  }

  @Test func `keep habits in an observable store`() throws {
    let screen = ViewScreen(showing: HabitsRootView())
    try screen.type("Run", into: "New habit")
    try screen.submit("New habit")
    try screen.type("Read", into: "New habit")
    try screen.tap("Add")
    #expect(screen.shows("Today: 0 of 2"))
    try screen.tap("Run, 0 days")
    #expect(screen.shows("Today: 1 of 2"))
    try screen.longPress("Run, 1 days", choosing: "Rename")
    try screen.type("ning", into: "Name")
    try screen.increment("Streak")
    try screen.tap("Done")
    #expect(screen.shows("Running, 2 days") || screen.shows("Running, 2 days"))
  }

  @Test func `check out with a valid form`() throws {
    let screen = ViewScreen(showing: CheckoutFormView(viewModel: CheckoutViewModel()))
    #expect(screen.shows("Email is not valid"))
    #expect(try !screen.isEnabled("Pay"))
    try screen.type("a@b.c", into: "Email")
    try screen.submit("Email")
    try screen.type("1234567812345678", into: "Card")
    try screen.tap("I accept the terms")
    #expect(!screen.shows("Card needs 16 digits"))
    try screen.tap("Pay")
    #expect(screen.shows("Paid with …5678"))
  }

  @Test func `search towns when typing has paused`() throws {
    let scheduler = DispatchQueue.test
    let model = TownSearchViewModel(scheduler: scheduler) { text in
      [TownSearchResult(id: text.capitalized, population: 1000)]
    }
    let screen = ViewScreen(showing: TownSearchView(viewModel: model))
    try screen.type("ulm", into: "Search")
    #expect(screen.shows("Searching"))
    scheduler.advance(by: .milliseconds(250))
    #expect(screen.rows == [["Ulm", "1,000"]])
  }

  @Test func `edit recipes through bindings`() throws {
    let model = RecipeBookViewModel(recipes: [
      Recipe(id: UUID(), name: "Soup", minutes: 20, isFavorite: false),
      Recipe(id: UUID(), name: "Cake", minutes: 60, isFavorite: true),
    ])
    let screen = ViewScreen(showing: RecipeBookView(viewModel: model))
    try screen.tap("Soup")
    try screen.tap("Favorite")
    try screen.increment("20 minutes")
    #expect(model.recipes[0].minutes == 25)
    try screen.tapBack()
    try screen.delete(row: 1)
    #expect(model.recipes.map(\.name) == ["Soup"])
    try screen.tap("plus")
    try screen.type("Tea", into: "Name")
    try screen.tap("Save")
    try screen.tap("Favorites")
    #expect(screen.rows == [["Soup"]])
  }

  @Test func `stop the time`() throws {
    let ticks = PassthroughSubject<Date, Never>()
    let screen = ViewScreen(showing: StopwatchView(ticks: ticks.eraseToAnyPublisher()))
    ticks.send(Date())
    try screen.tap("Start")
    for _ in 1...61 { ticks.send(Date()) }
    #expect(screen.shows("01:01"))
    #expect(screen.lastAnimation == nil || screen.lastAnimation == .easeInOut)
    try screen.tap("Lap")
    try screen.tap("Stop")
    ticks.send(Date())
    #expect(screen.rows == [["61 s"]])
    #expect(screen.shows("01:01"))
  }

  @Test func `follow a profile of VIPER`() async throws {
    let interactor = ViperProfileInteractor(names: ["Ada"])
    let screen = ViewScreen(showing: ViperProfileRouter.makeModule(interactor: interactor))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    try screen.tap("11 followers")
    #expect(screen.title == "Followers")
    #expect(screen.rows.count == 11)
    let nobody = ViewScreen(
      showing: ViperProfileRouter.makeModule(interactor: ViperProfileInteractor(names: [])))
    await nobody.settle()
    #expect(nobody.shows("The profile is not there."))
  }

  private struct Server: CleanHTTPClient {
    let json: String
    func get(_ url: URL) async throws -> Data { Data(json.utf8) }
  }

  @Test func `search movies through use case and repository`() async throws {
    let json =
      #"[{"id": 1, "original_title": "Alien", "release_date": "1979-05-25"}]"#
    let queries = CleanMemoryQueriesRepository()
    let search = CleanSearchMoviesUseCase(
      movies: CleanRemoteMoviesRepository(client: Server(json: json)), queries: queries)
    let model = CleanMoviesViewModel(search: search)
    var chosen: [CleanMovie] = []
    model.onSelect = { chosen.append($0) }
    let controller = CleanMoviesViewController(viewModel: model)
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    try screen.type("alien", into: "Search movies")
    controller.view.find(UITextField.self)[0].pressReturn()
    for _ in 1...2000 where !screen.shows("Alien (1979)") { await Task.yield() }
    try screen.tap("Alien (1979)")
    #expect(chosen.map(\.id) == [1])
    #expect(await queries.recent(limit: 5) == [CleanMovieQuery(text: "alien")])
  }

  @Test func `add expenses through a container`() throws {
    let container = ExpenseContainer(repository: MemoryExpenseRepository())
    let screen = ViewScreen(
      showing: ExpenseListView(today: Date(timeIntervalSince1970: 0)).environmentObject(container))
    try screen.tap("Add expense")
    #expect(screen.alert?.message == "Give it a title.")
    try screen.tap("OK")
    try screen.type("Tea", into: "Title")
    try screen.type("2.5", into: "Amount")
    try screen.tap("Add expense")
    try screen.tap("Add expense")
    #expect(screen.rows.prefix(3) == [["Tea", "2.5"], ["Tea", "2.5"], ["5"]])
  }
}
