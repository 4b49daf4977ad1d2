import UIKit

final class RegistrationFormController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let nameField = UITextField()
    private let emailField = UITextField()
    private let bioView = UITextView()
    private let datePicker = UIDatePicker()
    private let countryPicker = UIPickerView()
    private let agreeSwitch = UISwitch()
    private let countries = Locale.Region.isoRegions.map(\.identifier)
    private weak var activeField: UIView?
    private var keyboardObservers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpFields()
        setUpAccessoryView()
        NotificationCenter.default.addObserver(
            self, selector: #selector(adjustForKeyboard), name: UIResponder.keyboardWillHideNotification,
            object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(adjustForKeyboard),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        keyboardObservers.append(
            NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification, object: nameField, queue: .main
            ) { [weak self] _ in
                self?.validate()
            })
    }

    deinit {
        keyboardObservers.forEach(NotificationCenter.default.removeObserver)
        NotificationCenter.default.removeObserver(self)
    }

    private func setUpFields() {
        nameField.delegate = self
        nameField.textContentType = .name
        nameField.returnKeyType = .next
        nameField.clearButtonMode = .whileEditing
        nameField.borderStyle = .roundedRect
        nameField.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
        emailField.delegate = self
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.spellCheckingType = .no
        emailField.smartDashesType = .no
        emailField.enablesReturnKeyAutomatically = true
        emailField.leftView = UIImageView(image: UIImage(systemName: "envelope"))
        emailField.leftViewMode = .always
        bioView.delegate = self
        bioView.isScrollEnabled = false
        bioView.adjustsFontForContentSizeCategory = true
        bioView.font = .preferredFont(forTextStyle: .body)
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.maximumDate = Calendar.current.date(byAdding: .year, value: -18, to: Date())
        datePicker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)
        countryPicker.dataSource = self
        countryPicker.delegate = self
        agreeSwitch.onTintColor = .systemGreen
        agreeSwitch.setOn(false, animated: false)
        for field in [nameField, emailField] {
            field.addTarget(self, action: #selector(textFieldEditingChanged(_:)), for: .editingChanged)
        }
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .automatic
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor).isActive = true
        contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor).isActive =
            true
    }

    private func setUpAccessoryView() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.frame.size.width, height: 44))
        let flexSpace = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        toolbar.setItems([flexSpace, done], animated: false)
        toolbar.sizeToFit()
        nameField.inputAccessoryView = toolbar
        bioView.inputAccessoryView = toolbar
        nameField.inputView = nil
    }

    @objc private func doneTapped() { view.endEditing(true) }
    @objc private func dateChanged(_ picker: UIDatePicker) {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        print(formatter.string(from: picker.date))
    }
    @objc private func textFieldEditingChanged(_ sender: UITextField) { validate() }

    private func validate() {
        let isValid = [nameField, emailField].allSatisfy {
            !($0.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty
        }
        navigationItem.rightBarButtonItem?.isEnabled = isValid && agreeSwitch.isOn
    }

    @objc func adjustForKeyboard(notification: Notification) {
        guard let keyboardValue = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return }
        let keyboardScreenEndFrame = keyboardValue.cgRectValue
        let keyboardViewEndFrame = view.convert(keyboardScreenEndFrame, from: view.window)
        if notification.name == UIResponder.keyboardWillHideNotification {
            scrollView.contentInset = .zero
        } else {
            scrollView.contentInset = UIEdgeInsets(
                top: 0, left: 0, bottom: keyboardViewEndFrame.height - view.safeAreaInsets.bottom, right: 0)
        }
        scrollView.scrollIndicatorInsets = scrollView.contentInset
        let duration =
            (notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?
            .doubleValue ?? 0.25
        let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        UIView.animate(
            withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
        ) {
            self.view.layoutIfNeeded()
        }
        if let active = activeField {
            scrollView.scrollRectToVisible(active.frame, animated: true)
        }
        let selectedRange = bioView.selectedRange
        bioView.scrollRangeToVisible(selectedRange)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { activeField = textField }
    func textFieldDidEndEditing(_ textField: UITextField) { activeField = nil }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            emailField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let swiftRange = Range(range, in: text) else { return true }
        let updated = text.replacingCharacters(in: swiftRange, with: string)
        return updated.count <= 40
    }
    func textViewDidChange(_ textView: UITextView) {
        let size = CGSize(width: textView.frame.width, height: .infinity)
        let estimated = textView.sizeThatFits(size)
        textView.constraints.forEach { constraint in
            if constraint.firstAttribute == .height { constraint.constant = estimated.height }
        }
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        if text == "\n" {
            textView.resignFirstResponder()
            return false
        }
        return (textView.text as NSString).replacingCharacters(in: range, with: text).count < 140
    }
}

extension RegistrationFormController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        countries.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        Locale.current.localizedString(forRegionCode: countries[row])
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        view.endEditing(false)
    }
}
