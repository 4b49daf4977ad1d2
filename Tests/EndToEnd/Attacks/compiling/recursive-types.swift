// attack: compiling/recursive-types — ends as: doesNotCompile, refused
struct One { var two: Two }
struct Two { var three: Three }
struct Three { var one: (One, [Two], One?) }
enum Endless { case next(Endless, Endless) }
class Itself: Itself {}
typealias Round = Trip
typealias Trip = Round
