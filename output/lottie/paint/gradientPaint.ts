import { emptyBox, include, isEmpty, type Box } from '../../../geometry/Box';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { apply, invert, type Matrix } from '../../../geometry/matrix';
import { GRADIENT_RADIUS } from '../../../document/xfl/gradientRadius';
import type { GradientPaint } from '../../../document/xfl/paints/DocumentPaint';
import type { DocumentStop } from '../../../document/xfl/paints/gradientStops';
import { mixedInLight } from '../../svg/paint/mixedInLight';
import { type Look, shownColor } from '../film/Look';
import { rounded } from '../keyframes/rounded';
import { colorNumbersOf, unitColor } from './solidNumbers';

/** How often a gradient is repeated, where it continues beyond its ends. */
const MAX_ROUNDS = 64;

/** The share by which the axes of a gradient may differ and still be taken for a circle's. */
const OVAL = 0.001;

interface GradientNumbers {
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Undefined if one colour is left. */
  readonly stops: number | undefined;
  /** From the gradient's own square to the shape, where players could not show the gradient there. */
  readonly place?: Matrix;
}

/**
 * A gradient as players have them: between two points, or around one. One that is stretched or leaning is written in its
 * own square, where it is neither.
 *
 * @param outlines - what it paints: a gradient that continues is written as far as they reach
 * @param manner - `round`: in the coordinates of the shape whatever it costs, for lines, which would be stretched too
 */
export function gradientPaint(
  paint: GradientPaint,
  outlines: readonly Segments[],
  look: Look,
  manner: 'exact' | 'round',
): GradientNumbers {
  const { matrix, isRadial } = paint;
  const stops = stopsOf(paint, look);
  const back = invert(matrix);
  if (stops.length < 2 || !back) {
    const last = stops.at(-1) ?? { rgb: '#000000', alpha: 0 };
    return { numbers: colorNumbersOf(last), fixed: {}, stops: undefined };
  }
  const reach = reachOf(paint.spreadMethod, outlines, back, isRadial);
  const list = spread(stops, reach);
  const placement = manner === 'exact' && !isEven(matrix, isRadial) ? matrix : undefined;
  const at = (x: number): number[] => {
    const point = placement ? { x, y: 0 } : apply(matrix, { x, y: 0 });
    return [point.x, point.y];
  };
  const length = isRadial ? GRADIENT_RADIUS : 2 * GRADIENT_RADIUS;
  const zero = isRadial ? 0 : -GRADIENT_RADIUS;
  const focus = paint.drawnFocus;
  return {
    numbers: {
      g: gradientNumbers(list),
      s: at(zero + length * reach.from),
      e: at(zero + length * reach.to),
      o: [100],
      ...(isRadial && focus !== 0 ? { h: [(focus * 100) / reach.to], a: [0] } : {}),
    },
    fixed: { t: isRadial ? 2 : 1 },
    stops: list.length,
    place: placement,
  };
}

function stopsOf(paint: GradientPaint, look: Look): DocumentStop[] {
  const stops = paint.drawnStops.map((stop) => ({ ratio: stop.ratio, ...shownColor(stop, look) }));
  return paint.isMixedInLight ? mixedInLight(stops) : stops;
}

/** Whether the two axes of a gradient make a right angle, and for a round one have the same length. */
function isEven({ a, b, c, d }: Matrix, isRadial: boolean): boolean {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (Math.abs(a * c + b * d) > OVAL * across * down) return false;
  return !isRadial || Math.abs(across - down) <= OVAL * across;
}

/** How many times a gradient follows itself: from a round to another, 0 to 1 for once. */
interface Reach {
  readonly from: number;
  readonly to: number;
  readonly isReflected: boolean;
}

function reachOf(
  spreading: GradientPaint['spreadMethod'],
  outlines: readonly Segments[],
  back: Matrix,
  isRadial: boolean,
): Reach {
  const isReflected = spreading === 'reflect';
  if (!isReflected && spreading !== 'repeat') return { from: 0, to: 1, isReflected };
  const box = boxOf(outlines, back);
  if (isEmpty(box)) return { from: 0, to: 1, isReflected };
  const bounded = (value: number): number => Math.min(MAX_ROUNDS / 2, Math.max(-MAX_ROUNDS / 2, value));
  if (isRadial) {
    const far = Math.hypot(
      Math.max(Math.abs(box.left), Math.abs(box.right)),
      Math.max(Math.abs(box.top), Math.abs(box.bottom)),
    );
    return { from: 0, to: Math.max(1, bounded(Math.ceil(far / GRADIENT_RADIUS))), isReflected };
  }
  const round = (x: number): number => (x + GRADIENT_RADIUS) / (2 * GRADIENT_RADIUS);
  const from = Math.min(0, bounded(Math.floor(round(box.left))));
  return { from, to: Math.max(1, bounded(Math.ceil(round(box.right)))), isReflected };
}

function boxOf(outlines: readonly Segments[], matrix: Matrix): Box {
  const box = emptyBox();
  for (const { points, count } of outlines) {
    for (let i = 0; i < count * STRIDE; i += 2) {
      const { x, y } = apply(matrix, { x: points[i], y: points[i + 1] });
      include(box, x, y);
    }
  }
  return box;
}

/** The stops of all rounds, by their share of the whole. */
function spread(stops: readonly DocumentStop[], { from, to, isReflected }: Reach): DocumentStop[] {
  if (from === 0 && to === 1) return [...stops];
  const list: DocumentStop[] = [];
  for (let round = from; round < to; round++) {
    const isBackward = isReflected && round % 2 !== 0;
    const own = isBackward ? [...stops].reverse().map((stop) => ({ ...stop, ratio: 1 - stop.ratio })) : stops;
    for (const stop of own) list.push({ ...stop, ratio: (round + stop.ratio - from) / (to - from) });
  }
  return list;
}

/** Places and colours of all stops; after them, where one is transparent, places and opacities. */
function gradientNumbers(stops: readonly DocumentStop[]): number[] {
  const colors = stops.flatMap(({ ratio, rgb }) => [ratio, ...unitColor(rgb)]);
  const isOpaque = stops.every(({ alpha }) => alpha >= 1);
  const opacities = isOpaque ? [] : stops.flatMap(({ ratio, alpha }) => [ratio, alpha]);
  return [...colors, ...opacities].map((value) => rounded(value, 4));
}
