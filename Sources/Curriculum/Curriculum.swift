// Placeholder for the target `Curriculum`.
