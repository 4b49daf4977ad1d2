// The package's own tests call Foundation itself.
#if os(Linux) && !SWIFT_PACKAGE
  import Foundation

  extension Data {
    /// What learners' code calls by this name of Foundation's, which would also look for bytes before the first.
    @_silgen_name(
      "$s20FoundationEssentials4DataV0A0E5range2of7options2inSnySiGSgAC_AC13SearchOptionsVAJtF")
    public func checkedRange(
      of part: Data, options: SearchOptions, in range: Range<Index>?
    ) -> Range<Index>? {
      let range = range ?? startIndex..<endIndex
      guard startIndex <= range.lowerBound else {
        fatalError("a `Data` is searched before its first byte")
      }
      let whole = self[range]
      let (first, last) = (whole.startIndex, whole.endIndex - part.count)
      guard !part.isEmpty, first <= last else { return nil }
      func isFound(at place: Index) -> Bool { whole[place...].starts(with: part) }
      let isBackwards = options.contains(.backwards)
      let end = isBackwards ? last : first
      let places = options.contains(.anchored) ? end...end : first...last
      let found = isBackwards ? places.last(where: isFound) : places.first(where: isFound)
      return found.map { $0..<$0 + part.count }
    }
  }
#endif
