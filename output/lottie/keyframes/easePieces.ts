import type { LottieHandle } from '../LottieObjects';
import { simpleEase, type Ease } from '../../../film/tween/numbers/Ease';
import { namedEase } from '../../../film/tween/numbers/namedEases';
import type { NamedEase } from '../../../film/tracks/Track';
import { rounded } from './rounded';

/** A part of an ease that players carry out: from one share of the time to another. */
export interface EasePiece {
  readonly from: number;
  readonly to: number;
  /** The progress at both ends. */
  readonly start: number;
  readonly end: number;
  readonly way: 'even' | { readonly o: LottieHandle; readonly i: LottieHandle };
}

export function easeFunction(ease: NamedEase): Ease {
  return ease.kind === 'method'
    ? (namedEase(ease.method) ?? ((time) => time))
    : simpleEase(ease.acceleration);
}

const THIRD = 1 / 3;
/** For slopes of eases, which have corners and no formula of their own. */
const NEAR = 1e-5;

/**
 * An ease as so many cubic curves with its slopes at their ends: exact for parabolas, cubes and `back`. Undefined if a
 * piece ends at the height at which it begins: players count in shares of the way.
 */
export function easePieces(ease: Ease, count: number): EasePiece[] | undefined {
  const pieces: EasePiece[] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [i / count, (i + 1) / count];
    const [start, end] = [ease(from), ease(to)];
    const way = end - start;
    if (Math.abs(way) < NEAR) return undefined;
    const slope = (time: number, step: number): number => (ease(time + step) - ease(time)) / step;
    const y1 = (slope(from, NEAR) * (to - from)) / way / 3;
    const y2 = 1 - (slope(to, -NEAR) * (to - from)) / way / 3;
    const isEven = Math.abs(y1 - THIRD) < 1e-3 && Math.abs(y2 - 2 * THIRD) < 1e-3;
    const o = { x: rounded(THIRD, 4), y: rounded(y1, 4) };
    pieces.push({
      from,
      to,
      start,
      end,
      way: isEven ? 'even' : { o, i: { x: rounded(2 * THIRD, 4), y: rounded(y2, 4) } },
    });
  }
  return pieces;
}

/** The progress that players reach by pieces at a share of the time. */
export function progressBy(pieces: readonly EasePiece[], time: number): number {
  const piece = pieces.find(({ to }) => time <= to) ?? pieces[pieces.length - 1];
  const share = (time - piece.from) / (piece.to - piece.from);
  if (piece.way === 'even') return piece.start + share * (piece.end - piece.start);
  const [y1, y2] = [piece.way.o.y, piece.way.i.y];
  const left = 1 - share;
  const height = 3 * left * left * share * y1 + 3 * left * share * share * y2 + share ** 3;
  return piece.start + height * (piece.end - piece.start);
}
