/// A stand-in for Point-Free's Clocks: what there is of it is in `ComposableArchitecture`, all of which this module shows.
@_exported import ComposableArchitecture
