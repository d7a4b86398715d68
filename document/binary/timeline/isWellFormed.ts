/** A tag with its attributes, or text between tags. */
const TOKEN =
  /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*"|\s+[A-Za-z_][\w:.-]*='[^'<]*')*)\s*(\/?)>|[^<>]+/y;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)=(?:"[^"]*"|'[^']*')/g;

/** Maximum nesting; that of real motions is below 10. */
const MAX_DEPTH = 64;

/** True for a text of properly nested elements; it may contain only elements, attributes and text. */
export function isWellFormed(xml: string): boolean {
  if (BARE_AMPERSAND.test(xml)) return false;
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const token = TOKEN.exec(xml);
    if (token === null) return false;
    const [, end, name, attributes, alone] = token;
    if (name === undefined) continue;
    if (end !== '' && open.pop() !== name) return false;
    if (end === '' && alone === '') open.push(name);
    if (open.length > MAX_DEPTH) return false;
    if (end !== '' && (attributes !== '' || alone !== '')) return false;
    if (hasTwice(attributes)) return false;
  }
  return open.length === 0;
}

function hasTwice(attributes: string): boolean {
  const names = [...attributes.matchAll(ATTRIBUTE)].map(([, name]) => name);
  return new Set(names).size < names.length;
}
