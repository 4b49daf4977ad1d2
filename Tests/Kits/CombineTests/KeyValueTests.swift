import Combine
import Foundation
import Testing

private final class Lamp: NSObject {
  var isOn = false {
    didSet { NotificationCenter.default.post(name: .init("NSKeyValueDidChange"), object: self) }
  }
}

/// https://developer.apple.com/documentation/combine/performing-key-value-observing-with-combine
@Suite struct `A publisher of a property` {
  @Test func `delivers what is there and each change`() {
    let lamp = Lamp()
    var heard: [Bool] = []
    let kept = lamp.publisher(for: \.isOn).sink { heard.append($0) }
    lamp.isOn = true
    lamp.isOn = false
    #expect(heard == [false, true, false])
    kept.cancel()
    lamp.isOn = true
    #expect(heard == [false, true, false])
  }

  @Test func `can leave out the first value`() {
    let lamp = Lamp()
    var heard: [Bool] = []
    let kept = lamp.publisher(for: \.isOn, options: [.new]).sink { heard.append($0) }
    defer { kept.cancel() }
    lamp.isOn = true
    #expect(heard == [true])
  }

  @Test func `does not keep its object`() {
    var lamp: Lamp? = Lamp()
    weak let weakLamp = lamp
    let kept = lamp?.publisher(for: \.isOn).sink { _ in }
    lamp = nil
    #expect(kept != nil && weakLamp == nil)
  }
}
