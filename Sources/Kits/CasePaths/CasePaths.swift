/// A stand-in for Point-Free's CasePaths: its case paths are in `ComposableArchitecture`, all of which this module shows.
@_exported import ComposableArchitecture
