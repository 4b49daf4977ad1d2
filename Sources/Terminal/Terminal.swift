// Placeholder for the target `Terminal`.
