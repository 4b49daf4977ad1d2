// attack: compiling/recursive-generics — ends as: doesNotCompile, refused, missingFile, failed, notRun
struct Pair<A, B> { var next: Pair<Pair<A, B>, Pair<B, A>>? { nil } }

func descend<A, B>(_ pair: Pair<A, B>, _ depth: Int) -> Int {
  depth == 0 ? 0 : descend(Pair<Pair<A, B>, Pair<B, A>>(), depth - 1)
}
let depth = descend(Pair<Int, Int>(), 1_000)
