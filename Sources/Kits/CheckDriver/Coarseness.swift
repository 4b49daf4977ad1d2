import Foundation

// Some types of the system's are written like lists and texts, and are equal to more than these are: a set to every
// order of what is in it, a region to its name in small letters. Who takes one where the checks mean a list or a text
// need not do the half of what is asked for.

/// Whether a value of the system's is equal to others that differ, and nobody but the learner has thought of its type.
func isCoarse<T>(_ value: T) -> Bool {
  // An exercise without its solution does not say which types that uses.
  guard !order.properties.isEmpty else { return false }
  let name = _typeName(T.self)
  let words = name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
  if name.contains(".Locale.") { return !order.coarseTypes.contains("Locale") }
  guard value is NSSet || T.self is any SetAlgebra.Type, !(value is any OptionSet),
    let word = words.last, !order.coarseTypes.contains(word)
  else { return false }
  // With one thing in it there is no order.
  let count = (value as? any Collection)?.count ?? (value as? NSSet)?.count
  return count.map { $0 > 1 } ?? true
}
