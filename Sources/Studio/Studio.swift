// Placeholder for the target `Studio`.
