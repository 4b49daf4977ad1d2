/// What stands in for the rest of an app while a check looks at one part of it.
///
/// | double | what it is for |
/// |---|---|
/// | `CallSpy` | which calls came, in which order, to several objects, on which thread |
/// | `AnswerStub` | a function whose answer a check gives, at once or when it lets go |
/// | `NetworkStub` | every `URLSession` of the process, without a socket |
/// | `HandClock` | the time, moved by hand; a `Clock` of Swift's, and that of Combine's schedulers |
/// | `MainQueue` | lets the main thread work until something holds |
/// | `MemoryDefaults` | `UserDefaults` that nobody else sees and that leave nothing behind |
/// | `ScratchFolder` | a folder of real files that goes away with the check |
/// | `expectReleased` | objects that nobody may hold any more |
///
/// Nothing here needs XCTest: what a double cannot find or let happen it throws, with words for the
/// learner, or says as a value to compare. Everything may be used from any thread unless it says so.
///
/// Checks may import this kit without a word in `exercise.md`; learners' own tests may where
/// `kits:` names it.
@_exported import Foundation

@_exported import class Combine.HandClock

#if canImport(FoundationNetworking)
  // `URLSession` and its relatives, which on a Mac are part of Foundation.
  @_weakLinked @_exported import FoundationNetworking
#endif
