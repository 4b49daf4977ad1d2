import Foundation

/// Something that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var title: String?
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Set by code, it tells nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func changeByTap(on name: String?) {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

/// A number that is dragged.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var number: Float = 0
  open var minimumValue: Float = 0 { didSet { value = number } }
  open var maximumValue: Float = 1 { didSet { value = number } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Kept between the smallest and the largest value.
  open var value: Float {
    get { number }
    set { number = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// A finger takes the thumb there and goes; one that is not continuous tells only at the end.
  func drag(to value: Float) -> Bool {
    isTracking = true
    sendActions(for: .touchDown)
    self.value = value
    if isContinuous { sendActions(for: .valueChanged) }
    isTracking = false
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: .touchUpInside)
    return true
  }

  // Overridden for a track or a thumb of another size; nobody asks.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rect
  }

  private var images: [String: [UIControl.State.RawValue: UIImage]] = [:]
  private func image(_ part: String, _ state: UIControl.State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
  }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb", default: [:]][state.rawValue] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { image("thumb", state) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum", default: [:]][state.rawValue] = image
  }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image("minimum", state) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum", default: [:]][state.rawValue] = image
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image("maximum", state) }
}

/// A number that is counted up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number = 0.0
  open var minimumValue = 0.0 { didSet { value = number } }
  open var maximumValue = 100.0 { didSet { value = number } }
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Kept between the smallest and the largest value.
  open var value: Double {
    get { number }
    set { number = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
  }

  /// What a touch on the plus or minus sign does.
  func step(by sign: Double) {
    let next = value + sign * stepValue
    guard wraps, next > maximumValue || next < minimumValue else { return value = next }
    value = sign > 0 ? minimumValue : maximumValue
  }
}

/// One of a few choices that are all in sight.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  private var segments: [Segment] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = -1 } }
  }
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  private var widths: [Int: CGFloat] = [:]
  /// Zero stands for a width that fits.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes strings and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = -1 }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = -1
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// What a finger on a segment does; the one that is chosen already does not react.
  func touch(_ segment: Int) {
    guard isMomentary || selectedSegmentIndex != segment else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    segments[segment].action?.perform(from: self)
    if isMomentary { selectedSegmentIndex = -1 }
  }

  override func changeByTap(on name: String?) {
    let index = segments.firstIndex { $0.title == name || $0.image?.description == name }
    if let index, segments[index].isEnabled { touch(index) }
  }

  override var ownText: [String] {
    segments.compactMap { $0.title ?? $0.image?.description }.filter { !$0.isEmpty }
  }
}

/// Dots that say which of several pages is seen.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  open var currentPage = 0 {
    didSet {
      let page = max(0, min(currentPage, numberOfPages - 1))
      if page != currentPage { currentPage = page }
    }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether something is seen behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A bar that fills up.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  open var progressViewStyle = Style.default
  open var progress: Float = 0 {
    didSet {
      let kept = max(0, min(progress, 1))
      if kept != progress { progress = kept }
    }
  }
  /// Shown as far as it is when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
