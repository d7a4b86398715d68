import { elementFacts } from '../facts/factsOf';
import type { Document } from '../../../host-mocks/model/document/Document';
import type { Element } from '../../../host-mocks/model/elements/Element';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { pictureOf } from '../../host/pictureOf';

/** A timeline of a document, at a frame. */
export interface DiffSide {
  document: Document;
  timeline: Timeline;
  /** From 0. */
  frame: number;
}

const GAP = 20;
const TITLE = 28;

interface Panel {
  title: string;
  svg: string;
  width: number;
  height: number;
}

/**
 * Draws a frame before and after, with the changes outlined. Without `before` the timeline is new.
 *
 * @param names - old and new names of renamed items
 */
export function drawDiff(
  before: DiffSide | undefined,
  after: DiffSide,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const changed = before
    ? elementsUnlike(before, after, names)
    : { gone: [], come: elementsAt(after, names).map(({ element }) => element) };
  return grid([
    [...(before ? [panel('before', before)] : []), panel('after', after)],
    [
      ...(before ? [panel('removed or changed', before, changed.gone)] : []),
      panel('added or changed', after, changed.come),
    ],
  ]);
}

/** The elements without an equal on the other side. */
function elementsUnlike(
  before: DiffSide,
  after: DiffSide,
  names: ReadonlyMap<string, string>,
): { gone: Element[]; come: Element[] } {
  const olds = elementsAt(before, names);
  const news = elementsAt(after, new Map());
  return { gone: withoutEqual(olds, news), come: withoutEqual(news, olds) };
}

interface Known {
  element: Element;
  key: string;
}

function withoutEqual(elements: readonly Known[], others: readonly Known[]): Element[] {
  const left = new Map<string, number>();
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1);
  return elements.flatMap(({ element, key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0 ? [] : [element];
  });
}

function elementsAt({ timeline, frame }: DiffSide, names: ReadonlyMap<string, string>): Known[] {
  return timeline.layers.flatMap((layer) => {
    const keyframe = layer.keyframes.find(
      ({ startFrame, duration }) => startFrame <= frame && frame < startFrame + duration,
    );
    return (keyframe?.backToFront ?? []).map((element) => ({
      element,
      key: keyOf(element, names),
    }));
  });
}

/** A key for what an element is, with the new name of its item. */
function keyOf(element: Element, names: ReadonlyMap<string, string>): string {
  const facts = elementFacts(element);
  const item = facts.item === undefined ? undefined : (names.get(facts.item) ?? facts.item);
  return JSON.stringify({ ...facts, item, description: undefined });
}

function panel(title: string, { document, timeline, frame }: DiffSide, matches?: Element[]): Panel {
  const last = Math.max(0, timeline.frameCount - 1);
  const { svg } = pictureOf(document, {
    timeline,
    frame: Math.min(frame, last),
    ...(matches ? { matches } : {}),
  });
  const size = (name: string): number =>
    Number(new RegExp(`^<svg[^>]* ${name}="([\\d.]+)`).exec(svg)?.[1] ?? 0);
  return { title, svg, width: size('width'), height: size('height') };
}

function grid(rows: readonly Panel[][]): string {
  const parts: string[] = [];
  let width = 0;
  let y = 0;
  for (const row of rows) {
    let x = GAP;
    for (const { title, svg, ...size } of row) {
      const text = `<text x="${x}" y="${y + TITLE - 8}" font-family="'DejaVu Sans', sans-serif" font-size="14" fill="#333">${title}</text>`;
      const inner = withOwnIds(svg, `p${parts.length}`);
      parts.push(text + inner.replace(/^<svg/, `<svg x="${x}" y="${y + TITLE}"`));
      x += size.width + GAP;
    }
    width = Math.max(width, x);
    y += TITLE + Math.max(...row.map(({ height }) => height));
  }
  y += GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}"><rect width="100%" height="100%" fill="#e8e8e8"/>${parts.join('')}</svg>\n`;
}

/** Several pictures in one file must not share ids. */
function withOwnIds(svg: string, prefix: string): string {
  return svg
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/(href)="#([^"]+)"/g, `$1="#${prefix}-$2"`)
    .replace(/^<\?xml[^>]*>\s*/, '');
}
