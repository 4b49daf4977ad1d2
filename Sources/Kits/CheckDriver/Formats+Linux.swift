// The package's own tests call Foundation itself.
#if os(Linux) && !SWIFT_PACKAGE
  import Foundation

  // What learners' code calls by these names of Foundation's it gets from here, since the program is joined
  // with these before any library: all ways to a format that take arguments of any kind.

  @_silgen_name("$s10Foundation5NSLogyySS_s7CVarArg_pdtF")
  public func formatLog(_ format: String, _ arguments: [any CVarArg]) {
    withVaList(checked(arguments, for: format)) { NSLogv(format, $0) }
  }

  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  public func formatText(_ format: String, _ arguments: __owned [any CVarArg]) -> String {
    text(format, arguments)
  }

  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  public func formatText(_ format: String, arguments: [any CVarArg]) -> String {
    text(format, arguments)
  }

  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  public func formatText(
    _ format: String, locale: Locale?, _ arguments: __owned [any CVarArg]
  ) -> String {
    text(format, arguments, in: locale)
  }

  @_silgen_name(
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
  public func formatText(
    _ format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    text(format, arguments, in: locale)
  }

  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  public func formatLocalized(_ format: String, _ arguments: [any CVarArg]) -> String {
    text(format, arguments, in: .current)
  }

  extension StringProtocol {
    @_silgen_name("$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF")
    public func checkedAppendingFormat<T: StringProtocol>(
      _ format: T, _ arguments: [any CVarArg]
    ) -> String {
      self + text(String(format), arguments)
    }

    @_silgen_name("$sSy10FoundationE23stringByAppendingFormatyS2S_s7CVarArg_pdtF")
    public func checkedStringByAppendingFormat(
      _ format: String, _ arguments: [any CVarArg]
    ) -> String {
      self + text(format, arguments)
    }
  }

  extension NSString {
    @_silgen_name("$s10Foundation8NSStringC6format_A2C_s7CVarArg_pdtcfC")
    public class func checked(_ format: NSString, _ arguments: __owned [any CVarArg]) -> NSString {
      // Of a subclass another object is expected.
      guard self == NSString.self else { fatalError("a `\(self)` cannot be made of a format") }
      return NSString(string: text(String(describing: format), arguments))
    }
  }

  private func text(
    _ format: String, _ arguments: [any CVarArg], in locale: Locale? = nil
  ) -> String {
    let text = withVaList(checked(arguments, for: format)) {
      NSString(format: format, locale: locale as NSLocale?, arguments: $0)
    }
    return String(describing: text)
  }

  /// The arguments of a format, unless it takes one of them for what it is not.
  private func checked(_ arguments: [any CVarArg], for format: String) -> [any CVarArg] {
    let known = Format(format)
    if let fault = known.fault(of: arguments) { fatalError(fault) }
    return known.completed(arguments)
  }
#endif
