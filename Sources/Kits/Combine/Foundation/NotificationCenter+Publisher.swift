import Foundation

extension NotificationCenter {
  /// Delivers the notifications of one name, for as long as somebody listens.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Who sends the notifications.
    public let center: NotificationCenter
    /// The name they bear.
    public let name: Notification.Name
    /// The only sender that counts, if there is one.
    public let object: AnyObject?

    /// As `publisher(for:object:)` makes it.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(
        to: subscriber, surplus: .dropped, name: "NotificationCenter Observer")
      let crossing = Crossing(outlet)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        crossing.value.send($0)
      }
      outlet.start(onCancel: { [center] in center.removeObserver(token) })
    }
  }

  /// Delivers the notifications of a name, of one object or of all.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
