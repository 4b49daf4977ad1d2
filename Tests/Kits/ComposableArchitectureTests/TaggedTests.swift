import Foundation
import Tagged
import Testing

private struct Meeting: Codable, Hashable, Identifiable {
  let id: Tagged<Self, Int>
  var title: Tagged<(Self, name: ()), String>
  var date: Tagged<(Self, date: ()), Date>
}

// https://github.com/pointfreeco/swift-tagged
@Suite struct `Tagged values` {
  @Test func `are written and read as what they are`() throws {
    let meeting = Meeting(id: 3, title: "Daily", date: Tagged(Date(timeIntervalSince1970: 60)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .secondsSince1970
    let data = try encoder.encode(meeting)
    #expect(String(decoding: data, as: UTF8.self) == #"{"date":60,"id":3,"title":"Daily"}"#)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode(Meeting.self, from: data) == meeting)
  }

  @Test func `are compared, counted and shown as what they are`() throws {
    let id: Meeting.ID = 3
    #expect(id + 1 == 4 && id < 4 && id.rawValue == 3 && -id == -3)
    #expect("\(id)" == "3" && ["5", "x"].map { Meeting.ID($0) } == [5, nil])
    #expect(id.map { "\($0)" }.count == 1)
    #expect(id.coerced(to: String.self) == Tagged<String, Int>(3))
    #expect([id: "three"][3] == "three")
    let names: [Tagged<Int, UUID>] = [Tagged(UUID()), .init(rawValue: UUID())]
    #expect(Set(names).count == 2 && names[0].uuidString == names[0].rawValue.uuidString)
  }

  private struct Refused: LocalizedError {
    var errorDescription: String? { "Refused." }
    var failureReason: String? { "Late." }
  }

  @Test func `are made as what they are, and say what went wrong`() {
    typealias ID = Tagged<Meeting, UUID>
    let id = ID()
    #expect(id != ID() && ID(uuidString: id.uuidString) == id && ID(uuidString: "x") == nil)
    let error = Tagged<Meeting, Refused>(Refused())
    #expect(error.localizedDescription == "Refused." && error.failureReason == "Late.")
  }
}
