const TAB = 9;
const SPACE = 32;
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;

/** White space of XML: everything else at or below the space is no legal character. */
export function isBlankAt(source: string, index: number): boolean {
  const code = source.charCodeAt(index);
  return code <= SPACE && code >= TAB;
}

/**
 * Walks over the attributes of one open tag in a source text, without decoding or copying anything: after each
 * `next()` the four places say where the attribute's name and its raw value stand. Time is linear in the tag.
 */
export class TagScanner {
  nameStart = 0;
  nameEnd = 0;
  /** First character of the value, after its quote. */
  valueStart = 0;
  /** The place of the closing quote. */
  valueEnd = 0;
  /** The place where the scan goes on: after the last attribute's closing quote. */
  index: number;
  /** False when the tag turned out not to be well formed. */
  isSound = true;

  private readonly source: string;

  /** `index`: the place after the tag's name. */
  constructor(source: string, index: number) {
    this.source = source;
    this.index = index;
  }

  /** False at the end of the tag. */
  next(): boolean {
    const { source } = this;
    let i = skipBlank(source, this.index);
    const first = source.charCodeAt(i);
    if (first === GREATER || first === SLASH) return false;
    this.nameStart = i;
    for (;;) {
      const code = source.charCodeAt(i);
      if (code === EQUALS || isBlankAt(source, i)) break;
      if (code === GREATER || i >= source.length) return this.fail();
      i++;
    }
    this.nameEnd = i;
    i = skipBlank(source, i);
    if (source.charCodeAt(i) !== EQUALS) return this.fail();
    i = skipBlank(source, i + 1);
    const quote = source[i];
    if (quote !== '"' && quote !== "'") return this.fail();
    this.valueStart = i + 1;
    this.valueEnd = source.indexOf(quote, i + 1);
    if (this.valueEnd < 0) return this.fail();
    this.index = this.valueEnd + 1;
    return true;
  }

  isNamed(name: string): boolean {
    return this.nameEnd - this.nameStart === name.length && this.source.startsWith(name, this.nameStart);
  }

  private fail(): boolean {
    this.isSound = false;
    return false;
  }
}

/** The end of the name that begins at `index`. */
export function nameEnd(source: string, index: number): number {
  let i = index;
  for (; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (code === GREATER || code === SLASH || isBlankAt(source, i)) break;
  }
  return i;
}

export function skipBlank(source: string, index: number): number {
  let i = index;
  while (isBlankAt(source, i)) i++;
  return i;
}
