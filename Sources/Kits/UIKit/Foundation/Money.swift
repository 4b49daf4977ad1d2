public import Foundation

// Foundation's own of these take any style; for one of money, these know better what is meant.

extension BinaryInteger {
  /// An amount of money, as the United States write it unless the style names a place.
  public func formatted(_ style: IntegerFormatStyle<Self>.Currency) -> String {
    style.inUnitedStates(style.locale).format(self)
  }
}

extension BinaryFloatingPoint {
  /// An amount of money, as the United States write it unless the style names a place.
  public func formatted(_ style: FloatingPointFormatStyle<Self>.Currency) -> String {
    style.inUnitedStates(style.locale).format(self)
  }
}

extension Decimal {
  /// An amount of money, as the United States write it unless the style names a place.
  public func formatted(_ style: FormatStyle.Currency) -> String {
    style.inUnitedStates(style.locale).format(self)
  }
}

extension FormatStyle {
  fileprivate func inUnitedStates(_ place: Locale) -> Self {
    place == .autoupdatingCurrent ? locale(Locale(identifier: "en_US")) : self
  }
}
