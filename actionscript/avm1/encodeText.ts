/** From this version on texts are UTF-8. Source: SWF 19, "String encoding". */
const UNICODE_VERSION = 6;

/** What Windows puts between 0x80 and 0x9f. Source: Microsoft's table of code page 1252. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const FIRST_WINDOWS = 0x80;

/** The bytes of a text, without the zero at its end. What follows a zero of its own is cut off, as players do. */
export function encodeText(text: string, version: number): Uint8Array {
  const end = text.indexOf('\0');
  const said = end < 0 ? text : text.slice(0, end);
  if (version >= UNICODE_VERSION) return new TextEncoder().encode(said);
  return Uint8Array.from(said, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < FIRST_WINDOWS || (code >= 0xa0 && code <= 0xff)) return code;
    const index = WINDOWS.indexOf(letter);
    return index < 0 ? 0x3f : FIRST_WINDOWS + index;
  });
}
