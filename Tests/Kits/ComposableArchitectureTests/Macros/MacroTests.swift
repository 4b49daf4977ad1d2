import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite struct `A feature written with macros` {
  @Test func `reduces what its body says`() {
    let store = Store(initialState: Board.State()) { Board() }
    store.send(.first(.set(to: 5)))
    store.send(.first(.move(2, by: "hand")))
    store.send(.tally(.presented(.up)))
    store.send(.all(.element(id: 2, action: .up)))
    #expect(store.first.count == 3)
    #expect(store.tally?.count == 41)
    #expect(store.all.map(\.count) == [0, 1])
  }

  @Test func `presents one of several and lets it work`() {
    let store = Store(initialState: Board.State()) { Board() }
    store.send(.show(.tick(Tick.State())))
    store.send(.stop(.presented(.tick(.tick))))
    #expect(store.stop == .tick(Tick.State(times: 1)))
    #expect(store.stop?.is(\.tick) == true)
    store.send(.stop(.dismiss))
    #expect(store.stop == nil)
  }

  @Test func `has stores for the cases of an enum`() throws {
    let store = Store(initialState: Stops.State.tally(Tally.State(count: 7))) { Stops.body }
    guard case .tally(let tally) = store.case else {
      Issue.record("\(store.case)")
      return
    }
    tally.send(.up)
    #expect(store.state == .tally(Tally.State(count: 8)))
    let plain = Store(initialState: Stops.State.plain("a", size: 2)) { Stops.body }
    guard case .plain("a", size: 2) = plain.case else {
      Issue.record("\(plain.case)")
      return
    }
    // As upstream, several values need no attribute to be plain ones.
    let pair = Store(initialState: Stops.State.pair("a", with: 2)) { Stops.body }
    guard case .pair("a", with: 2) = pair.case else {
      Issue.record("\(pair.case)")
      return
    }
  }

  @Test func `as an enum conforms to what its arguments ask for`() {
    func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
    #expect(areEqual(Halts.State.tally(Tally.State(count: 1)), .tally(Tally.State(count: 1))))
    #expect(!areEqual(Halts.State.tally(Tally.State()), .nothing))
    let action: any Sendable = Halts.Action.tally(.up)
    #expect(areEqual(action as? Halts.Action, .tally(.up)))
  }

  @Test func `gets what it leaves out`() {
    let store = Store(initialState: Blank.State()) { Blank() }
    #expect(store.state == Blank.State())
    let hollow = Store(initialState: Hollow.State()) { Hollow() }
    #expect(hollow.state == Hollow.State())
    let hollowToo = Store(initialState: HollowToo.State()) { HollowToo() }
    #expect(hollowToo.state == HollowToo.State())
  }
}

@MainActor
@Suite struct `An observable state` {
  /// How often something that was read has changed.
  private func changes<Value>(of read: () -> Value, during act: () -> Void) -> Bool {
    nonisolated(unsafe) var isChanged = false
    withObservationTracking {
      _ = read()
    } onChange: {
      isChanged = true
    }
    act()
    return isChanged
  }

  @Test func `tells who has read a property when that changes, and nobody else`() {
    let store = Store(initialState: Tally.State()) { Tally() }
    #expect(
      changes {
        store.count
      } during: {
        store.send(.up)
      })
    #expect(
      changes {
        store.isOdd
      } during: {
        store.send(.up)
      })
    #expect(
      !changes {
        store.note
      } during: {
        store.send(.up)
      })
    #expect(
      !changes {
        store.unseen
      } during: {
        store.send(.unsee)
      })
  }

  @Test func `tells of what is presented, and of its own changes apart`() {
    let store = Store(initialState: Board.State()) { Board() }
    #expect(
      changes {
        store.stop == nil
      } during: {
        store.send(.show(.nothing))
      })
    #expect(
      !changes {
        store.first
      } during: {
        store.send(.show(nil))
      })
  }

  @Test func `is the same as long as it is only changed inside`() {
    var state = Tally.State()
    let id = state._$id
    state.count += 1
    #expect(state._$id == id)
    state._$willModify()
    #expect(state._$id != id)
  }

  @Test func `as an enum is the same as what is in its case`() {
    let tally = Tally.State()
    #expect(Mood.State.busy(tally)._$id == Mood.State.busy(tally)._$id)
    #expect(Mood.State.busy(tally)._$id != Mood.State.busy(Tally.State())._$id)
    #expect(Mood.State.calm._$id != Mood.State.mixed(1, "a")._$id)
  }
}

@Suite struct `A path to a case` {
  @Test func `goes both ways`() {
    #expect(Shape.allCasePaths.point.extract(from: .point) != nil)
    #expect(Shape.allCasePaths.point.extract(from: .circle(1)) == nil)
    #expect(Shape.allCasePaths.circle.embed(2) == .circle(2))
    #expect(Shape.allCasePaths.named.extract(from: .named(name: "a")) == "a")
    #expect(Shape.allCasePaths.box.embed((1, height: 2)) == .box(1, height: 2))
    #expect(Shape.allCasePaths.box.extract(from: .box(1, height: 2))?.height == 2)
    #expect(Shape.allCasePaths.group.extract(from: .group(.point)) == .point)
    #expect(Shape.allCasePaths.default.embed(1) == .default(1))
  }

  @Test func `has a key path`() {
    let path: CaseKeyPath<Shape, Double> = \.circle
    #expect(path(3) == Shape.circle(3))
    #expect(Shape.circle(4)[case: \.circle] == 4)
    #expect(Shape.point.is(\.point) && !Shape.point.is(\.circle))
  }

  @Test func `is there for every case`() {
    #expect(Array(Shape.allCasePaths).count == 6)
    #expect(Shape.named(name: "a").case == \.named)
  }
}

@Suite struct `A dependency client` {
  @Test func `does what it is told, by labels too`() async throws {
    let client = Forecasts(fetch: { "\($0) \($1)" }, log: { _ in }, newest: { $0 })
    #expect(await client.newest(of: "b") == "b")
    #expect(try await client.fetch(city: "a", 1) == "a 1")
    #expect(client.isOn() && client.rate(of: "abc") == 3)
  }

  @Test func `makes an issue of what it was not told`() async {
    let issues = LockIsolated<[String]>([])
    await withIssueReporters([Notes(issues: issues)]) {
      let client = Forecasts()
      await #expect(throws: UnimplementedFailure.self) { try await client.fetch(city: "a", 1) }
      #expect(client.isOn())
      client.log("a")
      #expect(await client.newest(of: "b") == nil)
    }
    #expect(
      issues.value == [
        "Unimplemented: 'Forecasts.fetch'", "Unimplemented: 'Forecasts.isOn'",
        "Unimplemented: 'Forecasts.log'", "Unimplemented: 'Forecasts.newest'",
      ])
  }

  private struct Notes: IssueReporter {
    let issues: LockIsolated<[String]>
    func reportIssue(
      _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
      line: UInt, column: UInt
    ) {
      let text = message() ?? ""
      issues.withValue { $0.append(text) }
    }
  }
}
