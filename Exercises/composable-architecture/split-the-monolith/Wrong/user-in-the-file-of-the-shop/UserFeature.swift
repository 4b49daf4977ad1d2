// The user is left in AppFeature.swift.
