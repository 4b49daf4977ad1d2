import Foundation
import TestDoubles
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One after the other: there is only one network in a process.
@Suite(.serialized) @MainActor struct NetworkStubTests {
  private let network = NetworkStub()
  private let address = "https://api.example/users/7"

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func load(
    _ text: String, method: String = "GET", by session: URLSession = .shared
  ) async throws -> (text: String, response: HTTPURLResponse) {
    var request = URLRequest(url: try url(text))
    request.httpMethod = method
    let (data, response) = try await session.data(for: request)
    return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
  }

  @Test func `answers the shared session`() async throws {
    network.answer(address, with: .json(#"{"id": 7}"#))
    let (data, response) = try await URLSession.shared.data(from: url(address))
    #expect(String(decoding: data, as: UTF8.self) == #"{"id": 7}"#)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(network.lines == ["GET \(address)"])
  }

  @Test func `answers sessions with a configuration of their own`() async throws {
    network.answer(address, with: .json("[]", status: 201))
    let session = URLSession(configuration: network.configuration)
    let (text, response) = try await load(address, by: session)
    #expect(text == "[]" && response.statusCode == 201)
    #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/json")
  }

  @Test func `takes the most exact address`() async throws {
    network.answer("/users/7", with: .json("path"))
    #expect(try await load(address).text == "path")
    network.answer(address, with: .json("address"))
    #expect(try await load(address).text == "address")
    network.answer("PUT \(address)", with: .status(204))
    #expect(try await load(address, method: "PUT").response.statusCode == 204)
    #expect(try await load(address).text == "address")
  }

  @Test func `gives answers in turn`() async throws {
    network.answer(address, with: .status(500), .json("fine"))
    #expect(try await load(address).response.statusCode == 500)
    #expect(try await load(address).text == "fine")
    #expect(try await load(address).text == "fine")
  }

  @Test func `what has no answer is offline`() async throws {
    let error = await #expect(throws: URLError.self) { try await load("https://nobody.example") }
    #expect(error?.code == .notConnectedToInternet)
    network.answer("/x", with: .failure(URLError(.timedOut)))
    let late = await #expect(throws: URLError.self) { try await load("https://a.example/x") }
    #expect(late?.code == .timedOut)
  }

  @Test func `keeps requests with headers and body`() async throws {
    network.answer("POST /users", with: .status(201))
    var request = URLRequest(url: try url("https://api.example/users?x=1"))
    request.httpMethod = "POST"
    request.httpBody = Data("hello".utf8)
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    _ = try await URLSession.shared.data(for: request)
    let kept = try #require(network.requests.first)
    #expect(kept.httpBody == Data("hello".utf8))
    #expect(kept.value(forHTTPHeaderField: "Content-Type") == "text/plain")
    #expect(network.lines == ["POST https://api.example/users?x=1"])
  }

  @Test func `makes requests wait until they are released`() async throws {
    network.answer("/a", with: .json("a"))
    network.answer("/b", with: .json("b"))
    network.hold()
    let a = Task { try await load("https://x.example/a").text }
    await MainQueue.run(until: network.pending.count == 1)
    let b = Task { try await load("https://x.example/b").text }
    await MainQueue.run(until: network.pending.count == 2)
    #expect(network.pending == ["GET https://x.example/a", "GET https://x.example/b"])
    #expect(network.release(1))
    #expect(try await b.value == "b")
    #expect(!network.release(1))
    network.release()
    #expect(try await a.value == "a")
  }

  @Test func `serves data tasks with a completion handler, and forgets those cancelled`()
    async throws
  {
    network.answer("/a", with: .json("a"))
    network.hold()
    let calls = CallSpy()
    let task = URLSession.shared.dataTask(with: try url("https://x.example/a")) { data, _, error in
      calls.note(
        data.map { String(decoding: $0, as: UTF8.self) }
          ?? "\((error as? URLError)?.code == .cancelled)")
    }
    task.resume()
    await MainQueue.run(until: network.pending.count == 1)
    task.cancel()
    await MainQueue.run(until: !calls.all.isEmpty)
    #expect(calls.all == ["true"])
    #expect(network.pending == [])
    network.release()
    let again = URLSession.shared.dataTask(with: try url("https://x.example/a")) { data, _, _ in
      calls.note(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
    }
    again.resume()
    await MainQueue.run(until: calls.all.count == 2)
    #expect(calls.all.last == "a")
  }

  @Test func `what is cancelled while its answer comes ends, one way or the other`() async throws {
    network.answer(address, with: .json("fine"))
    let url = try url(address)
    for _ in 0..<2000 {
      let task = Task.detached { try await URLSession.shared.data(from: url).0 }
      await Task.detached { await Task.yield() }.value
      task.cancel()
      if case .failure(let error) = await task.result {
        #expect(error is CancellationError || (error as? URLError)?.code == .cancelled)
      }
    }
  }

  @Test func `many requests at once are answered, some of them cancelled`() async throws {
    network.answer(address, with: .json("fine"))
    let url = try url(address)
    await withTaskGroup { group in
      for line in 0..<8 {
        group.addTask {
          for turn in 0..<1000 {
            let task = Task.detached { try await URLSession.shared.data(from: url).0 }
            if line < 3, turn % 2 == 0 { task.cancel() }
            _ = await task.result
          }
        }
      }
    }
    #expect(try await load(address).text == "fine")
  }

  @Test func `the newest stub is in force, and nobody comes after the last one`() async throws {
    network.answer("/a", with: .json("old"))
    func useAnother() async throws {
      let newer = NetworkStub()
      newer.answer("/a", with: .json("new"))
      #expect(try await load("https://x.example/a").text == "new")
      #expect(network.lines == [] && newer.lines.count == 1)
    }
    try await useAnother()
    let error = await #expect(throws: URLError.self) { try await load("https://x.example/a") }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test func `what an earlier check has begun is none of the next one's`() async throws {
    let url = try url(address)
    for hops in 0..<40 {
      // A request that is still on its way between threads when the check that caused it has ended.
      Task.detached {
        for _ in 0..<hops { await Task.detached { await Task.yield() }.value }
        _ = try? await URLSession.shared.data(from: url)
      }
      let next = NetworkStub()
      await MainQueue.settle()
      #expect(next.lines == [])
    }
  }

  @Test func `carries a large answer, an empty one and one with any bytes`() async throws {
    let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    network.answer("/large", with: .data(large))
    network.answer("/empty", with: .data(Data()))
    let (data, _) = try await URLSession.shared.data(from: url("https://x.example/large"))
    #expect(data == large)
    let (none, _) = try await URLSession.shared.data(from: url("https://x.example/empty"))
    #expect(none.isEmpty)
  }
}
