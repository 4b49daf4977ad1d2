#if os(Linux)
  import Foundation

  /// Where the program itself, without its libraries, lies in memory.
  struct ProgramImage {
    /// What is to be taken from an address to find it in the program's file.
    private(set) var base: UInt = 0
    private var codeStart: UInt = 0
    private var codeEnd: UInt = 0

    /// Reads the program's own headers where the kernel says that they are.
    init() {
      typealias Lookup = @convention(c) (UInt) -> UInt
      guard let symbol = dlsym(nil, "getauxval") else { return }
      let lookup = unsafeBitCast(symbol, to: Lookup.self)
      let (headersOfProgram, numberOfHeaders): (UInt, UInt) = (3, 5)
      guard let headers = UnsafePointer<Elf64_Phdr>(bitPattern: lookup(headersOfProgram)) else {
        return
      }
      let count = Int(lookup(numberOfHeaders))
      let (load, itself, executable): (UInt32, UInt32, UInt32) = (1, 6, 1)
      for index in 0..<count where headers[index].p_type == itself {
        base = UInt(bitPattern: headers) - UInt(headers[index].p_vaddr)
      }
      for index in 0..<count
      where headers[index].p_type == load && headers[index].p_flags & executable != 0 {
        codeStart = base + UInt(headers[index].p_vaddr)
        codeEnd = codeStart + UInt(headers[index].p_memsz)
      }
    }

    /// Whether an address is in the program's machine code.
    func holds(_ address: UInt) -> Bool {
      address >= codeStart && address < codeEnd
    }

    /// Whether an address is in the program and there is a call before it.
    func isReturn(to address: UInt) -> Bool {
      guard let code = code(before: address) else { return false }
      #if arch(x86_64)
        return code[-5] == 0xE8 || isIndirectCall(code - 2) || isIndirectCall(code - 3)
          || isIndirectCall(code - 6) || isIndirectCall(code - 7)
      #elseif arch(arm64)
        return code[-1] & 0xFC == 0x94 || (code[-1] == 0xD6 && code[-2] & 0xE0 == 0x20)
      #endif
    }

    /// The function of the program that is called by name right before an address; 64-bit ARM keeps
    /// its frames in every library and does not need it.
    func function(calledBefore address: UInt) -> UInt? {
      #if arch(x86_64)
        guard let code = code(before: address), code[-5] == 0xE8 else { return nil }
        var distance: Int32 = 0
        memcpy(&distance, code - 4, 4)
        let start = address &+ UInt(bitPattern: Int(distance))
        guard holds(start), holds(start + 8),
          let first = UnsafePointer<UInt8>(bitPattern: start)
        else { return nil }
        // A jump through a table, perhaps marked as a place to jump to: the way into a library.
        let isMarked = first[0] == 0xF3 && first[1] == 0x0F
        let isJump = first[0] == 0xFF && first[1] == 0x25
        return isMarked || isJump ? nil : start
      #else
        return nil
      #endif
    }

    private func code(before address: UInt) -> UnsafePointer<UInt8>? {
      guard holds(address &- 8), holds(address) else { return nil }
      return UnsafePointer<UInt8>(bitPattern: address)
    }

    private func isIndirectCall(_ code: UnsafePointer<UInt8>) -> Bool {
      code[0] == 0xFF && code[1] & 0x38 == 0x10
    }
  }
#endif
