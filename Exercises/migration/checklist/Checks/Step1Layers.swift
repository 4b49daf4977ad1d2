import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let pottery = Course(id: 41, title: "Pottery", description: "Bowls", seatsLeft: 3)

private final class Step1Repository: CourseDetailRepository, @unchecked Sendable {
  let detail = AnswerStub<Int, CourseDetail> {
    CourseDetail(courseID: $0, teacher: "Ines Prado", room: "B12")
  }

  func fetchDetail(ofCourse id: Int) async throws -> CourseDetail { try await detail(id) }
}

private struct Step1Failure: Error, Equatable {
  let code: Int
}

@MainActor final class Step1Layers: XCTestCase {
  private let network = NetworkStub()

  private func makeRepository() throws -> any CourseDetailRepository {
    DefaultCourseDetailRepository(
      server: try XCTUnwrap(URL(string: "https://evening.example/v2")))
  }

  private func outcome(_ work: () async throws -> CourseDetail) async -> Result<CourseDetail, Error>
  {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  private func error(of result: Result<CourseDetail, Error>) -> (any Error)? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// Box 1: the detail is a value of the domain, and two are equal if all that is known of them is.
  func testEntity() throws {
    let detail = CourseDetail(courseID: 1, teacher: "Ines Prado", room: nil)
    XCTAssertEqual(detail, CourseDetail(courseID: 1, teacher: "Ines Prado", room: nil), "the same")
    for other in [
      CourseDetail(courseID: 2, teacher: "Ines Prado", room: nil),
      CourseDetail(courseID: 1, teacher: "Tom Rau", room: nil),
      CourseDetail(courseID: 1, teacher: "Ines Prado", room: "B12"),
    ] {
      XCTAssertNotEqual(detail, other, "Ines Prado without a room, and \(other)")
    }
    let entity = try Codebase.learner.type("CourseDetail")
    XCTAssertDeclared(entity, inFile: "Domain/CourseDetail.swift")
    XCTAssertDoesNotConform(entity, to: "Decodable")
  }

  /// Box 2: the use case asks the repository for that course, each time, and passes its errors on.
  func testUseCase() async throws {
    let repository = Step1Repository()
    let useCase = DefaultFetchCourseDetailUseCase(repository: repository)
    for _ in 1...2 {
      let detail = try await useCase.execute(pottery)
      XCTAssertEqual(
        detail, CourseDetail(courseID: 41, teacher: "Ines Prado", room: "B12"),
        "the detail that the use case gives")
    }
    let full = Course(id: 42, title: "Beekeeping", description: "A hive", seatsLeft: 0)
    let detail = try await useCase.execute(full)
    XCTAssertEqual(detail.teacher, "Ines Prado", "the teacher of a course that is full")
    XCTAssertEqual(repository.detail.inputs, [41, 41, 42], "questions to the repository")
    repository.detail.fails(with: Step1Failure(code: 503))
    let result = await outcome { try await useCase.execute(pottery) }
    XCTAssertEqual(
      error(of: result) as? Step1Failure, Step1Failure(code: 503), "found: \(result)")
    XCTAssertEqual(
      repository.detail.inputs, [41, 41, 42, 41], "questions, with one behind them that failed")
  }

  /// Box 2: the use case stands behind a protocol, in the domain, and makes nothing.
  func testUseCaseStandsInTheDomain() throws {
    let useCase = try Codebase.learner.type("DefaultFetchCourseDetailUseCase")
    XCTAssertConforms(useCase, to: "FetchCourseDetailUseCase")
    XCTAssertConstructsNoDependency(useCase)
    XCTAssertDeclared(useCase, inFile: "Domain/FetchCourseDetail.swift")
    XCTAssertDeclared(
      try Codebase.learner.type("FetchCourseDetailUseCase"),
      inFile: "Domain/FetchCourseDetail.swift")
  }

  /// Box 3: the promise stands in the domain, and the domain still stands alone.
  func testRepositoryProtocol() throws {
    XCTAssertDeclared(
      try Codebase.learner.type("CourseDetailRepository"),
      inFile: "Domain/CourseDetailRepository.swift")
    let domain = try Codebase.learner.layer("Domain")
    XCTAssertImports(domain, only: ["Foundation", "Swift"])
    XCTAssertNoReference(from: domain, toType: "Decodable", "the server's words stay in Data")
    for part in Codebase.learner.types { XCTAssertNoReference(from: domain, to: part) }
  }

  /// Box 4: the repository asks the server for the course, once, and reads teacher and room.
  func testDataLayerFetches() async throws {
    network.answer(
      "GET https://evening.example/v2/courses/41",
      with: .json("{\"teacher\": {\"first\": \"Ines\", \"last\": \"Prado\"}, \"room\": \"B12\"}"))
    let detail = try await makeRepository().fetchDetail(ofCourse: 41)
    XCTAssertEqual(
      detail, CourseDetail(courseID: 41, teacher: "Ines Prado", room: "B12"), "the detail")
    XCTAssertEqual(network.lines, ["GET https://evening.example/v2/courses/41"], "requests")
    network.answer(
      "GET https://evening.example/v2/courses/41",
      with: .json("{\"teacher\": {\"first\": \"Bea\", \"last\": \"de Wit\"}}", status: 299))
    let repository = try makeRepository()
    for _ in 1...2 {
      let other = await outcome { try await repository.fetchDetail(ofCourse: 41) }
      XCTAssertEqual(
        try? other.get().teacher, "Bea de Wit", "the teacher, answered with status 299: \(other)")
    }
    XCTAssertEqual(network.lines.count, 3, "requests of three calls")
  }

  /// Box 4: a room that is missing, null or empty is none.
  func testDataLayerWithoutARoom() async throws {
    let repository = try makeRepository()
    for room in ["", ", \"room\": null", ", \"room\": \"\""] {
      network.answer(
        "/v2/courses/41", with: .json("{\"teacher\": {\"first\": \"T\", \"last\": \"Rau\"}\(room)}")
      )
      let detail = try await repository.fetchDetail(ofCourse: 41)
      XCTAssertEqual(
        detail, CourseDetail(courseID: 41, teacher: "T Rau", room: nil), "with the end '\(room)}'")
    }
  }

  /// Box 4: a status that is no success is `UnexpectedStatus`, and an unreadable answer an error.
  func testDataLayerFails() async throws {
    let repository = try makeRepository()
    for status in [199, 300, 404, 500] {
      for body in ["{\"teacher\": {\"first\": \"T\", \"last\": \"Rau\"}}", "<html>"] {
        network.answer("/v2/courses/41", with: .json(body, status: status))
        let result = await outcome { try await repository.fetchDetail(ofCourse: 41) }
        XCTAssertEqual(
          error(of: result) as? UnexpectedStatus, UnexpectedStatus(code: status),
          "for \(body), found: \(result)")
      }
    }
    for body in [
      "{}", #"{"teacher": {"first": "Ines", "last": "Prado"}, "room": 12}"#,
      #"{"teacher": null, "room": "B12"}"#, #"{"teacher": "Ines Prado", "room": "B12"}"#,
    ] {
      network.answer("/v2/courses/41", with: .json(body))
      let unreadable = await outcome { try await repository.fetchDetail(ofCourse: 41) }
      XCTAssertTrue(
        error(of: unreadable) is DecodingError,
        "for \(body): expected the decoder's error, found \(unreadable)")
    }
    network.answer("/v2/courses/41", with: .offline)
    let offline = await outcome { try await repository.fetchDetail(ofCourse: 41) }
    XCTAssertEqual(
      (error(of: offline) as? URLError)?.code, .notConnectedToInternet,
      "without a network, found: \(offline)")
  }

  /// Box 4: the repository stands in the data layer, which knows no screen and no container.
  func testDataLayerStandsInData() throws {
    XCTAssertDeclared(
      try Codebase.learner.type("DefaultCourseDetailRepository"),
      inFile: "Data/DefaultCourseDetailRepository.swift")
    let data = try Codebase.learner.layer("Data")
    XCTAssertImports(data, only: ["Foundation", "FoundationNetworking", "Swift"])
    try XCTAssertLayers(["Data": ["Domain"], "Presentation": ["Domain"], "Domain": []])
  }
}
