import { make } from './dom';
import {
  areAlike,
  attributesOf,
  nameOf,
  readMarkup,
  textOf,
  type Markup,
  type MarkupElement,
} from './markupTree';

/** Fills the frame that it is in. */
const WHOLE = 'position:absolute;inset:0;inline-size:100%;block-size:100%';

/**
 * A picture that is updated from frame to frame: only what differs is replaced, because a browser takes many times longer
 * for an image of each frame. Its `<iframe>` may run no scripts, and load only what the page may load.
 */
export class LivePicture {
  readonly element = make('iframe', {
    attributes: { sandbox: 'allow-same-origin', title: 'Frame', tabindex: -1, 'aria-hidden': 'true' },
  });
  private text: string | undefined;
  private shown: { document: Document; markup: Markup } | undefined;

  constructor() {
    // Firefox replaces the first document of an `<iframe>` some time after it has shown it.
    this.element.addEventListener('load', () => {
      if (this.shown && this.text !== undefined) this.show(this.text);
    });
  }

  /** Shows a picture, once the element is in the page. @throws Error for one that only an image can show */
  show(svg: string): void {
    const { contentDocument: document } = this.element;
    const before = this.shown?.document === document ? this.shown : undefined;
    if (!document || (before && this.text === svg)) return;
    this.text = svg;
    this.shown = undefined;
    const markup = readMarkup(svg);
    if (before) new Change(document, before.markup, markup).patchAll();
    else this.begin(document, markup);
    this.shown = { document, markup };
  }

  private begin(document: Document, markup: Markup): void {
    const change = new Change(document, markup, markup);
    change.make(markup.root, (shown) => {
      shown.style.cssText = WHOLE;
      document.body.style.cssText = 'margin:0;overflow:hidden';
      document.body.replaceChildren(shown);
    });
    change.finish();
  }
}

/** From one picture to the next. */
class Change {
  /** What is to be made, and what puts it in its place. */
  private readonly missing: { element: MarkupElement; put: (shown: SVGElement) => void }[] = [];

  constructor(
    private readonly document: Document,
    private readonly before: Markup,
    private readonly after: Markup,
  ) {}

  patchAll(): void {
    this.patch(this.before.root, this.after.root);
    this.finish();
  }

  /** Makes what shows an element be what shows another one. */
  private patch(old: MarkupElement, element: MarkupElement): void {
    if (areAlike(this.before, old, this.after, element)) return take(old, element);
    const [tag, next] = [this.before.tags[old.start], this.after.tags[element.start]];
    if (!this.hasSameKind(tag, next)) return this.replace(old, element);
    const { shown } = old;
    element.shown = shown;
    if (!shown) return;
    if (tag !== next) changeAttributes(shown, tag, next);
    if (nameOf(tag) === 'defs') this.patchDefinitions(old, element, shown);
    else this.patchChildren(old.children, element.children, shown);
  }

  /** Texts are made anew; so is what has signs in its attributes that are not written as they are. */
  private hasSameKind(tag: string, next: string): boolean {
    const name = nameOf(tag);
    return name === nameOf(next) && name !== 'text' && !next.includes('&');
  }

  private replace(old: MarkupElement, element: MarkupElement): void {
    const { shown: unused } = old;
    this.make(element, (shown) => unused?.replaceWith(shown));
  }

  /** What a definition is does not change: its name says what is in it. */
  private patchDefinitions(old: MarkupElement, element: MarkupElement, shown: Element): void {
    const { before, after } = this;
    const unchanged = new Map(old.children.map((child) => [before.tags[child.start], child]));
    for (const child of element.children) {
      const same = unchanged.get(after.tags[child.start]);
      if (same && areAlike(before, same, after, child)) {
        take(same, child);
        unchanged.delete(after.tags[child.start]);
      } else this.make(child, (made) => shown.append(made));
    }
    for (const { shown: unused } of unchanged.values()) unused?.remove();
  }

  /** Children that are alike at both ends stay; those between become one another in their order. */
  private patchChildren(old: MarkupElement[], children: MarkupElement[], shown: Element): void {
    const both = Math.min(old.length, children.length);
    let tail = 0;
    const isAlike = (back: number): boolean => {
      const [a, b] = [old[old.length - back], children[children.length - back]];
      return areAlike(this.before, a, this.after, b);
    };
    // Where as many are there as before, each becomes its own successor.
    if (old.length !== children.length) while (tail < both && isAlike(tail + 1)) tail++;
    const ends = { old: old.length - tail, next: children.length - tail };
    const behind = old[ends.old]?.shown ?? null;
    const paired = Math.min(ends.old, ends.next);
    for (let index = 0; index < paired; index++) this.patch(old[index], children[index]);
    for (const { shown: unused } of old.slice(paired, ends.old)) unused?.remove();
    for (const child of children.slice(paired, ends.next))
      this.make(child, (made) => shown.insertBefore(made, behind));
    for (let back = 1; back <= tail; back++) take(old[old.length - back], children[children.length - back]);
  }

  /** Makes what shows an element, at the end. */
  make(element: MarkupElement, put: (shown: SVGElement) => void): void {
    this.missing.push({ element, put });
  }

  /**
   * Makes all that is missing at once: to begin a document takes a browser longer than to read most elements.
   *
   * @throws Error for what a browser reads otherwise than it is written
   */
  finish(): void {
    if (this.missing.length === 0) return;
    const text = this.missing.map(({ element }) => textOf(this.after, element)).join('');
    // The page's policy refuses styles in markup.
    const markup = `<svg xmlns="${SVG}">${text.replaceAll(' style="', ` ${STYLE}="`)}</svg>`;
    const { documentElement } = new DOMParser().parseFromString(markup, 'image/svg+xml');
    const parsed = [...documentElement.children];
    this.missing.forEach(({ element, put }, index) => {
      if (!parsed[index]) throw new Error('a picture cannot be read');
      const shown = this.document.importNode(parsed[index], true) as SVGElement;
      for (const styled of [shown, ...shown.querySelectorAll(`[${STYLE}]`)]) applyStyle(styled);
      link(element, shown);
      put(shown);
    });
  }
}

const SVG = 'http://www.w3.org/2000/svg';
const STYLE = 'data-style';

function applyStyle(element: Element): void {
  const style = element.getAttribute(STYLE);
  if (style === null) return;
  (element as SVGElement).style.cssText = style;
  element.removeAttribute(STYLE);
}

function changeAttributes(shown: Element, tag: string, next: string): void {
  const old = attributesOf(tag);
  for (const [name, value] of attributesOf(next)) {
    if (old.get(name) !== value) setAttribute(shown as SVGElement, name, value);
    old.delete(name);
  }
  for (const name of old.keys()) setAttribute(shown as SVGElement, name, undefined);
}

function setAttribute(shown: SVGElement, name: string, value: string | undefined): void {
  if (value === undefined) shown.removeAttribute(name);
  else if (name === 'style') shown.style.cssText = value;
  else shown.setAttribute(name, value);
}

/** Records what shows an element and everything in it. */
function link(element: MarkupElement, shown: Element): void {
  element.shown = shown;
  let child = shown.firstElementChild;
  for (const inner of element.children) {
    if (!child) throw new Error('a picture was read otherwise than written');
    link(inner, child);
    child = child.nextElementSibling;
  }
}

/** An element that is alike keeps what shows it. */
function take(old: MarkupElement, element: MarkupElement): void {
  element.shown = old.shown;
  element.children.forEach((child, index) => take(old.children[index], child));
}
