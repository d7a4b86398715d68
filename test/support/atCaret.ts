/** Parts a text at its caret, which a `|` stands for: the text without it, and where it was. */
export function atCaret(text: string): [text: string, caret: number] {
  return [text.replace('|', ''), text.indexOf('|')];
}
