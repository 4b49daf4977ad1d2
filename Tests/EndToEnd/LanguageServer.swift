import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A language server under test, spoken to as an editor does: JSON-RPC over its standard streams.
final class LanguageServer {
  private var process = pid_t()
  private var toServer: [Int32] = [-1, -1]
  private var fromServer: [Int32] = [-1, -1]
  private var received: [UInt8] = []
  private var lastID = 0
  /// The messages that the server published about files, newest last, by the end of their address.
  private(set) var published: [(file: String, messages: [String])] = []

  /// Nil if there is no `sourcekit-lsp` beside `swiftc`.
  static let program: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let swiftc = path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    let server = swiftc.map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "sourcekit-lsp").path
    }
    return server.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }()

  init(program: String, workspace: URL, environment: [String: String]) throws {
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { throw ServerError.noPipes }
    let line = "cd '\(workspace.path)' && exec '\(program)' <&3 >&4 2>/dev/null 3<&- 4>&-"
    let words: [UnsafeMutablePointer<CChar>?] = [
      strdup("/bin/sh"), strdup("-c"), strdup(line), nil,
    ]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // High numbers first, so that neither end overwrites the other.
    posix_spawn_file_actions_adddup2(&actions, toServer[0], 103)
    posix_spawn_file_actions_adddup2(&actions, fromServer[1], 104)
    for descriptor in toServer + fromServer {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    posix_spawn_file_actions_adddup2(&actions, 103, 3)
    posix_spawn_file_actions_adddup2(&actions, 104, 4)
    guard posix_spawn(&process, "/bin/sh", &actions, nil, words, variables) == 0 else {
      throw ServerError.notStarted
    }
    close(toServer[0])
    close(fromServer[1])
    let root = "file://\(workspace.path)"
    _ = try request(
      "initialize", ##"{"processId":null,"rootUri":"\##(root)","capabilities":{}}"##)
    send(##"{"jsonrpc":"2.0","method":"initialized","params":{}}"##)
  }

  deinit {
    // Asked politely it stops its builds too, so that nobody writes into the workspace any more.
    _ = try? request("shutdown", "null")
    notify("exit", "null")
    var polls = 0
    while waitpid(process, nil, WNOHANG) == 0 {
      polls += 1
      if polls == 5_000 { kill(process, SIGKILL) }
      usleep(2_000)
    }
    close(toServer[1])
    close(fromServer[0])
  }

  /// Sends a request and reads until its answer is there.
  func request(_ method: String, _ parameters: String) throws -> Answer {
    lastID += 1
    send(##"{"jsonrpc":"2.0","id":\##(lastID),"method":"\##(method)","params":\##(parameters)}"##)
    while true {
      let body = try nextMessage()
      let message = try JSONDecoder().decode(Message.self, from: Data(body))
      if message.method == nil, message.id == .number(lastID) {
        return Answer(text: String(decoding: body, as: UTF8.self))
      }
      note(message)
    }
  }

  func notify(_ method: String, _ parameters: String) {
    send(##"{"jsonrpc":"2.0","method":"\##(method)","params":\##(parameters)}"##)
  }

  private func note(_ message: Message) {
    if let diagnostics = message.params?.diagnostics {
      published.append((message.params?.uri ?? "", diagnostics.map(\.message)))
    }
    guard message.method != nil, let id = message.id else { return }
    // The server asks for things that an editor would show; nothing is an answer to all of them.
    send(##"{"jsonrpc":"2.0","id":\##(id.text),"result":null}"##)
  }

  private func send(_ text: String) {
    var bytes = Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(toServer[1], $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private func nextMessage() throws -> [UInt8] {
    let mark = Array("\r\n\r\n".utf8)
    while true {
      if let end = received.firstRange(of: mark) {
        let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let digits = header.split(separator: "Content-Length: ").last?.prefix { $0.isNumber }
        let length = digits.flatMap { Int($0) } ?? 0
        if received.count >= end.upperBound + length {
          let body = Array(received[end.upperBound..<end.upperBound + length])
          received.removeFirst(end.upperBound + length)
          return body
        }
      }
      var waiting = pollfd(fd: fromServer[0], events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 120_000) == 1 else { throw ServerError.silent }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(fromServer[0], &chunk, chunk.count)
      guard count > 0 else { throw ServerError.ended }
      received += chunk[..<count]
    }
  }

  struct Answer { var text: String }
  enum ServerError: Error { case noPipes, notStarted, silent, ended }
}

private struct Message: Decodable {
  enum ID: Decodable, Equatable {
    case number(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    var text: String {
      switch self {
      case .number(let number): String(number)
      case .string(let text): "\"\(text)\""
      }
    }
  }
  struct Parameters: Decodable {
    struct Diagnostic: Decodable { var message: String }
    var uri: String?
    var diagnostics: [Diagnostic]?
  }
  var id: ID?
  var method: String?
  var params: Parameters?

  private enum Key: CodingKey { case id, method, params }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try? container.decode(ID.self, forKey: .id)
    method = try? container.decode(String.self, forKey: .method)
    // Most parameters are of no interest here, and of any shape.
    params = try? container.decode(Parameters.self, forKey: .params)
  }
}
