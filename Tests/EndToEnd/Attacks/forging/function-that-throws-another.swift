// attack: forging/function-that-throws-another — ends as: refused
// swift-format-ignore-file
// on: wrong
//
// Cast to a function that throws an object, one that throws a number makes an object of any address.
final class Cell { var value = 0, next = 0, more = 0 }
struct Number: Error { var number: Int }
struct Object: Error { var object: Cell }

func object(at address: Int) -> Cell {
  let thrower: () throws(Number) -> Void = { () throws(Number) in throw Number(number: address) }
  do { try (thrower as Any as! () throws(Object) -> Void)() } catch { return error.object }
  return Cell()
}

nonisolated(unsafe) var spare: [Cell] = []

func attack(at moment: Moment) {
  // Below the last of many objects lies what the checks have made.
  let top = (0..<2000).map { _ in Cell() }.map { Int(bitPattern: ObjectIdentifier($0)) }.max()!
  for place in stride(from: top, to: top - (1 << 16), by: -16) {
    spare.append(object(at: place))
    spare.last!.value = 0
  }
}
