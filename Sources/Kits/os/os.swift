/// A stand-in for the part of Apple's os that apps meet: logging, locks and signposts.
///
/// | Apple's os | this kit |
/// |---|---|
/// | messages go to the system's log, where Console and Xcode show them | to standard output, a line each |
/// | texts are private unless said otherwise, and shown all the same while Xcode is attached | shown, unless `.private` or `.sensitive` is said |
/// | `.debug` and `.trace` can be switched off | they are shown |
/// | signposts are measured by Instruments | they do nothing, and what they surround runs |
/// | `OSAllocatedUnfairLock` lends its priority to who holds it | it does not; locking twice on a thread traps |
/// | a copy of an `os_unfair_lock` is another lock | the same one |
/// | activities | they do not exist |
///
/// Importing it shows nothing of Foundation, as on an iPhone.
