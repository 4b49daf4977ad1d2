/// A stand-in for Point-Free's Sharing: its shared values are in `ComposableArchitecture`, all of which this module shows.
@_exported import ComposableArchitecture
