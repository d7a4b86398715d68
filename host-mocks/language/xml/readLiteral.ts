/** Private characters in place of those that a template string must escape: backslash, grave accent. */
export const ESCAPED: Readonly<Record<string, string>> = { '\\': '\ue05c', '`': '\ue060' };

const UNESCAPED = new Map(Object.entries(ESCAPED).map(([character, mark]) => [mark, character]));

/**
 * The source of an XML literal with its expressions filled in.
 *
 * @param strings - the source between the expressions
 * @param asText - the source (the content, in a tag) of an XML object; undefined for other values
 */
export function readLiteral(
  strings: readonly string[],
  values: readonly unknown[],
  asText: (value: unknown, isInTag: boolean) => string | undefined,
): { source: string; isList: boolean } {
  let source = '';
  strings.forEach((part, index) => {
    source += part.replace(/[\ue05c\ue060]/g, (mark) => UNESCAPED.get(mark) ?? mark);
    if (index < values.length) source += fill(source, values[index], asText);
  });
  if (!source.startsWith('<>')) return { source, isList: false };
  return { source: source.slice(2, source.lastIndexOf('</')), isList: true };
}

function fill(
  before: string,
  value: unknown,
  asText: (value: unknown, isInTag: boolean) => string | undefined,
): string {
  const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>');
  const xml = asText(value, isInTag);
  if (!isInTag) return xml ?? escape(String(value));
  const text = xml ?? String(value);
  return /=\s*$/.test(before) ? `"${escape(text)}"` : text;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
