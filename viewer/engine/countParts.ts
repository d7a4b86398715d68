/** Where a definition of a picture begins. Text of a document cannot look so: its quotes are escaped. */
const DEFINITION = / id="(d[0-9a-z]+)"/g;
const REFERENCE = /(?:href="#|="url\(#)(d[0-9a-z]+)/g;

/**
 * Counts the parts that a browser makes of a picture: what a definition holds counts wherever it is used. Symbols that
 * hold one another several times make few words and more parts than any machine can show.
 */
export function countParts(svg: string): number {
  const { root, definitions } = splitPicture(svg);
  const countsById = new Map<string, number>();
  const count = (text: string): number => {
    let parts = countTags(text);
    for (const [, id] of text.matchAll(REFERENCE)) parts += countDefinition(id);
    return parts;
  };
  const countDefinition = (id: string): number => {
    const counted = countsById.get(id);
    if (counted !== undefined) return counted;
    // A definition within itself is not shown again.
    countsById.set(id, 0);
    const parts = count(definitions.get(id) ?? '');
    countsById.set(id, parts);
    return parts;
  };
  return count(root);
}

/** Splitting the text would take longer: most of a picture is tags. */
function countTags(text: string): number {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags++;
  return tags;
}

/** The definitions of a picture by their names, and what it shows. Definitions come first, side by side. */
function splitPicture(svg: string): { root: string; definitions: Map<string, string> } {
  const end = svg.indexOf('</defs>');
  const definitions = new Map<string, string>();
  const marks = [...svg.slice(0, Math.max(0, end)).matchAll(DEFINITION)];
  marks.forEach((mark, index) => {
    definitions.set(mark[1], svg.slice(mark.index, marks[index + 1]?.index ?? end));
  });
  return { root: svg.slice(Math.max(0, end)), definitions };
}

/** Maximum number of parts of a picture: a browser takes about a second for that many. */
const MAX_PARTS = 150_000;

/** Gives a picture back. @throws RangeError for one of too many parts */
export function checkParts(svg: string, most = MAX_PARTS): string {
  const parts = countParts(svg);
  if (parts <= most) return svg;
  throw new RangeError(`this frame has ${parts} parts; the maximum is ${most}`);
}
