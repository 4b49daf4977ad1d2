import Grading
import Testing

@testable import Studio

@Suite struct KitBuildsTests {
  @Test func `kits built side by side are one bar, whose name stays until that kit is done`() {
    var builds = KitBuilds { ["Base", "UIKit", "SwiftUI", "KitMacros", "Other"] }
    #expect(
      builds.take(.missing(["Base", "UIKit", "SwiftUI", "KitMacros"]))
        == KitBuild(name: "the kit Base", done: 0, total: 5))
    #expect(
      builds.take(.begun("KitMacros"))
        == KitBuild(name: "the kits' macros", done: 0, total: 5, isSlow: true))
    #expect(builds.take(.begun("UIKit")) == nil)
    #expect(
      builds.take(.done("UIKit"))
        == KitBuild(name: "the kits' macros", done: 1, total: 5, isSlow: true))
    #expect(builds.take(.begun("SwiftUI")) == nil)
    #expect(
      builds.take(.done("KitMacros")) == KitBuild(name: "the kit SwiftUI", done: 2, total: 5))
    #expect(builds.take(.done("SwiftUI")) == nil, "Nothing is under way that could be named.")
    #expect(builds.take(.begun("Base")) == KitBuild(name: "the kit Base", done: 3, total: 5))
    #expect(builds.take(.done("Base")) == nil)
    #expect(
      builds.take(.missing(["Other"])) == KitBuild(name: "the kit Other", done: 4, total: 5))
  }
}
