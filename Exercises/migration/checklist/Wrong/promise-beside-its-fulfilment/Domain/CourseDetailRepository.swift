// The promise stands in the data layer.
