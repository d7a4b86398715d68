import { lookUp } from './lookUp';

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;

const LAST_CODE = 0x10ffff;

/** Text with its references replaced. References that XML does not define stay as written: the parser refuses them. */
function decodeReferences(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return lookUp(NAMED, name) ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= LAST_CODE ? String.fromCodePoint(code) : whole;
  });
}

const ENCODED = /[&\t\n\r]/;

/** The value of an attribute as a conforming parser reports it: line breaks and tabs in it read as spaces. */
export function decodeAttribute(raw: string): string {
  return ENCODED.test(raw) ? decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' ')) : raw;
}

/** Line ends as a conforming parser reports them: CR LF and CR read as LF. */
function decodeLineEnds(raw: string): string {
  return raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
}

const OUTSIDE_TEXT = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/g;

/** Decodes the text between tags: resolves references and CDATA sections, drops comments and instructions. */
export function decodeText(raw: string): string {
  const text = decodeLineEnds(raw);
  if (!text.includes('<')) return decodeReferences(text);
  let decoded = '';
  let from = 0;
  for (const match of text.matchAll(OUTSIDE_TEXT)) {
    decoded += decodeReferences(text.slice(from, match.index)) + (match[1] ?? '');
    from = match.index + match[0].length;
  }
  return decoded + decodeReferences(text.slice(from));
}
