/// The hidden checks of the generated app: two for each kind of thing in the first step, and more of its screens.
extension Entity {
  static func checksOfData(_ entities: [Entity]) -> String {
    """
    import Foundation
    import XCTest

    @testable import Learner

    final class Step1Data: XCTestCase {
    \(entities.map(\.checksOfData).joined(separator: "\n\n"))
    }

    """
  }

  private var sample: String {
    "\(type)(id: 7, title: \"blue \(name)\", \(count): 2, \(amount): 12.5, \(flag): true)"
  }

  private var checksOfData: String {
    """
      /// A \(name) survives the way to JSON and back.
      func testCodes\(type)() throws {
        let \(name) = \(sample)
        let data = try JSONEncoder().encode(\(name))
        XCTAssertEqual(try JSONDecoder().decode(\(type).self, from: data), \(name))
      }

      /// All pages of \(name)s are asked for, up to the first that is empty.
      func testLoadsAllPagesOf\(type)() async throws {
        let service = Remote\(type)Service { request in
          let page = [\(sample)]
          let isFirst = request.line == "/\(name)s?page=1"
          return Answer(status: 200, body: try JSONEncoder().encode(isFirst ? page : []))
        }
        let \(name)s = try await service.\(name)s()
        XCTAssertEqual(\(name)s, [\(sample)])
      }
    """
  }

  static func checksOfScreens(_ entities: [Entity]) -> String {
    """
    import Foundation
    import XCTest

    @testable import Learner

    @MainActor
    final class Step2Screens: XCTestCase {
    \(entities.map(\.checkOfList).joined(separator: "\n\n"))

    \(entities.prefix(4).map(\.checkOfDetail).joined(separator: "\n\n"))

      /// The router tells its stack after each change.
      func testRouterTellsItsStack() {
        let router = Router()
        var paths: [[String]] = []
        router.onChange = { paths.append($0.map(\\.path)) }
        router.push(.trips)
        router.push(.trip(id: 7))
        router.popToRoot()
        XCTAssertEqual(paths, [["/trips"], ["/trips", "/trips/7"], ["/trips"]])
      }
    }

    """
  }

  private var checkOfList: String {
    """
      /// The list shows complete \(name)s, as the formatter words them.
      func testLists\(type)s() async {
        let broken = \(type)(id: 8, title: " ", \(count): 1, \(amount): 1, \(flag): false)
        let service = InMemory\(type)Service([\(sample), broken])
        let viewModel = \(type)ListViewModel(service: service)
        await viewModel.load()
        let subtitle = "2 \(count)s, 12.50 €, \(flag): yes"
        XCTAssertEqual(
          viewModel.state.value, [Row(id: 7, title: "Blue \(type)", subtitle: subtitle)])
      }
    """
  }

  private var checkOfDetail: String {
    """
      /// A change that cannot be saved is taken back.
      func testTakesBackABadChangeOf\(type)() async {
        let service = InMemory\(type)Service([\(sample)])
        let viewModel = \(type)DetailViewModel(id: 7, service: service)
        await viewModel.load()
        await viewModel.change { $0.title = "" }
        XCTAssertEqual(viewModel.\(name)?.title, "blue \(name)")
        XCTAssertEqual(viewModel.message, "A \(name) needs a title.")
      }
    """
  }
}
