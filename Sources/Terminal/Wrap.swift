extension StyledLine {
  /// The line cut into lines of at most `width` columns, all but the first indented by `hangingIndent`.
  ///
  /// It breaks at spaces and between ideographs, and inside a word only where the word alone is too long.
  package func wrapped(to width: Int, hangingIndent: Int = 0) -> [StyledLine] {
    let clusters = spans.enumerated().flatMap { span in
      span.element.text.map {
        Cluster(character: $0, width: displayWidth($0), span: span.offset)
      }
    }
    // Two columns must remain for text, or a wide character would never fit.
    let indent = max(0, min(hangingIndent, width - 2))
    let ranges = lineRanges(
      of: clusters, firstWidth: max(1, width), otherWidth: max(1, width - indent))
    return ranges.enumerated().map { line in
      let content = styled(clusters[line.element])
      guard line.offset > 0, indent > 0 else { return StyledLine(content) }
      return StyledLine([StyledText(String(repeating: " ", count: indent))] + content)
    }
  }

  private func styled(_ clusters: ArraySlice<Cluster>) -> [StyledText] {
    var result: [StyledText] = []
    var rest = clusters
    while let first = rest.first {
      let run = rest.prefix { $0.span == first.span }
      rest = rest.dropFirst(run.count)
      let source = spans[first.span]
      result.append(
        StyledText(String(run.map(\.character)), style: source.style, link: source.link))
    }
    return result
  }
}

private struct Cluster {
  let character: Character
  let width: Int
  let span: Int

  var isSpace: Bool { character == " " }
}

private func lineRanges(
  of clusters: [Cluster], firstWidth: Int, otherWidth: Int
) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var start = 0
  var used = 0
  var opportunity: Int?
  var hasInk = false
  var index = 0
  while index < clusters.count {
    let cluster = clusters[index]
    let available = ranges.isEmpty ? firstWidth : otherWidth
    if used + cluster.width > available, index > start {
      let end = cluster.isSpace && hasInk ? index : opportunity ?? index
      ranges.append(start..<endTrimmingSpaces(clusters, start: start, end: end))
      start = cluster.isSpace ? firstInk(clusters, from: end) : end
      (index, used, opportunity, hasInk) = (start, 0, nil, false)
      continue
    }
    used += cluster.width
    index += 1
    hasInk = hasInk || !cluster.isSpace
    if hasInk, index < clusters.count, canBreak(between: cluster, and: clusters[index]) {
      opportunity = index
    }
  }
  if start < clusters.count || ranges.isEmpty { ranges.append(start..<clusters.count) }
  return ranges
}

private func endTrimmingSpaces(_ clusters: [Cluster], start: Int, end: Int) -> Int {
  var end = end
  while end > start, clusters[end - 1].isSpace { end -= 1 }
  return end
}

private func firstInk(_ clusters: [Cluster], from start: Int) -> Int {
  clusters[start...].firstIndex { !$0.isSpace } ?? clusters.count
}

private func canBreak(between left: Cluster, and right: Cluster) -> Bool {
  if right.isSpace { return false }
  if left.isSpace { return true }
  return (isIdeographic(left) || isIdeographic(right))
    && !opening.contains(left.character) && !closing.contains(right.character)
}

/// Scripts written without spaces between words.
private func isIdeographic(_ cluster: Cluster) -> Bool {
  guard cluster.width == 2, let scalar = cluster.character.unicodeScalars.first else {
    return false
  }
  return switch scalar.value {
  case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFD: true
  default: false
  }
}

private let opening: Set<Character> = ["「", "『", "（", "【", "《", "〈", "［", "｛", "(", "[", "{"]
private let closing: Set<Character> = [
  "」", "』", "）", "】", "》", "〉", "］", "｝", "、", "。", "，", "．", "！", "？", "：", "；", "ー", "々",
  ")", "]", "}", ",", ".", "!", "?", ":", ";",
]
