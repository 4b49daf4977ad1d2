// The translation stands beside the records, in MovieDTO.swift.
