// Placeholder for the target `Sandbox`.
