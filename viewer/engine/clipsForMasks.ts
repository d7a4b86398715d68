import type { PictureParts } from './placeGroups';

const MASK = /^<mask id="(d[0-9a-z]+)"[^>]*>(.*)<\/mask>$/s;

/** What a mask of plain shapes is made of. Text of a document cannot look so: its quotes are escaped. */
const PIECE =
  /<g(?: transform="([^"]*)")?>|(<\/g>)|<(path|rect)((?: (?:d|width|height)="[^"]*")+)(?: fill-rule="(evenodd)")?(?: transform="([^"]*)")? fill="#fff"\/>/gy;

const USE_OF_MASK = /\bmask="url\(#(d[0-9a-z]+)\)"/g;

/**
 * The same picture, with each mask of plain shapes as a clip: a browser paints what is masked into a picture of its own, and
 * the mask into another one, and cuts along a clip at once.
 */
export function clipsForMasks({ content, definitions }: PictureParts): PictureParts {
  const clips = new Map<string, string>();
  for (const [id, definition] of definitions) {
    const clip = clipOf(definition);
    if (clip !== undefined) clips.set(id, clip);
  }
  if (clips.size === 0) return { content, definitions };
  const clipped = (markup: string): string =>
    markup.replace(USE_OF_MASK, (use, id: string) => (clips.has(id) ? `clip-path="url(#${id})"` : use));
  const all = [...definitions].map(([id, text]) => [id, clips.get(id) ?? clipped(text)] as const);
  return { content: clipped(content), definitions: new Map(all) };
}

/** The clip of a mask; undefined of another definition, or of one with something else than shapes in it. */
function clipOf(definition: string): string | undefined {
  const [, id, inner] = MASK.exec(definition) ?? [];
  if (inner === undefined) return undefined;
  const shapes: string[] = [];
  // A clip has no groups: each shape has the places of those around it.
  const around: string[] = [];
  PIECE.lastIndex = 0;
  let end = 0;
  for (let piece = PIECE.exec(inner); piece; piece = PIECE.exec(inner)) {
    const [, group, close, name, attributes, rule, own] = piece;
    end = PIECE.lastIndex;
    if (close !== undefined) around.pop();
    else if (name === undefined) around.push(group ?? '');
    else
      shapes.push(`<${name}${attributes}${rule ? ` clip-rule="${rule}"` : ''}${placed([...around, own])}/>`);
  }
  return end < inner.length ? undefined : `<clipPath id="${id}">${shapes.join('')}</clipPath>`;
}

function placed(places: readonly (string | undefined)[]): string {
  const transform = places.filter((place) => place !== undefined && place !== '').join(' ');
  return transform === '' ? '' : ` transform="${transform}"`;
}
