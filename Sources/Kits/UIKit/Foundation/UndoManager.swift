import Foundation

#if !canImport(ObjectiveC)
  /// Records how changes are taken back, and how what was taken back is done again.
  ///
  /// Where groups go by event, all that is registered in one turn of the main run loop is taken back together.
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// Groups that are not closed yet, the outermost first.
    private var open: [UndoGroup] = []
    private var disabled = 0

    public nonisolated override init() { super.init() }

    // MARK: Groups

    /// Whether a group is opened by itself where the first operation of an event is registered.
    open var groupsByEvent = true
    open var groupingLevel: Int { open.count }

    open func beginUndoGrouping() {
      if groupsByEvent, open.isEmpty, !isUndoing, !isRedoing { openForEvent() }
      openGroup()
    }

    open func endUndoGrouping() {
      post(.NSUndoManagerCheckpoint)
      guard let group = open.last else {
        fatalError("endUndoGrouping called with no matching begin")
      }
      post(.NSUndoManagerWillCloseUndoGroup)
      open.removeLast()
      if let outer = open.last {
        outer.items.append(.group(group))
      } else if !group.isOfEvent || !group.isEmpty {
        keep(group)
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openGroup(ofEvent: Bool = false) {
      if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
      open.append(UndoGroup(isOfEvent: ofEvent))
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// The group ends with this turn of the run loop.
    private func openForEvent() {
      openGroup(ofEvent: true)
      let group = open.last
      RunLoop.main.perform { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.open.count == 1, self.open.first === group else { return }
          self.endUndoGrouping()
        }
      }
    }

    private func keep(_ group: UndoGroup) {
      if isUndoing { return redoStack.append(group) }
      undoStack.append(group)
      dropOldest()
    }

    /// How many groups are kept; all of them if that is none.
    open var levelsOfUndo = 0 {
      didSet { dropOldest() }
    }

    private func dropOldest() {
      guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }

    // MARK: Registering

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    open func disableUndoRegistration() { disabled += 1 }

    open func enableUndoRegistration() {
      guard disabled > 0 else {
        fatalError(
          "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration"
        )
      }
      disabled -= 1
    }

    /// Registers a call of the handler with the target, which is not kept alive.
    @preconcurrency
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
      register(
        UndoOperation(target: target) { target in
          if let target = target as? TargetType { handler(target) }
        })
    }

    /// Registers a call of the target's method with the object, which is kept.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      register(
        UndoOperation(target: target as AnyObject) {
          selector.perform(on: $0, sender: anObject)
        })
    }

    private func register(_ operation: UndoOperation) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        guard groupsByEvent else { fatalError("must begin a group before registering undo") }
        openForEvent()
      }
      if !isUndoing, !isRedoing { redoStack = [] }
      open.last?.items.append(.operation(operation))
    }

    // MARK: Taking back

    open var canUndo: Bool {
      !undoStack.isEmpty || (!isUndoing && !isRedoing && open.contains { !$0.isEmpty })
    }

    open var canRedo: Bool {
      post(.NSUndoManagerCheckpoint)
      return !redoStack.isEmpty
    }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    /// Closes the group that is open, and takes back the last one.
    open func undo() {
      post(.NSUndoManagerCheckpoint)
      closeOnlyGroup(for: "undo")
      undoNestedGroup()
    }

    /// Takes back the last group, inside of the one that is open if there is any.
    open func undoNestedGroup() {
      post(.NSUndoManagerCheckpoint)
      guard let group = open.last?.takeLastGroup() ?? (open.isEmpty ? undoStack.popLast() : nil)
      else { return }
      post(.NSUndoManagerWillUndoChange)
      isUndoing = true
      perform(group)
      isUndoing = false
      post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was taken back last.
    open func redo() {
      post(.NSUndoManagerCheckpoint)
      closeOnlyGroup(for: "redo")
      guard let group = redoStack.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      isRedoing = true
      perform(group)
      isRedoing = false
      post(.NSUndoManagerDidRedoChange)
    }

    private func closeOnlyGroup(for action: String) {
      guard open.count <= 1 else {
        fatalError("\(action) was called with too many nested undo groups")
      }
      if open.count == 1 { endUndoGrouping() }
    }

    /// Performs a group; what it registers meanwhile is the group that reverses it.
    private func perform(_ group: UndoGroup) {
      let outer = open
      open = []
      openGroup(ofEvent: true)
      open.last?.name = group.name
      open.last?.isDiscardable = group.isDiscardable
      group.perform()
      while !open.isEmpty { endUndoGrouping() }
      open = outer
    }

    open func removeAllActions() {
      (undoStack, redoStack, open, disabled) = ([], [], [], 0)
    }

    open func removeAllActions(withTarget target: Any) {
      for group in undoStack + redoStack + open { group.remove(target as AnyObject) }
      undoStack.removeAll(where: \.isEmpty)
      redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// The group that is named: what is registered now belongs to it.
    private var named: UndoGroup? { open.first ?? undoStack.last }

    open func setActionName(_ actionName: String) { named?.name = actionName }

    /// The name of what is taken back next, or nothing.
    open var undoActionName: String { canUndo ? named?.name ?? "" : "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }

    open func setActionIsDiscardable(_ discardable: Bool) { named?.isDiscardable = discardable }
    open var undoActionIsDiscardable: Bool { canUndo && named?.isDiscardable == true }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable == true }

    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  extension NSNotification.Name {
    /// A group was opened or closed, or somebody asked whether anything can be done again.
    public static let NSUndoManagerCheckpoint = Notification.Name(
      "NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
      "NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name(
      "NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name(
      "NSUndoManagerDidRedoChangeNotification")
  }
#endif
