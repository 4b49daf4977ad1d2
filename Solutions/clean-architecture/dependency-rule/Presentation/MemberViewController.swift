import UIKit

/// Name and loans of one member.
final class MemberViewController: UIViewController {
  private let viewModel: MemberViewModel
  private let cardNumber: String
  private let nameLabel = UILabel()
  private let loansLabel = UILabel()

  init(viewModel: MemberViewModel, cardNumber: String) {
    self.viewModel = viewModel
    self.cardNumber = cardNumber
    super.init(nibName: nil, bundle: nil)
    title = "Member"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [nameLabel, loansLabel])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    Task { [weak self, viewModel, cardNumber] in
      await viewModel.load(cardNumber: cardNumber)
      self?.show()
    }
  }

  private func show() {
    nameLabel.text = viewModel.errorMessage ?? viewModel.name
    loansLabel.text = viewModel.loans
  }
}
