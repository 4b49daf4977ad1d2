/// What operators return; made by calling them rather than by name.
///
/// Every `receive(subscriber:)` copies into constants what its closures need: a closure that captured the
/// publisher itself would keep everything that stands above alive, and a subject together with its subscribers.
public enum Publishers {}
