// Placeholder for the target `Reports`.
