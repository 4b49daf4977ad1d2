import Foundation
import UIKit

/// What one view means to somebody who looks at the screen or touches it.
enum Facet {
  /// A body or a modifier: what is inside counts.
  case passThrough
  /// Any number of views, which count one by one.
  case several
  case nothing
  /// Holds other views; the name is for the dump.
  case container(String)
  case section
  case hidden
  case text(Text)
  case image(String)
  case button(Touch)
  case gesture(Touch)
  case longPress(Touch)
  /// Takes how far the finger moves.
  case drag((CGSize) -> Void)
  /// Takes how many times as far apart the fingers are.
  case pinch((CGFloat) -> Void)
  /// Takes how far the fingers turn.
  case turn((Angle) -> Void)
  /// Gives away what a finger can take to somewhere else.
  case draggable(() -> any Transferable)
  /// Takes what is dropped; false if it cannot be used.
  case dropDestination(([any Transferable]) -> Bool)
  case opensURL((URL) -> Void)
  case field(Field)
  case toggle(Binding<Bool>)
  case picker(Choice, isInline: Bool)
  case adjustable(Adjustable)
  case disclosure(Binding<Bool>)
  case list(Choice?)
  case rows(RowEdits)
  case tabs(Choice, isByPlace: Bool)
  case navigation(NavigationContext)
  case presentation(Presentation)
  /// Cannot be swiped away.
  case keepsOpen
  case hidesBackButton
  case search(Field)
  case title(String)
  case tag(any Hashable)
  /// The name by which checks find what is inside.
  case identifier(String)
  /// What is read aloud instead of what is seen.
  case spokenLabel(String)
  case focus(Focus)
  /// What a view hands up, under the type of its key.
  case preference(ObjectIdentifier, Any)
  /// Looks at what the views inside hand up.
  case preferenceReader(() -> Void)
  case uiView(UIView)
}

/// Whether the keyboard belongs to a field, as a focus state knows it.
struct Focus {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

/// What a finger does.
struct Touch {
  var role: ButtonRole?
  var name = "Button"
  /// Nothing can come of it, as of a link to nowhere.
  var isDead = false
  let action: () -> Void
}

/// Where the user types.
struct Field {
  let text: Binding<String>
  var name = "TextField"
  var isSecure = false
  /// Stands there while nothing has been typed.
  var placeholder = ""
  /// Whether the text stands for a value, so that what is typed replaces all of it.
  var isFormatted = false
  /// Told when the user begins to type and when the return key is pressed.
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// What of the text is selected, if somebody wants to know.
  var selection: Binding<TextSelection?>?
}

/// A value that is changed in steps or by dragging.
struct Adjustable {
  let name: String
  /// Takes a new value, and says whether it is one of the right type.
  let set: (Any) -> Bool
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let describe: () -> String
}

/// What becomes of the rows of a `ForEach` when the user edits the list.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// One or several tags out of many.
struct Choice {
  let isChosen: (any Hashable) -> Bool
  /// False if the tag has another type than the selection, so that nothing happens.
  let choose: (any Hashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>) {
    isChosen = { ($0 as? Value) == selection.wrappedValue }
    choose = { tag in
      guard let value = tag as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<Value: Hashable>(optional selection: Binding<Value?>) {
    isChosen = { tag in (tag as? Value).map { $0 == selection.wrappedValue } ?? false }
    choose = { tag in
      guard let value = tag as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<Value: Hashable>(any selection: Binding<Set<Value>>) {
    isChosen = { tag in (tag as? Value).map { selection.wrappedValue.contains($0) } ?? false }
    choose = { tag in
      guard let value = tag as? Value else { return false }
      selection.wrappedValue.formSymmetricDifference([value])
      return true
    }
  }
}
