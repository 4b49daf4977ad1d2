import Testing
import UIKit

@MainActor
@Suite struct `What comes from Interface Builder` {
  private final class Detail: UIViewController {
    var text: String?
  }

  private final class Master: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard segue.identifier == "showDetail" else { return }
      (segue.destination as? Detail)?.text = sender as? String
    }
  }

  @Test func `can be prepared for by hand`() {
    let (master, detail) = (Master(), Detail())
    let segue = UIStoryboardSegue(identifier: "showDetail", source: master, destination: detail)
    #expect(master.shouldPerformSegue(withIdentifier: "showDetail", sender: nil))
    master.prepare(for: segue, sender: "Tea")
    #expect(detail.text == "Tea")
  }

  @Test func `shows the destination of a segue, or does what the segue says`() {
    let (master, detail) = (Master(), Detail())
    let navigation = UINavigationController(rootViewController: master)
    UIStoryboardSegue(identifier: nil, source: master, destination: detail).perform()
    #expect(navigation.topViewController === detail)
    var performed = false
    let segue = UIStoryboardSegue(identifier: nil, source: master, destination: detail) {
      performed = true
    }
    segue.perform()
    #expect(performed)
  }

  @Test func `knows the names and has no storyboard`() {
    #expect(UIViewController(nibName: "Detail", bundle: nil).nibName == "Detail")
    #expect(UIViewController().nibName == nil)
    #expect(UIViewController().storyboard == nil)
    _ = UIStoryboard(name: "Main", bundle: nil)
  }

  @Test func `is not there, and says so`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().performSegue(withIdentifier: "showDetail", sender: nil)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = UITableView()
      table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
      _ = table.dequeueReusableCell(withIdentifier: "Cell")
    }
  }
}

@MainActor
@Suite(.serialized) struct `A page controller` {
  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    let pages: [UIViewController]
    let log = Log()
    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap {
        $0 + 1 < pages.count ? pages[$0 + 1] : nil
      }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.note("will \(pendingViewControllers.map { $0.title ?? "" })") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.note("did \(previousViewControllers.map { $0.title ?? "" }) \(completed)") }
  }

  @Test func `shows one page, and the user turns to the next`() {
    let log = Log()
    let pages = ["a", "b"].map { Recording($0, log) }
    let source = Pages(pages)
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    _ = Screen(showing: controller)
    #expect(controller.viewControllers == [pages[0]])
    #expect(source.log.take() == [])
    #expect(!controller.turnPage(.reverse))
    _ = log.take()
    #expect(controller.turnPage(.forward))
    #expect(controller.viewControllers == [pages[1]])
    #expect(source.log.take() == ["will [\"b\"]", "did [\"a\"] true"])
    let seen = log.take()
    #expect(seen.contains("b didAppear") && seen.contains("a didDisappear"))
    #expect(!controller.turnPage(.forward))
  }
}

@MainActor
@Suite struct `An animation that can be held` {
  @Test func `runs its changes, then its completions, when it is started`() {
    let log = Log()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { log.note("first") }
    animator.addAnimations { log.note("second") }
    animator.addCompletion { log.note("completion \($0 == .end)") }
    #expect(log.take() == [])
    animator.startAnimation()
    #expect(log.take() == ["first", "second", "completion true"])
    animator.startAnimation()
    #expect(log.take() == [])
  }

  @Test func `of keyframes is over when the call returns`() {
    let log = Log()
    UIView.animateKeyframes(withDuration: 2, delay: 1) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.note("1") }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.note("2") }
    } completion: {
      log.note("\($0)")
    }
    #expect(log.take() == ["1", "2", "true"])
  }

  @Test func `of a layer stays only if it is not to be removed`() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "gone")
    let kept = CABasicAnimation(keyPath: "opacity")
    kept.isRemovedOnCompletion = false
    layer.add(kept, forKey: "kept")
    #expect(layer.animation(forKey: "gone") == nil)
    #expect(layer.animation(forKey: "kept") === kept)
    layer.removeAllAnimations()
    #expect(layer.animation(forKey: "kept") == nil)
  }
}

@MainActor
@Suite(.serialized) struct `Names of before` {
  private final class Table: UITableViewController {
    var deleted: [IndexPath] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [
        UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] _, path in
          self?.deleted.append(path)
        }
      ]
    }
  }

  @Test func `row actions are found behind a row`() throws {
    let table = Table()
    _ = Screen(showing: table)
    try table.tableView.swipe(row: 1, choosing: "Remove")
    #expect(table.deleted == [IndexPath(row: 1, section: 0)])
  }

  @Test func `a looks proxy is kept for each kind of view`() {
    UITableView.appearance().separatorColor = .red
    #expect(UITableView.appearance().separatorColor == .red)
    #expect(UITableView.appearance() !== UICollectionView.appearance())
    UINavigationBar.appearance().barStyle = .black
    #expect(UINavigationBar.appearance().barStyle == .black)
    #expect(UINavigationController().navigationBar.barStyle == .default)
  }

  @Test func `a bar has the items of its stack`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
  }

  @Test func `wheels have their old styles`() {
    #expect(UIActivityIndicatorView(style: .whiteLarge).style == .whiteLarge)
    #expect(UIActivityIndicatorView(style: .gray).style == .gray)
  }

  @Test func `an address is opened the old way`() throws {
    let url = try #require(URL(string: "https://example.com/old"))
    #expect(UIApplication.shared.openURL(url))
    #expect(UIApplication.shared.openedURLs.last == url)
  }

  @Test func `the keyboard is sent away without knowing who has it`() {
    let controller = UIViewController()
    let field = UITextField(frame: .zero)
    controller.view.addSubview(field)
    _ = Screen(showing: controller)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let selector = #Selector(UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(!UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil))
  }

  @Test func `tasks in the background have names of their own`() {
    let (one, other) = (
      UIApplication.shared.beginBackgroundTask(), UIApplication.shared.beginBackgroundTask()
    )
    #expect(one != other)
    #expect(one != .invalid)
  }

  @Test func `a delegate chooses where a drag ends`() {
    final class Snapping: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee = CGPoint(x: 0, y: 100) }
    }
    let snapping = Snapping()
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = snapping
    controller.view.addSubview(scroll)
    _ = Screen(showing: controller)
    scroll.scroll(to: CGPoint(x: 0, y: 70))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func `a path knows the places that it goes through`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1)
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(UIBezierPath().isEmpty)
    #expect(path.cgPath.boundingBox == CGRect(x: 1, y: 2, width: 9, height: 8))
  }

  @Test func `a picture gives back the bytes that it was made from`() throws {
    let bytes = Data([0xFF, 0xD8, 0xFF, 1, 2])
    #expect(UIImage(data: bytes)?.jpegData(compressionQuality: 0.5) == bytes)
    #expect(UIImage(named: "tea")?.pngData() == nil)
  }
}
