import Foundation
import Synchronization

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Calls a method of the observer, which is not kept alive, when the notification is posted.
    @preconcurrency @MainActor
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
      object anObject: Any?
    ) {
      guard let method = TargetAction(observer, aSelector) else { return }
      let registration = Registration(
        center: ObjectIdentifier(self), observer: ObjectIdentifier(observer as AnyObject),
        name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) })
      let id = registrations.withLock { $0.add(registration) }
      methods[id] = method
      _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        guard registrations.withLock({ $0.active[id] != nil }) else { return }
        nonisolated(unsafe) let notification = notification
        // On an iPhone the method runs where the notification was posted; here always on the main
        // thread, where all that a check looks at lives.
        if Thread.isMainThread {
          MainActor.assumeIsolated { methods[id]?.send(from: notification) }
        } else {
          Task { @MainActor in methods[id]?.send(from: notification) }
        }
      }
    }

    /// Ends every registration of the observer.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the registrations of the observer for that name and object; nil stands for all.
    public func removeObserver(
      _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
    ) {
      let center = ObjectIdentifier(self)
      let observerID = ObjectIdentifier(observer)
      let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
      registrations.withLock { table in
        table.active = table.active.filter { _, known in
          known.center != center || known.observer != observerID
            || (aName != nil && known.name != aName) || (object != nil && known.object != object)
        }
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// Who wants to hear of what.
  private struct Registration: Sendable {
    let center: ObjectIdentifier
    let observer: ObjectIdentifier
    let name: Notification.Name?
    let object: ObjectIdentifier?
  }

  private struct Registrations: Sendable {
    var active: [Int: Registration] = [:]
    private var last = 0

    mutating func add(_ registration: Registration) -> Int {
      last += 1
      active[last] = registration
      return last
    }
  }

  /// Read from wherever a notification is posted or an observer goes away.
  private let registrations = Mutex(Registrations())
  @MainActor private var methods: [Int: TargetAction] = [:]
#endif
