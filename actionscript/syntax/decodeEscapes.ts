const ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g;

const CHARACTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
  '\n': '',
  '\r': '',
  '\r\n': '',
  '\u2028': '',
  '\u2029': '',
};

/** What the inside of a string means. A backslash before any other character is dropped. */
export function decodeEscapes(inside: string): string {
  return inside.replace(
    ESCAPE,
    (_whole, long: string | undefined, short: string | undefined, character: string) => {
      const digits = long ?? short;
      if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
      return Object.hasOwn(CHARACTERS, character) ? (CHARACTERS[character] ?? '') : character;
    },
  );
}
