// See Song.swift.
