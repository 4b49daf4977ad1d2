func seatsText(_ course: Course) -> String {
  course.seatsLeft > 0 ? "\(course.seatsLeft) seats left" : "Full"
}
