// The list is CoursesViewController now: this file can be deleted.
