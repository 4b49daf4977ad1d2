import Combine
import Foundation
import Testing

@Suite struct `A published property` {
  /// Documented for `Published`: publishing occurs in the property's `willSet` block.
  /// https://developer.apple.com/documentation/combine/published
  @Test func `delivers the current value first, and each new one before it is stored`() {
    let counter = Counter()
    var seen: [(new: Int, stored: Int)] = []
    let subscription = counter.$count.sink { seen.append(($0, counter.count)) }
    counter.count = 1
    counter.count += 2
    #expect(seen.map(\.new) == [0, 1, 3])
    #expect(seen.map(\.stored) == [0, 0, 1])
    subscription.cancel()
    counter.count = 9
    #expect(seen.count == 3)
  }

  /// Documented for `ObservableObject`: its publisher emits before the object has changed. That it does so
  /// before the property's own publisher is not documented.
  /// https://developer.apple.com/documentation/combine/observableobject
  @Test func `tells the object first, then its own subscribers`() {
    let counter = Counter()
    let log = Log()
    var all: Set<AnyCancellable> = []
    counter.$count.dropFirst().sink { log.note("count \($0)") }.store(in: &all)
    counter.objectWillChange.sink { log.note("object, still \(counter.count)") }.store(in: &all)
    counter.count = 5
    #expect(log.take() == ["object, still 0", "count 5"])
  }

  @Test func `publishes changes inside arrays and structs, and through key paths`() {
    let counter = Counter()
    let names = counter.$names.recorder()
    let settings = counter.$settings.recorder()
    let objects = counter.objectWillChange.recorder()
    counter.add("A")
    counter.add("B")
    counter.settings.isOn.toggle()
    counter[keyPath: \.settings.level] = 7
    #expect(names.values == [[], ["A"], ["A", "B"]])
    #expect(settings.values.map(\.level) == [1, 1, 7])
    #expect(settings.values.map(\.isOn) == [false, true, true])
    #expect(objects.values.count == 4)
  }

  @Test func `publishes a value that equals the old one`() {
    let counter = Counter()
    let recorder = counter.$count.recorder()
    counter.count = 0
    #expect(recorder.values == [0, 0])
  }

  @Test func `gives a late asker the newest value only`() {
    let counter = Counter()
    let recorder = counter.$count.recorder(demand: .none)
    counter.count = 1
    counter.count = 2
    recorder.request(.max(1))
    #expect(recorder.values == [2])
    counter.count = 3
    counter.count = 4
    recorder.request(.max(2))
    #expect(recorder.values == [2, 4])
    counter.count = 5
    #expect(recorder.values == [2, 4, 5])
  }

  @Test func `set by its own subscriber ends with the outer value, as on an iPhone`() {
    let counter = Counter()
    var seen: [Int] = []
    let subscription = counter.$count.sink { value in
      seen.append(value)
      if value == 1 { counter.count = 2 }
    }
    counter.count = 1
    #expect(seen == [0, 1, 2])
    #expect(counter.count == 1)
    subscription.cancel()
  }

  @Test func `takes the values of another publisher until its object is gone`() {
    let subject = PassthroughSubject<Int, Never>()
    let cancelled = Log()
    weak var gone: Counter?
    do {
      let counter = Counter()
      gone = counter
      let changes = counter.objectWillChange.recorder()
      subject.handleEvents(receiveCancel: { cancelled.note("cancelled") })
        .assign(to: &counter.$count)
      subject.send(4)
      #expect(counter.count == 4)
      #expect(changes.values.count == 1)
      #expect(cancelled.lines.isEmpty)
    }
    #expect(gone == nil)
    #expect(cancelled.lines == ["cancelled"])
    subject.send(5)
  }

  @Test func `works in an initialiser that wires itself up`() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var age = 0
      @Published private(set) var isValid = false

      init() {
        $name.combineLatest($age) { !$0.isEmpty && $1 >= 18 }.assign(to: &$isValid)
      }
    }
    let form = Form()
    let recorder = form.$isValid.removeDuplicates().recorder()
    form.name = "Ada"
    form.age = 36
    form.name = ""
    #expect(recorder.values == [false, true, false])
  }

  @Test func `keeps its value when its publisher is assigned`() {
    let (one, two) = (Counter(), Counter())
    two.count = 2
    one.$count = two.$count
    #expect(one.count == 0)
  }

  @Test func `costs little: a hundred thousand changes with a subscriber`() {
    let counter = Counter()
    var sum = 0
    let changes = counter.objectWillChange.sink { sum += 1 }
    let values = counter.$count.sink { sum += $0 & 1 }
    for number in 1...100_000 { counter.count = number }
    #expect(sum == 150_000)
    changes.cancel()
    values.cancel()
  }
}

@Suite struct `An observable object` {
  class Base: ObservableObject {
    @Published var name = "base"
  }
  final class Derived: Base {
    @Published var extra = 0
  }

  @Test func `has one publisher for its whole life`() {
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
  }

  @Test func `hears of inherited properties and of those of a subclass`() {
    let derived = Derived()
    let recorder = derived.objectWillChange.recorder()
    derived.name = "x"
    derived.extra = 1
    #expect(recorder.values.count == 2)
  }

  @Test func `can be told by hand, with published properties or without`() {
    final class Manual: ObservableObject {
      var value = 0 { willSet { objectWillChange.send() } }
    }
    let manual = Manual()
    let recorder = manual.objectWillChange.recorder()
    manual.value = 1
    #expect(recorder.values.count == 1)
  }

  /// By default the publisher is synthesised; who declares one has to send.
  @Test func `does not send on a publisher that its class declares`() {
    final class Custom: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var value = 0
    }
    final class Subject: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      var value = 0 { willSet { objectWillChange.send(newValue) } }
    }
    let custom = Custom()
    let recorder = custom.objectWillChange.recorder()
    custom.value = 1
    #expect(recorder.values.isEmpty)
    let subject = Subject()
    let values = subject.objectWillChange.recorder()
    subject.value = 3
    #expect(values.values == [3])
  }

  @Test func `is released, and leaves no publisher to a successor at its address`() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 1...500 {
      weak var gone: Counter?
      do {
        let counter = Counter()
        gone = counter
        let publisher = counter.objectWillChange
        #expect(!publishers.contains { $0 === publisher })
        publishers.append(publisher)
      }
      #expect(gone == nil)
    }
  }

  @Test @MainActor func `may live on the main actor`() {
    @MainActor final class Model: ObservableObject {
      @Published var text = ""
      private var cancellables: Set<AnyCancellable> = []
      private(set) var log: [String] = []

      init() {
        $text.dropFirst().sink { [weak self] in self?.log.append($0) }.store(in: &cancellables)
      }
    }
    let model = Model()
    let recorder = model.objectWillChange.recorder()
    model.text = "a"
    #expect(model.log == ["a"])
    #expect(recorder.values.count == 1)
  }
}
