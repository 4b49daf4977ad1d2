#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A list of C strings, each of which may be NULL, with a NULL after the last; alive until `release`.
@unsafe struct CStrings {
  let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String?]) {
    unsafe count = strings.count
    unsafe list = .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      unsafe (list + index).initialize(to: string.flatMap { unsafe strdup($0) })
    }
    unsafe (list + strings.count).initialize(to: nil)
  }

  func release() {
    for index in 0..<(unsafe count) { unsafe free(list[index]) }
    unsafe list.deallocate()
  }
}

/// A C string at a place that nobody can guess among 2^47; alive until `release`.
///
/// A confined program may execute only the text at this address, of which its own memory has nothing.
@unsafe struct HiddenText {
  let text: UnsafePointer<CChar>
  private let pages: UnsafeMutableRawPointer
  private static let size = 8192

  init(_ string: String) throws(SpawnError) {
    guard string.utf8.count < 4096 else {
      throw .failed(step: "hide the executable's name", code: ENAMETOOLONG)
    }
    let random = UInt.random(in: 0..<1 << 47)
    let place = unsafe UnsafeMutableRawPointer(bitPattern: random & ~4095)
    let pages = unsafe mmap(
      place, Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED else {
      throw .failed(step: "hide the executable's name", code: errno)
    }
    unsafe self.pages = unsafe pages
    let start = unsafe pages.advanced(by: Int(random & 4095))
    unsafe UnsafeMutableRawBufferPointer(start: start, count: string.utf8.count).copyBytes(
      from: string.utf8)
    unsafe text = unsafe UnsafePointer(start.assumingMemoryBound(to: CChar.self))
  }

  func release() { unsafe munmap(pages, Self.size) }
}
