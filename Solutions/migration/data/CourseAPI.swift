/// What the screens ask of the school's server.
protocol CourseAPI: AnyObject {
  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void)
  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void)
}
