import Curriculum
import FoundationEssentials
import TestSupport

/// A course of one lesson and two exercises in which nothing is wrong.
enum SmallCourse {
  static let foo = ExerciseID(lesson: "mvc", name: "foo")
  static let layers = ExerciseID(lesson: "mvc", name: "layers")

  static let folder = Folder([
    "Lessons/SUMMARY.md": """
    # A course

    - [Model, view, controller](mvc.md)
      - [Refactor a controller](../Exercises/mvc/foo/exercise.md)
      - [Cut *layers*](../Exercises/mvc/layers)
    """,
    "Lessons/mvc.md": "# MVC\n\nRead [the exercise](../Exercises/mvc/foo/exercise.md#notes).\n",
    "Lessons/mvc.ru.md": "# MVC\n<!-- translated from 4f51598a -->\n",
    "Exercises/mvc/foo/exercise.md": """
    ---
    title: Refactor a controller
    kits: UIKit, Combine
    minutes: 20
    swift: 6
    ---

    The *introduction*.

    ## Notes

    Still the introduction, see [Apple](https://apple.com) and ![a picture](flow.png).

    ## Step 1: Find the parser

    Do it.

    ### Background

    ```swift
    ## Step 9: not a heading
    ```

    ### Hint

    First hint.

    #### Detail

    More of it.

    ### Hint

    Second hint.

    ### Hint: testParses

    For the check.

    ### Afterwards

    Text again.

    ### Hint: testRefuses
    ### Hint

    Third hint.

    ## Step 2: Inject it

    Go on.

    ### Hint

    Only hint.
    """,
    "Exercises/mvc/foo/exercise.ru.md":
      "---\ntitle: Т\n---\n<!-- translated from 190d02b5 -->\n## Step 1: А\n\n### Hint\n\n## Step 2: Б\n\n### Hint\n",
    "Exercises/mvc/foo/flow.png": "picture",
    "Exercises/mvc/foo/Stub/A.swift": "struct A {}\n",
    "Exercises/mvc/foo/Checks/Step1.swift": """
    import XCTest

    final class Step1Parsing: XCTestCase {
      /// The parser reads products.
      func testParses() {}

      /// The parser refuses nonsense.
      func testRefuses() async throws {}
    }
    """,
    "Exercises/mvc/foo/Checks/Step2Injection.swift": """
    import XCTest

    final class Step2: XCTestCase {
      /// The parser is injected.
      func testInjected() {}
    }
    """,
    "Exercises/mvc/foo/Wrong/singleton/A.swift":
      "// caught by: Step2.testInjected\nstruct A { static let shared = A() }\n",
    "Exercises/mvc/foo/Right/class/A.swift": "final class A {}\n",
    "Solutions/mvc/foo/A.swift": "struct A { let b: B }\n",
    "Solutions/mvc/foo/B.swift": "struct B {}\n",
    "Exercises/mvc/layers/exercise.md": """
    ---
    title: Cut layers
    continues: mvc/foo
    module: UI -> Domain, Data
    module: Data -> Domain
    module: Domain
    ---
    ## Step 1: Cut
    ### Hint
    Cut.
    """,
    "Exercises/mvc/layers/Stub/Domain/D.swift": "struct D {}\n",
    "Exercises/mvc/layers/Stub/Data/Deep/E.swift": "struct E {}\n",
    "Exercises/mvc/layers/Stub/UI/F.swift": "struct F {}\n",
    "Exercises/mvc/layers/Checks/Step1.swift":
      "import XCTest\nclass Step1: XCTestCase {\n  /// It is cut.\n  func testCut() {}\n}\n",
    "Solutions/mvc/layers/Domain/D.swift": "public struct D {}\n",
    "Solutions/mvc/layers/Data/Deep/E.swift": "public struct E {}\n",
    "Solutions/mvc/layers/UI/F.swift": "public struct F {}\n",
  ])

  /// Everything that is wrong with a course, outline included.
  static func problems(
    in folder: Folder, knownKits: Set<String>? = ["UIKit", "Combine"]
  ) throws -> [CourseProblem] {
    try withTemporaryDirectory { root in
      try folder.write(to: root)
      let (course, problems) = Course.load(at: root)
      return course?.loadAll(for: .proof, knownKits: knownKits).problems ?? problems
    }
  }
}
