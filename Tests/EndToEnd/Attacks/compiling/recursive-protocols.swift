// attack: compiling/recursive-protocols — ends as: doesNotCompile, refused, failed
protocol Growing {
  associatedtype Next: Growing where Next.Next: Growing, Next.Next.Next == Next
  associatedtype Other: Growing where Other.Next == Next.Other, Next.Other.Other == Other.Next
}
struct Grown<T: Growing>: Growing where T.Next.Other == T.Other.Next.Other {
  typealias Next = Grown<Grown<T>>
  typealias Other = Grown<T>
}
