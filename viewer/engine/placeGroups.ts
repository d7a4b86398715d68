/** A use of a definition. Text of a document cannot look so: its quotes are escaped. */
const USE = /<use (transform="[^"]*" )?href="#(d[0-9a-z]+)"\/>/g;

/** What names a definition, a use or something else: a mask, a filter, an image of one. */
const REFERENCE = /(<use (?:transform="[^"]*" )?)?(?:href="#|="url\(#)(d[0-9a-z]+)/g;

/** What a picture shows, and the definitions that it needs, by their ids. */
export interface PictureParts {
  readonly content: string;
  readonly definitions: ReadonlyMap<string, string>;
}

/**
 * The same picture, with each group that is used once in the place of its use: browsers hold a definition and a copy of it
 * for each use.
 */
export function placeGroups({ content, definitions }: PictureParts): PictureParts {
  const uses = countUses([content, ...definitions.values()]);
  const isPlaced = (id: string, definition: string): boolean =>
    uses.get(id) === 1 && definition.startsWith(startOf(id));
  const withGroups = (markup: string): string =>
    markup.replace(USE, (use, transform: string | undefined, id: string) => {
      const definition = definitions.get(id) ?? '';
      if (!isPlaced(id, definition)) return use;
      const group = withGroups(definition.slice(startOf(id).length, -END.length));
      return transform === undefined ? group : `<g ${transform.trimEnd()}>${group}${END}`;
    });
  const rest = [...definitions].filter(([id, definition]) => !isPlaced(id, definition));
  return {
    content: withGroups(content),
    definitions: new Map(rest.map(([id, definition]) => [id, withGroups(definition)])),
  };
}

const END = '</g>';

function startOf(id: string): string {
  return `<g id="${id}">`;
}

/** How often each definition is used; infinitely often where something else names it too. */
function countUses(texts: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const [, use, id] of text.matchAll(REFERENCE))
      uses.set(id, use === undefined ? Infinity : (uses.get(id) ?? 0) + 1);
  return uses;
}
