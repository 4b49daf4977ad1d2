// Placeholder for the target `Markdown`.
