import Combine
import Foundation
import Testing

@Suite struct `A failure` {
  let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(
    Fail<Int, Trouble>(error: .first))

  @Test func `ends the stream`() {
    let recorder = failing.recorder()
    #expect(recorder.values == [1, 2])
    #expect(recorder.failure == .first)
    #expect(recorder.completionCount == 1)
  }

  @Test func `comes from what throws`() {
    let numbers = [1, 2, 3].publisher
    func odd(_ number: Int) throws -> Bool {
      if number == 3 { throw Trouble.second }
      return number == 1
    }
    func check<P: Publisher>(_ publisher: P, _ expected: [P.Output]) where P.Output: Equatable {
      let recorder = publisher.recorder()
      #expect(recorder.values == expected)
      #expect(recorder.failure as? Trouble == .second)
    }
    check(numbers.tryMap { try odd($0) }, [true, false])
    check(numbers.tryFilter(odd), [1])
    check(numbers.tryCompactMap { try odd($0) ? $0 : nil }, [1])
    check(numbers.tryScan(0) { try odd($1) ? 1 : $0 }, [1, 1])
    check(numbers.tryReduce(0) { try odd($1) ? 1 : $0 }, [])
    check(numbers.tryRemoveDuplicates { try odd($1) && odd($0) }, [1, 2])
    check(numbers.tryPrefix { try odd($0) || $0 == 2 }, [1, 2])
    check(numbers.tryDrop { try odd($0) || $0 == 2 }, [])
    check(numbers.tryContains { try odd($0 + 1) && $0 > 1 }, [])
    check(numbers.tryAllSatisfy { try odd($0) || $0 == 2 }, [])
    check(numbers.tryLast(where: odd), [])
    #expect(numbers.tryFirst(where: odd).recorder().values == [1])
  }

  @Test func `can be caught, replaced and changed`() {
    #expect(failing.catch { _ in Just(9) }.recorder().values == [1, 2, 9])
    #expect(failing.catch { _ in [7, 8].publisher }.recorder().isFinished)
    #expect(failing.replaceError(with: 0).recorder().values == [1, 2, 0])
    #expect(failing.replaceError(with: 0).recorder().isFinished)
    #expect(failing.mapError { _ in Trouble.second }.recorder().failure == .second)
    let again = failing.tryCatch { error -> Just<Int> in throw error }.recorder()
    #expect(again.failure as? Trouble == .first)
    #expect(failing.tryCatch { _ in Just(3) }.recorder().values == [1, 2, 3])
    #expect(Just(1).assertNoFailure().recorder().values == [1])
  }

  @Test func `is caught by the stage below only`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.flatMap { number in
      number == 2
        ? Fail<Int, Trouble>(error: .first).eraseToAnyPublisher()
        : Just(number).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }.catch { _ in Just(-1) }.recorder()
    for number in 1...3 { subject.send(number) }
    #expect(recorder.values == [1, -1])
    #expect(recorder.isFinished)

    let inner = PassthroughSubject<Int, Never>()
    let kept = inner.flatMap { number in
      Just(number).tryMap { if $0 == 2 { throw Trouble.first } else { $0 } }
        .replaceError(with: -1)
    }.recorder()
    for number in 1...3 { inner.send(number) }
    #expect(kept.values == [1, -1, 3])
  }

  @Test func `is tried again so many times`() {
    var attempts = 0
    let source = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Trouble>(error: .first).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(source.retry(5).recorder().values == [3])
    #expect(attempts == 3)
    attempts = 0
    #expect(source.retry(1).recorder().failure == .first)
    #expect(attempts == 2)
    #expect(failing.retry(2).recorder().values == [1, 2, 1, 2, 1, 2])
    attempts = -10_000
    #expect(source.retry(20_000).recorder().values == [3])
  }

  @Test func `in JSON ends the stream with the decoder's error`() throws {
    struct Item: Codable, Equatable { var name: String }
    let subject = PassthroughSubject<Data, Never>()
    let recorder = subject.decode(type: Item.self, decoder: JSONDecoder()).recorder()
    subject.send(Data(#"{"name": "a"}"#.utf8))
    subject.send(Data("nonsense".utf8))
    subject.send(Data(#"{"name": "b"}"#.utf8))
    #expect(recorder.values == [Item(name: "a")])
    #expect(recorder.failure is DecodingError)
    let encoded = Just(Item(name: "a")).encode(encoder: JSONEncoder()).recorder()
    #expect(try JSONDecoder().decode(Item.self, from: #require(encoded.values.first)).name == "a")
  }

  @Test func `that must not happen stops the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, Trouble>(error: .first).assertNoFailure().recorder()
    }
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }
}
