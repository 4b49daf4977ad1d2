/// A stand-in for Point-Free's Composable Architecture 1: the same names, signatures and order of events.
///
/// Reducers, stores, effects, dependencies, case paths, identified arrays, presentation and stacks
/// behave as upstream; macros write what they write there, as far as a learner can tell. Issues fail
/// the test that is under way, or else go to the console.
///
/// | Point-Free's library | this kit |
/// |---|---|
/// | effects run on the cooperative pool | those of a `TestStore` run one after the other on the main queue, so that no order is left to chance |
/// | `receive` waits a second by default | it ends at once where no effect runs that could send anything |
/// | differences come from CustomDump | they look alike, and name fewer kinds of collections |
/// | `TestStore` believes a state's own `==` | where an exercise is checked, what the states keep is compared besides |
/// | `TestStore` fails a test of XCTest or Swift Testing | of XCTest; others hear of issues by `withIssueReporters`, which learner code cannot use, nor `isTesting` |
/// | dependencies, case paths, identified arrays and shared state are modules of their own | `import Dependencies` and its like show all of this module |
/// | `@Shared` saves to files after a while | at once |
/// | `.appStorage` notices what others write to `UserDefaults` | it reads them once, when nobody has the value yet |
/// | each test has storages of its own for `@Shared` | they are emptied when a `TestStore` goes away |
/// | case paths written with `/` read a value's case from its memory | from its `Mirror`; values that are functions do not come out of it |
/// | animations and transactions of `send` | are taken and have no effect |
/// | `signpost` marks intervals for Instruments | it does nothing |
/// | `_printChanges` prints in the background | at once |
/// | a `@Reducer` enum has a `some Reducer` body | its `Body` is `Reduce`, so that features may contain each other |
/// | `AlertState` and `ButtonState` take animations and text styles | their texts are plain |
/// | `UIBinding` and `UIBindable` are types of their own | they are SwiftUI's `Binding` and `Bindable` |
/// | controllers reach their stack by `traitCollection.push(value:)` | by `push(value:)`, as before iOS 17 |
/// | a stack of controllers leaves out values whose destination nobody has said | and all that come after them, until somebody does |
/// | cases between `#if` and `#endif` have case paths | they have none |
@_exported public import Foundation
@_exported public import Observation
@_exported public import SwiftUI

@_exported public import class Combine.TestScheduler
