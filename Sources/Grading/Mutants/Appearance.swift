extension MutantSearch {
  /// Whether a statement only says how something looks, which a screen without pixels does not show.
  func isAppearance(_ statement: TypedNode) -> Bool {
    switch statement.kind {
    case "assign_expr":
      guard let property = statement.child("dest"), !isOwn(property.symbol) else { return false }
      return Self.looks.contains(property.name)
    case "call_expr":
      // `NSLayoutConstraint.activate`, and whatever else is told to constraints as a whole.
      return statement.child("fn")?.mentions("NSLayoutConstraint") == true
    default: return false
    }
  }

  /// Properties of the system's that nothing but the eye can tell.
  private static let looks: Set<String> = [
    "adjustsFontForContentSizeCategory", "alignment", "alpha", "axis", "backgroundColor",
    "borderColor", "borderStyle", "borderWidth", "clipsToBounds", "contentEdgeInsets",
    "contentMode", "cornerRadius", "directionalLayoutMargins", "distribution",
    "estimatedRowHeight", "font", "frame", "isActive", "itemSize", "layoutMargins",
    "lineBreakMode", "minimumInteritemSpacing", "minimumLineSpacing", "numberOfLines",
    "rowHeight", "sectionInset", "separatorStyle", "spacing", "textAlignment", "textColor",
    "tintColor", "translatesAutoresizingMaskIntoConstraints",
  ]
}

extension TypedNode {
  /// Whether the symbol of something in it belongs to a type of this name.
  fileprivate func mentions(_ type: String) -> Bool {
    symbol.contains("\(type.utf8.count)\(type)") || children.contains { $0.mentions(type) }
  }
}
