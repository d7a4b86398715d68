import { checkCount, MAX_SHOWN } from '../geometry/claims';
import { checkNesting } from '../document/xfl/nesting';
import type { Film } from './Film';
import type { FilmElement } from './records/FilmElement';
import type { FilmLayer, FilmTimeline } from './records/FilmTimeline';

/** The count stops here: it stays a whole number. */
const MAX_COUNTED = 1e15;

/** What is on a timeline, or on a part of it. */
interface Shown {
  /** Elements, those of symbols too. */
  readonly count: number;
  /** Symbols within one another. */
  readonly nesting: number;
}

const NOTHING: Shown = { count: 0, nesting: 0 };
const ONE: Shown = { count: 1, nesting: 0 };

/**
 * Refuses a timeline with more elements to draw at a frame than the table of limits allows:
 * symbols that hold one another twice show a million elements in ten kilobytes. Each layer counts by the fullest of its
 * keyframes, symbols by all that is in them. Linear time: each symbol is counted once.
 *
 * @throws LimitError `The timeline "Scene 1" claims 1,048,576 elements at a frame; the maximum is 200,000`
 */
export function checkShown(timeline: FilmTimeline, film: Pick<Film, 'symbolOf'>): void {
  const counts = new Map<FilmTimeline, Shown>();
  const ofElement = (element: FilmElement, depth: number): Shown => {
    if (element.kind === 'group') return ofAll(element.members, depth);
    const inner = element.kind === 'symbol' ? film.symbolOf(element) : undefined;
    if (!inner) return ONE;
    const { count, nesting } = ofTimeline(inner, depth + 1);
    return { count: 1 + count, nesting: 1 + nesting };
  };
  const ofAll = (elements: readonly FilmElement[], depth: number): Shown =>
    addUp(elements.map((element) => ofElement(element, depth)));
  const ofLayer = ({ keyframes }: FilmLayer, depth: number): Shown => {
    let fullest = NOTHING;
    for (const { elements } of keyframes) {
      const { count, nesting } = ofAll(elements, depth);
      fullest = { count: Math.max(fullest.count, count), nesting: Math.max(fullest.nesting, nesting) };
    }
    return fullest;
  };
  const ofTimeline = (inside: FilmTimeline, depth: number): Shown => {
    const before = counts.get(inside);
    // A symbol that is counted already may be deeper here.
    checkNesting(depth - 1 + (before?.nesting ?? 0), 'published');
    if (before) return before;
    // A symbol inside itself shows nothing there.
    counts.set(inside, NOTHING);
    const shown = addUp(inside.layers.map((layer) => ofLayer(layer, depth)));
    counts.set(inside, shown);
    return shown;
  };
  checkCount(
    `The timeline "${timeline.name}"`,
    ofTimeline(timeline, 0).count,
    MAX_SHOWN,
    'elements at a frame',
  );
}

function addUp(parts: readonly Shown[]): Shown {
  return parts.reduce(
    (all, { count, nesting }) => ({
      count: Math.min(MAX_COUNTED, all.count + count),
      nesting: Math.max(all.nesting, nesting),
    }),
    NOTHING,
  );
}
