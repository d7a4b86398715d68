/** An element of a picture: a part of its text, by the indices of tags. */
export interface MarkupElement {
  readonly start: number;
  /** The tag that closes it; `start` where it closes itself. */
  end: number;
  readonly children: MarkupElement[];
  /** What shows it. */
  shown?: Element;
}

/** A picture, split into tags: each contains the text after it, and not its `<`. */
export interface Markup {
  readonly tags: readonly string[];
  readonly root: MarkupElement;
}

/** Reads a picture that the Worker drew: it contains elements and texts, and no comments. @throws Error for other text */
export function readMarkup(svg: string): Markup {
  const tags = svg.split('<');
  const around: MarkupElement[] = [];
  let inner: MarkupElement = { start: 0, end: tags.length, children: [] };
  const top = inner;
  for (let index = 1; index < tags.length; index++) {
    const tag = tags[index];
    if (tag.startsWith('/')) {
      inner.end = index;
      const outer = around.pop();
      if (!outer) throw new Error('an element is closed twice');
      inner = outer;
      continue;
    }
    const element: MarkupElement = { start: index, end: index, children: [] };
    inner.children.push(element);
    if (tag[tag.indexOf('>') - 1] === '/') continue;
    around.push(inner);
    inner = element;
  }
  const [root] = top.children;
  if (inner !== top || !root) throw new Error('an element is not closed');
  return { tags, root };
}

/** The text of an element with all that is in it. */
export function textOf({ tags }: Markup, { start, end }: MarkupElement): string {
  const text = tags.slice(start, end + 1).join('<');
  // The text after the last tag belongs to the element around it.
  return `<${text.slice(0, text.lastIndexOf('>') + 1)}`;
}

/** True where two elements are written alike, with all that is in them. */
export function areAlike(before: Markup, a: MarkupElement, after: Markup, b: MarkupElement): boolean {
  const last = a.end - a.start;
  if (b.end - b.start !== last) return false;
  for (let index = 0; index <= last; index++)
    if (before.tags[a.start + index] !== after.tags[b.start + index]) return false;
  return true;
}

/** The name of a tag. */
export function nameOf(tag: string): string {
  return /^[^\s/>]*/.exec(tag)?.[0] ?? '';
}

const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** The attributes of a tag, as they are written. */
export function attributesOf(tag: string): Map<string, string> {
  const own = tag.slice(0, tag.indexOf('>'));
  return new Map([...own.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
}
