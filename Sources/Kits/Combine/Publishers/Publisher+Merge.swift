extension Publisher {
  /// Delivers what both deliver, in the order in which it comes.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Delivers what all of the same type deliver, in the order in which it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Delivers what all three deliver, in the order in which it comes.
  public func merge<
    B: Publisher, C: Publisher
  >(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Delivers what all four deliver, in the order in which it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher
  >(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Delivers what all five deliver, in the order in which it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Delivers what all six deliver, in the order in which it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Delivers what all seven deliver, in the order in which it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Delivers what all eight deliver, in the order in which it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

}
