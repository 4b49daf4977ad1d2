// attack: terminal/escape-sequences — ends as: failed, passed
// on: right
//
// Colours, a new title, a cleared screen, the clipboard, an answer typed by the terminal itself.
func attack(at moment: Moment) {
  print("\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{07} \u{1B}[2J\u{1B}[H \u{1B}]52;c;eA==\u{07}")
  print("\u{9B}31mred \u{90}q\u{9C} \u{1B}[6n \u{1B}Z \u{7F}\u{08}\u{08}\u{0C}\u{0B}")
}
