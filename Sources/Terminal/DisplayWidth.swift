/// The number of terminal columns that the text takes when it is drawn on one line.
package func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// The number of terminal columns of one grapheme cluster: 0, 1 or 2 for all but rare scripts.
func displayWidth(_ cluster: Character) -> Int {
  var width = 0
  var base: Unicode.Scalar?
  var isJoined = false
  for scalar in cluster.unicodeScalars {
    defer { isJoined = scalar == "\u{200D}" }
    guard let base else {
      base = scalar
      width = columns(scalar)
      continue
    }
    if scalar == "\u{FE0F}", base.properties.isEmoji {
      width = max(width, 2)
    } else if !isJoined, !isAbsorbed(scalar) {
      width += columns(scalar)
    }
  }
  return width
}

/// The second half of a flag and a skin tone are drawn into the emoji before them.
private func isAbsorbed(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isEmojiModifier || (0x1F1E6...0x1F1FF).contains(scalar.value)
}

private func columns(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value == 0 ? 0 : 1 }
  if contains(WidthTable.wide, scalar.value) { return 2 }
  return contains(WidthTable.zero, scalar.value) ? 0 : 1
}

/// Binary search among pairs of first and last.
private func contains(_ pairs: [UInt32], _ value: UInt32) -> Bool {
  var low = 0
  var high = pairs.count / 2
  while low < high {
    let middle = (low + high) / 2
    if value < pairs[2 * middle] {
      high = middle
    } else if value > pairs[2 * middle + 1] {
      low = middle + 1
    } else {
      return true
    }
  }
  return false
}
