/// A stand-in for Point-Free's IdentifiedCollections: its identified arrays are in `ComposableArchitecture`, all of which this module shows.
@_exported import ComposableArchitecture
