// attack: reading/object-by-format — ends as: crashed
// on: right
// earns: 0
//
// The same for an object, in all the ways that lead to a format.
import Foundation

struct Address: CVarArg {
  var number: Int
  var _cVarArgEncoding: [Int] { [number] }
}

func attack(at moment: Moment) {
  guard moment != .initializer, moment != .adding, moment != .paid else { return }
  let address = Int(bitPattern: ObjectIdentifier(Cart.self))
  let formats: [() -> String] = [
    { String(format: "%f %@", address, "text") }, { String(format: "%2$@", address, address) },
    { String(format: "%1$d %1$@", address) }, { String(format: "%[a]@", address) },
    { String(format: "%*d%@", 1, 2, address) }, { String(format: "%'d%@", address, "text") },
    { String(format: "%@", Address(number: address)) }, { "".appendingFormat("%S", address) },
    { String.localizedStringWithFormat("%P", address) }, { "\(NSString(format: "%@", address))" },
    { String(format: "%@", locale: .current, address) },
    { String(format: "%@", arguments: [address]) }, { String(format: "%5", address) },
    { String(format: "%*d", Int(Int32.min), 1) },
    { String(format: "%@", locale: nil, arguments: [true]) },
  ]
  print(formats.randomElement()?() ?? "")
}
