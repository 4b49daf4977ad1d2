import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step1Loading: XCTestCase {
  private let network = NetworkStub()

  /// The view model asks the service that it was given for its user, and keeps the answer.
  func testLoadsFromTheGivenService() async {
    let service = Step1Service()
    let viewModel = UserViewModel(userID: 7, service: service)
    XCTAssertEqual(service.fetch.inputs, [], "the ids asked for before anybody loads")
    let calls = CallSpy()
    viewModel.onChange = { calls.note("onChange") }
    await viewModel.load()
    XCTAssertEqual(service.fetch.inputs, [7], "the ids asked for by one load of user 7")
    XCTAssertEqual(viewModel.user, step1User(), "the user after a load that succeeded")
    XCTAssertEqual(calls.offMainThread, [], "what was called off the main thread by a load")
  }

  /// Each view model keeps its own service: a second one does not change the first one's.
  func testEachViewModelKeepsItsService() async {
    let (first, second) = (Step1Service(), Step1Service())
    second.fetch.returns(step1User(name: "Grace Hopper"))
    let viewModel = UserViewModel(userID: 7, service: first)
    let other = UserViewModel(userID: 7, service: second)
    var told: [String] = []
    viewModel.onChange = { told.append("first") }
    other.onChange = { told.append("second") }
    await viewModel.load()
    XCTAssertEqual(Set(told), ["first"], "whose onChange is called by a load of the first")
    await other.load()
    XCTAssertEqual(viewModel.user?.name, "Ada Byron", "the name from the first service")
    XCTAssertEqual(other.user?.name, "Grace Hopper", "the name from the second service")
  }

  /// With a service of its own in hand, the view model causes no network request at all.
  func testCausesNoRequest() async {
    let viewModel = UserViewModel(userID: 7, service: Step1Service())
    await viewModel.load()
    await viewModel.updateName("Ada King")
    XCTAssertEqual(network.lines, [], "the addresses asked for by a load and a save")
  }

  /// While it waits for the user, the view model says that it is loading.
  func testSaysThatItLoads() {
    let service = Step1Service()
    service.fetch.hold()
    let viewModel = UserViewModel(userID: 7, service: service)
    XCTAssertFalse(viewModel.isLoading, "isLoading before the load")
    let load = Task { await viewModel.load() }
    XCTAssertTrue(
      MainQueue.run(until: !service.fetch.inputs.isEmpty), "the service is asked for the user")
    XCTAssertTrue(viewModel.isLoading, "isLoading while the service has not answered")
    service.fetch.release()
    step1Finish(load)
    XCTAssertFalse(viewModel.isLoading, "isLoading after the answer")
  }

  /// A load that failed is over too: the wheel must not turn for ever.
  func testFailedLoadIsOver() async {
    let service = Step1Service()
    service.fetch.fails(with: Step1Offline())
    let viewModel = UserViewModel(userID: 7, service: service)
    await viewModel.load()
    XCTAssertFalse(viewModel.isLoading, "isLoading after a load that failed")
  }

  /// A load that failed leaves its message, and no user.
  func testFailedLoadLeavesItsMessage() async {
    let service = Step1Service()
    service.fetch.fails(with: Step1Offline())
    let viewModel = UserViewModel(userID: 7, service: service)
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage, "You are offline.", "errorMessage after a load that failed")
    XCTAssertNil(viewModel.user, "the user after a load that failed")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      service.fetch.fails(with: error)
      await viewModel.load()
      XCTAssertEqual(
        viewModel.errorMessage, error.localizedDescription,
        "errorMessage after a load that failed with \(error)")
    }
    XCTAssertEqual(service.fetch.inputs, [7, 7, 7], "the ids asked for by three failed loads")
  }

  /// Another load keeps the user on show until there is a new one, also when it fails.
  func testReloadKeepsTheUser() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.fetch.hold()
    let load = Task { await viewModel.load() }
    await MainQueue.run(until: !service.fetch.pending.isEmpty)
    await MainQueue.settle()
    XCTAssertEqual(service.fetch.inputs, [7, 7], "the ids asked for by two loads of user 7")
    XCTAssertEqual(viewModel.user, step1User(), "the user while another load is under way")
    service.fetch.fails(with: Step1Offline())
    service.fetch.release()
    await load.value
    XCTAssertEqual(viewModel.user, step1User(), "the user after another load that failed")
  }

  /// Another load that succeeds brings the user as she is by now.
  func testReloadBringsTheNewUser() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.fetch.returns(step1User(name: "Ada King"))
    await viewModel.load()
    XCTAssertEqual(viewModel.user, step1User(name: "Ada King"), "the user after a second load")
    service.update.fails(with: Step1Offline())
    await viewModel.updateName("Countess Lovelace")
    await viewModel.load()
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a failed save and a successful load")
  }

  /// The next load that succeeds takes the message away.
  func testNextLoadClearsTheMessage() async {
    let service = Step1Service()
    service.fetch.fails(with: Step1Offline())
    let viewModel = UserViewModel(userID: 7, service: service)
    await viewModel.load()
    service.fetch.hold()
    let load = Task { await viewModel.load() }
    await MainQueue.run(until: !service.fetch.pending.isEmpty)
    XCTAssertNil(
      viewModel.errorMessage, "errorMessage while the load after a failed one is under way")
    service.fetch.release(0, with: .success(step1User()))
    await load.value
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a failed and a successful load")
    XCTAssertEqual(viewModel.user, step1User(), "the user after a failed and a successful load")
  }
}

@MainActor
final class Step1Together: XCTestCase {
  /// A load that is under way holds up neither another load nor a save, as before.
  func testALoadHoldsNothingUp() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.fetch.hold()
    let loads = (1...2).map { _ in Task { await viewModel.load() } }
    await MainQueue.run(until: service.fetch.pending.count == 2)
    XCTAssertEqual(
      service.fetch.inputs, [7, 7, 7], "the ids asked for by one load, and two more at once")
    XCTAssertTrue(viewModel.isLoading, "isLoading while two loads are under way")
    await viewModel.updateName("Ada King")
    XCTAssertEqual(
      service.update.inputs.map(\.name), ["Ada King"],
      "the names sent by a save while a load is under way")
    service.fetch.release()
    for load in loads { await load.value }
  }

  /// The message of a save that failed goes when the next one begins, as before.
  func testNextSaveBeginsWithoutAMessage() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.update.fails(with: Step1Offline())
    await viewModel.updateName("Ada King")
    service.update.hold()
    let save = Task { await viewModel.updateName("Ada King") }
    await MainQueue.run(until: !service.update.pending.isEmpty)
    XCTAssertNil(
      viewModel.errorMessage, "errorMessage while the save after a failed one is under way")
    service.update.release(0, with: .success(()))
    await save.value
  }
}

@MainActor
final class Step1Saving: XCTestCase {
  private let network = NetworkStub()

  /// A save sends the whole user with the new name, spaces around it removed.
  func testSendsTheChangedUser() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    await viewModel.updateName("  ada  King ")
    XCTAssertEqual(
      service.update.inputs, [step1User(name: "ada  King")],
      "the users sent for the name '  ada  King '")
    await viewModel.updateName("ada  King")
    XCTAssertEqual(
      service.update.inputs.count, 2, "the users sent when the same name is saved again")
    await viewModel.updateName("Ada King\n")
    XCTAssertEqual(
      service.update.inputs.last?.name, "Ada King",
      "the name sent for one with a line's end behind it")
    let long = "Augusta Ada King, Countess of Lovelace, born Byron, of Ockham Park in Surrey"
    await viewModel.updateName(long)
    XCTAssertEqual(service.update.inputs.last?.name, long, "the name sent for a long one")
  }

  /// After a save that succeeded, the user has the new name.
  func testSavedNameIsShown() async {
    let viewModel = await step1Loaded(Step1Service())
    await viewModel.updateName("Ada King")
    XCTAssertEqual(viewModel.user?.name, "Ada King", "the name after a save that succeeded")
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a save that succeeded")
  }

  /// After a save that failed, the old name stands and the message says why.
  func testFailedSaveKeepsTheOldName() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.update.fails(with: Step1Offline())
    await viewModel.updateName("Ada King")
    XCTAssertEqual(viewModel.user?.name, "Ada Byron", "the name after a save that failed")
    XCTAssertEqual(
      viewModel.errorMessage, "You are offline.", "errorMessage after a save that failed")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      service.update.fails(with: error)
      await viewModel.updateName("Ada King")
      XCTAssertEqual(
        viewModel.user?.name, "Ada Byron", "the name after a save that failed with \(error)")
      XCTAssertEqual(
        viewModel.errorMessage, error.localizedDescription,
        "errorMessage after a save that failed with \(error)")
    }
    XCTAssertEqual(service.update.inputs.count, 3, "the users sent by three failed saves")
  }

  /// While it waits for the service, the view model says that it is saving.
  func testSaysThatItSaves() {
    let service = Step1Service()
    let viewModel = UserViewModel(userID: 7, service: service)
    step1Finish(Task { await viewModel.load() })
    service.update.hold()
    let save = Task { await viewModel.updateName("Ada King") }
    XCTAssertTrue(
      MainQueue.run(until: !service.update.inputs.isEmpty), "the service is asked to save the name")
    XCTAssertTrue(viewModel.isSaving, "isSaving while the service has not answered")
    service.update.release()
    step1Finish(save)
    XCTAssertFalse(viewModel.isSaving, "isSaving after the answer")
  }

  /// A save that failed is over too.
  func testFailedSaveIsOver() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.update.fails(with: Step1Offline())
    await viewModel.updateName("Ada King")
    XCTAssertFalse(viewModel.isSaving, "isSaving after a save that failed")
  }

  /// A load that ends during a save does not end the save, nor does a save end a load.
  func testLoadDoesNotEndTheSave() async {
    let service = Step1Service()
    let viewModel = await step1Loaded(service)
    service.update.hold()
    let save = Task { await viewModel.updateName("Ada King") }
    await MainQueue.run(until: !service.update.inputs.isEmpty)
    await viewModel.load()
    XCTAssertTrue(viewModel.isSaving, "isSaving after a load, while the save is under way")
    service.update.release()
    await save.value
    XCTAssertFalse(viewModel.isSaving, "isSaving after both")
    service.fetch.hold()
    let load = Task { await viewModel.load() }
    await MainQueue.run(until: !service.fetch.pending.isEmpty)
    await viewModel.updateName("Ada Lovelace")
    XCTAssertTrue(viewModel.isLoading, "isLoading after a save, while a load is under way")
    service.fetch.release()
    await load.value
    XCTAssertFalse(viewModel.isLoading, "isLoading after a load during which a name was saved")
  }

  /// A name of nothing but spaces is refused with a message and never sent.
  func testEmptyNameIsNotSent() async {
    for name in ["", "   ", "\n"] {
      let service = Step1Service()
      let viewModel = await step1Loaded(service)
      await viewModel.updateName(name)
      XCTAssertEqual(
        service.update.inputs, [], "the users sent for the name \(name.debugDescription)")
      XCTAssertEqual(
        viewModel.errorMessage, "A name can't be empty.",
        "errorMessage for the name \(name.debugDescription)")
      XCTAssertEqual(
        viewModel.user?.name, "Ada Byron", "the name, after \(name.debugDescription) was refused")
    }
  }

  /// As long as no user is loaded, there is nothing to save.
  func testNothingToSaveWithoutUser() async {
    let service = Step1Service()
    let viewModel = UserViewModel(userID: 7, service: service)
    await viewModel.updateName("Ada King")
    XCTAssertEqual(service.update.inputs, [], "the users sent before any was loaded")
    XCTAssertNil(viewModel.user, "the user before any was loaded")
    XCTAssertFalse(viewModel.isSaving, "isSaving when there was nothing to save")
    XCTAssertNil(viewModel.errorMessage, "errorMessage when there was nothing to save")
    service.fetch.fails(with: Step1Offline())
    await viewModel.load()
    await viewModel.updateName("Ada King")
    XCTAssertEqual(
      viewModel.errorMessage, "You are offline.",
      "errorMessage after a load that failed, and a save that had nothing to save")
  }
}

private struct Step1Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// A service in a check's hand.
@MainActor
private final class Step1Service: UserServiceProtocol {
  let fetch = AnswerStub<Int, User>(returning: step1User())
  let update = AnswerStub<User, Void>()

  func fetchUser(id: Int) async throws -> User { try await fetch(id) }
  func updateUser(_ user: User) async throws { try await update(user) }
}

private func step1User(name: String = "Ada Byron") -> User {
  User(id: 7, name: name, email: "ada@readingroom.example", cardNumber: "RR-1815")
}

@MainActor
private func step1Loaded(_ service: Step1Service) async -> UserViewModel {
  let viewModel = UserViewModel(userID: 7, service: service)
  await viewModel.load()
  return viewModel
}

/// Works on the main thread until the task has ended.
@MainActor
private func step1Finish(_ task: Task<Void, Never>) {
  XCTAssertTrue(
    MainQueue.run(until: task), "the view model goes on when the service has answered")
}

final class Step1Structure: XCTestCase {
  /// Others read what the view model has, and only it changes that.
  func testOnlyTheViewModelChangesItsState() throws {
    let viewModel = try Codebase.learner.type("UserViewModel")
    for name in ["user", "isLoading", "isSaving", "errorMessage"] {
      XCTAssertSetOnlyInside(viewModel, name)
    }
  }

  /// The view model makes no service, and knows none but the protocol: there is no way back to the network.
  func testKnowsOnlyTheProtocol() throws {
    let viewModel = try Codebase.learner.type("UserViewModel")
    XCTAssertConstructsNoDependency(viewModel)
    for type in ["UserService", "URLSession"] {
      XCTAssertNoTransitiveReference(from: viewModel, toType: type)
    }
  }
}
