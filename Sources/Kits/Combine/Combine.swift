/// A stand-in for Apple's Combine: the same names, signatures and order of events, in plain Swift.
///
/// Publishers, subjects, demand, cancellation, `@Published` and `ObservableObject` behave as on an
/// iPhone, also when values are sent from many threads, from inside a value, or after the end.
/// What Apple lacks, the driving side for checks, is in the folder `Driving`: `HandClock` and
/// `TestScheduler` move the time by hand, a `Recorder` keeps what a publisher delivers.
///
/// | Apple's Combine | this kit |
/// |---|---|
/// | order of a subject's subscribers is not documented | that in which they came |
/// | `ObservableObject` and `Published` come with Foundation | with Combine, which in exercises comes with Foundation for who names `ObservableObject` |
/// | timers, notifications and `URLSession` publishers come with Foundation | with Combine |
/// | operators on `Just`, `Optional`, `Result` and sequences return such a publisher again | they return the general one, as `Publishers.Map` |
/// | `request(.none)` stops the process in some stages | it is ignored |
/// | `combineLatest` and `zip` of three or four are stages of their own | they are made of those of two; `print` shows a `Map` |
/// | `merge` goes on from a `Merge` to a `Merge3` | it nests |
/// | most stages have a mirror for the debugger | they have none |
/// | `MeasureInterval` looks at its options | it has none |
/// | `OperationQueue.SchedulerTimeType` is a type of its own | that of `RunLoop` |
/// | `debounce` loses a value that waits when the stream ends | so does it here |
///
/// There is no `tryMin` and `tryMax`, and no `Codable` for completions
/// and recordings. A `RunLoop` that nobody runs delivers nothing, here as there: that of the main
/// thread turns in a check, not in a program with an asynchronous `main`.
///
/// No file is guarded by `canImport(Combine)`: this module is built only where Apple's is missing.
@_exported import struct CoreGraphics.NSKeyValueObservingOptions

#if canImport(FoundationNetworking)
  // On an iPhone, Foundation itself brings `URLSession`.
  //
  // Weakly linked, as in all kits that most programs load: its library and the two dozen that it needs take half of a
  // program's start. It is loaded where a learner's code or a check names one of its types, and nobody gets
  // into what a kit adds to these without one.
  @_weakLinked @_exported import FoundationNetworking
#endif
