import Foundation

/// Hears what is typed into a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field inside of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What is looked for besides the text.
  open var tokens: [UISearchToken] = []
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open var tokenBackgroundColor: UIColor?

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A part of a search that stands in front of the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// A field for what is looked for, with a button to give up.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField(frame: .zero)
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
  /// A button beside the field, shown as its name.
  open var showsBookmarkButton = false { didSet { bookmarkButton.isHidden = !showsBookmarkButton } }
  private var looks: (icons: [Icon: UIImage], offsets: [Icon: UIOffset]) = ([:], [:])
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.icons[icon] = iconImage
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { looks.icons[icon] }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets[icon] = adjustment
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { looks.offsets[icon] ?? .zero }
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var showsCancelButton = false { didSet { cancelButton.isHidden = !showsCancelButton } }
  open var showsScopeBar = false { didSet { scopeBar.isHidden = !showsScopeBar } }
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeBar.removeAllSegments()
      for title in (scopeButtonTitles ?? []).reversed() {
        scopeBar.insertSegment(withTitle: title, at: 0, animated: false)
      }
      if scopeBar.numberOfSegments > 0 { scopeBar.selectedSegmentIndex = 0 }
    }
  }
  /// The search controller that the bar belongs to.
  weak var searchController: UISearchController?
  private let cancelButton = UIButton(type: .system)
  private let bookmarkButton = UIButton(type: .system)
  private let scopeBar = UISegmentedControl(items: nil)
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    searchTextField.delegate = fieldDelegate
    searchTextField.returnKeyType = .search
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    bookmarkButton.setTitle("Bookmarks", for: .normal)
    bookmarkButton.isHidden = true
    bookmarkButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarBookmarkButtonClicked(self) }
      }, for: .touchUpInside)
    scopeBar.isHidden = true
    scopeBar.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    [searchTextField, bookmarkButton, cancelButton, scopeBar].forEach(addSubview)
  }

  /// Set by code, it tells only the search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.update()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.update()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.update()
  }

  fileprivate func didBeginEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
  }
}

/// Hears of the field's editing for the bar.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? false
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
