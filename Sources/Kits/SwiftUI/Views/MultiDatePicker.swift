import Foundation

/// Chooses any number of days.
public struct MultiDatePicker<Label: View> {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let isAllowed: (Date) -> Bool
}

extension MultiDatePicker {
  /// Takes which days are chosen, and what is seen beside them.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), selection: selection, isAllowed: { _ in true })
  }
  /// Takes which days are chosen, the earliest and the first one too late, and what is seen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, isAllowed: { bounds.contains($0) }) }
}

extension MultiDatePicker where Label == Text {
  /// Takes a title and which days are chosen.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Takes a title, which days are chosen, the earliest one and the first one too late.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// Takes a title, which days are chosen, and the earliest one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      label: Text(titleKey), selection: selection, isAllowed: { $0 >= bounds.lowerBound.startOfDay }
    )
  }
  /// Takes a title, which days are chosen, and the first one too late.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(label: Text(titleKey), selection: selection, isAllowed: { $0 < bounds.upperBound })
  }
}

extension MultiDatePicker: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let (selection, isAllowed) = (selection, isAllowed)
    _ = selection.wrappedValue
    blueprint.facet = .adjustable(
      Adjustable(
        name: "MultiDatePicker",
        set: { new in
          guard let date = new as? Date, isAllowed(date) else { return false }
          let calendar = Calendar.current
          let day = selection.wrappedValue.first { chosen in
            calendar.date(from: chosen).map { calendar.isDate($0, inSameDayAs: date) } ?? false
          }
          if let day {
            selection.wrappedValue.remove(day)
          } else {
            selection.wrappedValue.insert(
              calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
          }
          return true
        },
        increment: nil, decrement: nil,
        describe: {
          let count = selection.wrappedValue.count
          return count == 1 ? "1 date" : "\(count) dates"
        }))
    blueprint.add(label, .label)
  }
}

extension Date {
  fileprivate var startOfDay: Date { Calendar.current.startOfDay(for: self) }
}
