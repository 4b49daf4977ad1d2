public struct Price: Equatable {
  public var cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  public func discounted(percent: Int) -> Price {
    self
  }
}
