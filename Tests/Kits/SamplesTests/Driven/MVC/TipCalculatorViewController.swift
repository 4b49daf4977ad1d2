import UIKit

struct Bill {
    var amount: Double
    var tipPercent: Int
    var people: Int

    var total: Double { amount * (1 + Double(tipPercent) / 100) }
    var share: Double { total / Double(max(people, 1)) }
}

final class TipCalculatorViewController: UIViewController {
    private var bill = Bill(amount: 0, tipPercent: 10, people: 2)

    private let amountField: UITextField = {
        let field = UITextField()
        field.placeholder = "Amount"
        field.keyboardType = .decimalPad
        field.textAlignment = .right
        return field
    }()
    private let resultLabel = UILabel()

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .currency
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        amountField.addAction(
            UIAction { [weak self] action in
                let text = (action.sender as? UITextField)?.text ?? ""
                self?.bill.amount = Double(text) ?? 0
                self?.show()
            }, for: .editingChanged)
        let tips = [0, 10, 20].map { percent in
            UIButton(
                configuration: .bordered(),
                primaryAction: UIAction(title: "\(percent) %") { [weak self] _ in
                    self?.bill.tipPercent = percent
                    self?.show()
                })
        }
        let row = UIStackView(arrangedSubviews: tips)
        row.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [amountField, row, resultLabel])
        column.axis = .vertical
        view.addSubview(column)
        show()
    }

    private func show() {
        let share = Self.formatter.string(from: NSNumber(value: bill.share)) ?? ""
        resultLabel.text = "\(share) each"
        resultLabel.textColor = bill.amount > 0 ? .label : .secondaryLabel
    }
}
