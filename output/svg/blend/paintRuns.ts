import { addLight, eraseBy, keepWhere, subtractLight } from './backdrop';
import type { Region } from './backdrop';
import type { Drawing } from '../Drawing';

/** Blend modes that SVG can only carry out on what is below as a whole. */
export type BackdropMode = 'add' | 'subtract' | 'alpha' | 'erase';

/** A part of a picture that is painted at once. Without a mode it is painted over what is below. */
export interface PaintRun {
  markup: string;
  mode?: BackdropMode;
}

type Carry = (below: string, markup: string, region: Region, drawing: Drawing) => string;

const CARRIED_OUT: Record<BackdropMode, Carry> = {
  add: addLight,
  subtract: subtractLight,
  alpha: keepWhere,
  erase: eraseBy,
};

/** Runs in the order of painting; neighbours that are painted over each other become one. */
export function joinRuns(runs: Iterable<PaintRun>): PaintRun[] {
  const joined: PaintRun[] = [];
  for (const { markup, mode } of runs) {
    if (markup === '') continue;
    const last = joined.at(-1);
    if (last && !last.mode && !mode) last.markup += markup;
    else joined.push({ markup, mode });
  }
  return joined;
}

/** Each run within something: a transformation, a mask. */
export function wrapRuns(runs: readonly PaintRun[], wrap: (markup: string) => string): PaintRun[] {
  return runs.map(({ markup, mode }) => ({ markup: wrap(markup), mode }));
}

/** Runs as one piece, over `ground`. `region` holds all of it, in the coordinates of the runs. */
export function paintRuns(
  runs: readonly PaintRun[],
  ground: string,
  region: () => Region,
  drawing: Drawing,
): string {
  let below = ground;
  for (const { markup, mode } of runs) {
    below = mode ? CARRIED_OUT[mode](below, markup, region(), drawing) : below + markup;
  }
  return below;
}
