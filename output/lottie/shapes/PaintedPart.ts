import type { Matrix } from '../../../geometry/matrix';
import type { LottieItem, LottieNumbers, LottiePath, LottieProperty } from '../LottieObjects';
import { placeParts } from '../keyframes/placeParts';
import { propertyOf } from '../keyframes/KeyStep';

/** A fill or a stroke of a shape, as players have them: numbers that may change, and what may not. */
export interface PaintedPart {
  readonly kind: 'paint';
  /** `fl`, `gf`, `st` or `gs`. */
  readonly ty: string;
  readonly paths: readonly LottiePath[];
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Stops of a gradient, whose colours are `numbers.g`. */
  readonly stops?: number;
  /** The paths and the paint are in other coordinates, which this leads out of: for oval gradients. */
  readonly place?: Matrix;
}

/** An area that shows a bitmap. */
export interface BitmapPart {
  readonly kind: 'bitmap';
  readonly paths: readonly LottiePath[];
  /** The path of its item. */
  readonly path: string;
  /** From the pixels of the bitmap to the coordinates of the shape. */
  readonly matrix: Matrix;
  readonly isClipped: boolean;
}

/** Lottie's rule by which what runs around a point counts. */
export const NON_ZERO = 1;

/** Lottie's rule by which holes are holes whichever way they run. */
export const EVEN_ODD = 2;

/** An opaque area, for a matte. */
export function opaquePart(paths: readonly LottiePath[], rule = EVEN_ODD): PaintedPart {
  return { kind: 'paint', ty: 'fl', paths, numbers: { c: [1, 1, 1], o: [100] }, fixed: { r: rule } };
}

const DIGITS: Record<string, number> = { c: 4, g: 4, s: 3, e: 3 };
/** Of places in a scaled space. */
const FINE = 5;

/** How a property of a part is written: by itself, or through time. */
export interface PartProperties {
  numbers(name: string, digits: number): LottieNumbers;
  path(index: number): LottieProperty<readonly LottiePath[]> | { a: 0; k: LottiePath };
}

/** A part that does not change. */
export function stillPart(part: PaintedPart): PartProperties {
  const numbers = numbersOf(part);
  return {
    numbers: (name, digits) => propertyOf([{ t: 0, v: numbers[name], way: 'hold' }], digits),
    path: (index) => ({ a: 0, k: part.paths[index] }),
  };
}

/** All numbers of a part, those of its place too. */
export function numbersOf({ numbers, place }: PaintedPart): Readonly<Record<string, readonly number[]>> {
  if (!place) return numbers;
  const { p, s, r, sk } = placeParts(place, { x: 0, y: 0 });
  return { ...numbers, 'tr p': p, 'tr s': s, 'tr r': r, 'tr sk': sk };
}

/** The items of a part, as a group where there are several parts. */
export function partItems(part: PaintedPart, properties: PartProperties, isAlone: boolean): LottieItem[] {
  const { ty, fixed, numbers, stops, place } = part;
  const style = Object.fromEntries(
    Object.keys(numbers).map((name) => {
      const property = properties.numbers(name, DIGITS[name] ?? 3);
      return [name, name === 'g' ? { p: stops, k: property } : property];
    }),
  );
  const paths = part.paths.map((_, index): LottieItem => ({ ty: 'sh', ks: properties.path(index) }));
  const items = [...paths, { ...fixed, ...style, ty }];
  if (isAlone && !place) return items;
  const tr = {
    ty: 'tr',
    p: place ? properties.numbers('tr p', FINE) : { a: 0, k: [0, 0] },
    a: { a: 0, k: [0, 0] },
    s: place ? properties.numbers('tr s', FINE) : { a: 0, k: [100, 100] },
    r: place ? properties.numbers('tr r', FINE) : { a: 0, k: 0 },
    o: { a: 0, k: 100 },
    ...(place ? { sk: properties.numbers('tr sk', FINE), sa: { a: 0, k: 0 } } : {}),
  };
  return [{ ty: 'gr', it: [...items, tr] }];
}
