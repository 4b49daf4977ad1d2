import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// The notifications of one name, for a `for await` loop; none is lost while the loop is busy.
    public final class Notifications: AsyncSequence, Sendable {
      public typealias Element = Notification
      public typealias Failure = Never
      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: (any AnyObject & Sendable)?

      fileprivate init(
        _ center: NotificationCenter, _ name: Notification.Name,
        _ object: (any AnyObject & Sendable)?
      ) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Listens from now on until the iterator goes or its task is cancelled.
      public func makeAsyncIterator() -> Iterator {
        let (letters, mailbox) = AsyncStream.makeStream(of: Letter.self)
        let token = Token(
          center.addObserver(forName: name, object: object, queue: nil) {
            mailbox.yield(Letter(notification: $0))
          })
        mailbox.onTermination = { [center] _ in center.removeObserver(token.value) }
        return Iterator(letters: letters.makeAsyncIterator())
      }

      /// Waits for one notification after the other.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var letters: AsyncStream<Letter>.Iterator

        public mutating func next() async -> Notification? { await letters.next()?.notification }

        public mutating func next(
          isolation actor: isolated (any Actor)?
        ) async -> Notification? { await letters.next(isolation: actor)?.notification }
      }
    }

    /// The notifications of a name, of one object or of all, for a `for await` loop.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications { Notifications(self, name, object) }
  }

  /// A notification on its way to the loop, which alone looks at it then.
  private struct Letter: @unchecked Sendable {
    let notification: Notification
  }

  /// What the centre knows the listener by; it is only handed back.
  private struct Token: @unchecked Sendable {
    let value: any NSObjectProtocol
    init(_ value: any NSObjectProtocol) { self.value = value }
  }
#endif
