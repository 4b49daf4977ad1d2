import Testing

/// An argument of a test of which the log shows no more than the beginning: some are megabytes long.
package struct Excerpt<Value: Collection & Sendable>: Sendable, CustomTestStringConvertible {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package var testDescription: String {
    value.count > 60 ? "\(value.prefix(60))…" : "\(value)"
  }
}
