import { decodeAttribute } from './decode';
import { attributesAt, nameEnd, skipBlank } from './tags';

/** The root element's open tag. */
export interface XmlHead {
  name: string;
  /** Decoded values by name; no prototype. */
  attributes: Record<string, string | undefined>;
}

/**
 * Reads the root's open tag and nothing after it, so that a library can be listed without parsing its symbols.
 * Null if the text does not begin as expected: then the parser reports the fault.
 */
export function readHead(source: string): XmlHead | null {
  const start = skipProlog(source);
  if (start < 0) return null;
  const end = nameEnd(source, start + 1);
  const written = attributesAt(source, end);
  if (written === undefined) return null;
  const attributes = Object.create(null) as XmlHead['attributes'];
  for (const { name, value } of written) attributes[name] = decodeAttribute(value);
  return { name: source.slice(start + 1, end), attributes };
}

/** The offset of the root's `<`, after a byte order mark, an XML declaration and comments; -1 if there is none. */
function skipProlog(source: string): number {
  let i = source.startsWith('\ufeff') ? 1 : 0;
  for (;;) {
    i = skipBlank(source, i);
    if (source.startsWith('<!--', i)) i = skipBehind(source, '-->', i + 4);
    else if (source.startsWith('<?', i)) i = skipBehind(source, '?>', i + 2);
    else break;
  }
  return source[i] === '<' && source[i + 1] !== '!' ? i : -1;
}

function skipBehind(source: string, end: string, from: number): number {
  const offset = source.indexOf(end, from);
  return offset < 0 ? source.length : offset + end.length;
}
