import Combine
import Foundation
import Testing

@Suite struct `Code as samples write it` {
  private final class Answers: RepositoryService {
    var asked: [String] = []
    var answers: [PassthroughSubject<[Repository], URLError>] = []

    func search(_ text: String) -> AnyPublisher<[Repository], URLError> {
      asked.append(text)
      answers.append(PassthroughSubject())
      return answers[answers.count - 1].eraseToAnyPublisher()
    }
  }

  @Test func `a search asks after a pause, and shows the newest answer only`() {
    HandClock.run { clock in
      let service = Answers()
      let model = SearchViewModel(service: service)
      let found = [Repository(id: 1, name: "swift")]
      model.query = "s"
      clock.advance(by: .milliseconds(100))
      model.query = "sw"
      clock.advance(by: .milliseconds(300))
      #expect(service.asked == ["sw"])
      #expect(model.state == .loading)
      model.query = "swi"
      clock.advance(by: .milliseconds(300))
      service.answers[0].send([])
      service.answers[1].send(found)
      clock.advance()
      #expect(model.state == .loaded(found))
      model.query = "x"
      clock.advance(by: .seconds(1))
      service.answers[2].send(completion: .failure(URLError(.timedOut)))
      clock.advance()
      guard case .failed = model.state else {
        Issue.record("it shows \(model.state)")
        return
      }
      model.query = "again"
      clock.advance(by: .seconds(1))
      #expect(service.asked == ["sw", "swi", "x", "again"])
    }
  }

  @Test func `a search goes with its owner`() {
    HandClock.run { clock in
      weak var gone: SearchViewModel?
      do {
        let model = SearchViewModel(service: Answers())
        gone = model
        model.query = "s"
      }
      #expect(gone == nil)
      clock.advance(by: .seconds(1))
    }
  }

  @Test func `a form knows when it is complete`() {
    let form = SignUpViewModel()
    #expect(form.message == "Please fill in everything")
    form.submitTapped.send()
    form.name = "Ada"
    form.password = "secret"
    #expect(!form.canSubmit)
    form.repeated = "secret"
    #expect(form.canSubmit)
    #expect(form.message == "")
    #expect(form.submissions == ["Ada"])
  }

  private func client(
    _ answer: @escaping (URL) -> Result<(Data, Int), URLError>
  ) -> APIClient {
    APIClient { request in
      guard let url = request.url else {
        return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
      }
      return answer(url).publisher.compactMap { data, status in
        HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
          .map { (data: data, response: $0) }
      }.eraseToAnyPublisher()
    }
  }

  @Test func `a client decodes, reports and tries again`() throws {
    let url = try #require(URL(string: "https://example.invalid/1"))
    let good = client { _ in .success((Data(#"{"id": 1, "name": "a"}"#.utf8), 200)) }
    #expect(
      good.get(Repository.self, from: url).recorder().values == [Repository(id: 1, name: "a")])
    #expect(
      good.getAll([url, url, url]).recorder().values == [
        Array(repeating: Repository(id: 1, name: "a"), count: 3)
      ])
    let missing = client { _ in .success((Data(), 404)) }
    #expect(missing.get(Repository.self, from: url).recorder().failure == .status(404))
    let broken = client { _ in .success((Data("{".utf8), 200)) }
    #expect(broken.get(Repository.self, from: url).recorder().failure == .decoding)
    var attempts = 0
    let offline = client { _ in
      attempts += 1
      return .failure(URLError(.notConnectedToInternet))
    }
    let recorder = offline.get(Repository.self, from: url).recorder()
    #expect(recorder.failure == .network(.notConnectedToInternet))
    #expect(attempts >= 1)
  }

  @Test func `publishers, subscribers and operators written by hand fit in`() {
    #expect(Publishers.Countdown(start: 3).recorder().values == [2, 1, 0])
    #expect(Publishers.Countdown(start: 9).first().recorder().values == [8])
    let two = FirstTwo()
    Publishers.Countdown(start: 5).subscribe(two)
    #expect(two.values == [4, 3])
    #expect(!two.hasEnded)
    #expect([1, 2].publisher.withPrevious().recorder().values.map(\.previous) == [nil, 1])
    let counter = Counter()
    let subscription = Just(4).weakAssign(to: \.count, on: counter)
    #expect(counter.count == 4)
    subscription.cancel()
  }

  @Test func `callbacks become publishers`() {
    let service = LocationService()
    let recorder = service.places.recorder()
    let later = service.later()
    #expect(service.requestOnce().recorder().failure is URLError)
    service.updates.send("Bern")
    service.updates.send("Bern")
    #expect(recorder.values == ["Bern"])
    #expect(later.recorder().values == ["Bern"])
  }
}
