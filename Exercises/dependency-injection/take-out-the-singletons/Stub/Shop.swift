/// Where the shop's parts are made.
enum Shop {
  static func makeCheckout() -> Checkout {
    Checkout()
  }

  static func makeTill() -> Till {
    Till()
  }
}
