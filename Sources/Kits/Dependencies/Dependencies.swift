/// A stand-in for Point-Free's Dependencies: its dependencies are in `ComposableArchitecture`, all of which this module shows.
@_exported import ComposableArchitecture
