// Placeholder for the target `Grading`.
