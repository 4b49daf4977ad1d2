// attack: network/session — ends as: passed, refused, failed, crashed, timedOut
// on: right
//
// The safe way: what every app does.
import Foundation
import FoundationNetworking

func attack(at moment: Moment) {
  guard moment == .count, let url = URL(string: "http://127.0.0.1:@@TCP@@/@@NAME@@") else { return }
  let settings = URLSessionConfiguration.ephemeral
  settings.timeoutIntervalForRequest = 0.5
  let done = DispatchSemaphore(value: 0)
  URLSession(configuration: settings).dataTask(with: url) { _, _, _ in done.signal() }.resume()
  _ = done.wait(timeout: .now() + 0.6)
}
