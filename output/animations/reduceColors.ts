/** Cells of colours per channel, and one before the first: sums begin there. */
const CELLS = 33;
const BITS = 3;
const STEPS = [CELLS * CELLS, CELLS, 1] as const;
const SIZE = CELLS ** 3;

/** A box of cells: the lower bounds are exclusive, the upper ones inclusive. */
interface ColorBox {
  low: number[];
  high: number[];
  /** How much the colours inside differ, all together. */
  variance: number;
}

/** The colours of a picture in few ones. */
export interface ReducedColors {
  palette: number[][];
  /** The number of the colour that stands for another one. */
  indexOf(red: number, green: number, blue: number): number;
}

/**
 * Finds at most `most` colours that stand for those of a picture with little error: the box of colours that differ most
 * is cut where its halves differ least, until there are enough boxes. The time grows with the pixels only.
 *
 * Source: Xiaolin Wu, Efficient Statistical Computations for Optimal Color Quantization, Graphics Gems II.
 *
 * @param rgba - straight colours
 * @param isCounted - receives the alpha of a pixel
 */
export function reduceColors(
  rgba: Uint8Array,
  most: number,
  isCounted: (alpha: number) => boolean,
): ReducedColors {
  const moments = new Moments(rgba, isCounted);
  const boxes = [moments.box([0, 0, 0], [CELLS - 1, CELLS - 1, CELLS - 1])];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (other.variance > one.variance ? other : one));
    const halves = widest.variance > 0 ? moments.cut(widest) : undefined;
    if (halves) boxes.splice(boxes.indexOf(widest), 1, ...halves);
    // A box that cannot be cut is one colour in the resolution of the cells.
    else if (widest.variance > 0) widest.variance = 0;
    else break;
  }
  const indices = new Uint8Array(SIZE);
  boxes.forEach((box, index) => mark(indices, box, index));
  return {
    palette: boxes.map((box) => moments.mean(box)),
    indexOf: (red, green, blue) => indices[cellOf(red, green, blue)],
  };
}

function cellOf(red: number, green: number, blue: number): number {
  return ((red >> BITS) + 1) * STEPS[0] + ((green >> BITS) + 1) * STEPS[1] + (blue >> BITS) + 1;
}

/** Sums of pixels, of their channels, and of the squares of those, over all cells up to each one. */
class Moments {
  private readonly counts = new Float64Array(SIZE);
  private readonly sums = [new Float64Array(SIZE), new Float64Array(SIZE), new Float64Array(SIZE)];
  private readonly squares = new Float64Array(SIZE);

  constructor(rgba: Uint8Array, isCounted: (alpha: number) => boolean) {
    const { counts, squares } = this;
    const [reds, greens, blues] = this.sums;
    for (let at = 0; at < rgba.length; at += 4) {
      if (!isCounted(rgba[at + 3])) continue;
      const [red, green, blue] = [rgba[at], rgba[at + 1], rgba[at + 2]];
      const cell = cellOf(red, green, blue);
      counts[cell]++;
      reds[cell] += red;
      greens[cell] += green;
      blues[cell] += blue;
      squares[cell] += red * red + green * green + blue * blue;
    }
    // Summed along each axis in turn, each cell contains the sum up to it along all.
    for (const list of [counts, ...this.sums, squares])
      for (const step of STEPS)
        for (let cell = STEPS[0]; cell < SIZE; cell++)
          if (Math.floor(cell / step) % CELLS > 0) list[cell] += list[cell - step];
  }

  box(low: number[], high: number[]): ColorBox {
    const count = total(this.counts, low, high);
    const squared = this.sums.reduce((sum, list) => sum + total(list, low, high) ** 2, 0);
    return { low, high, variance: count === 0 ? 0 : total(this.squares, low, high) - squared / count };
  }

  mean({ low, high }: ColorBox): number[] {
    const count = Math.max(1, total(this.counts, low, high));
    return this.sums.map((list) => Math.round(total(list, low, high) / count));
  }

  /** The halves of a box whose colours differ least; undefined for a box whose colours are in one cell. */
  cut({ low, high }: ColorBox): ColorBox[] | undefined {
    const whole = [this.counts, ...this.sums].map((list) => total(list, low, high));
    let best: { axis: number; at: number; gain: number } | undefined;
    for (let axis = 0; axis < STEPS.length; axis++) {
      for (let at = low[axis] + 1; at < high[axis]; at++) {
        const [count, ...sums] = [this.counts, ...this.sums].map((list) =>
          total(list, low, replaced(high, axis, at)),
        );
        const rest = whole[0] - count;
        if (count === 0 || rest === 0) continue;
        let gain = 0;
        sums.forEach((sum, channel) => (gain += sum ** 2 / count + (whole[channel + 1] - sum) ** 2 / rest));
        if (!best || gain > best.gain) best = { axis, at, gain };
      }
    }
    if (!best) return undefined;
    const { axis, at } = best;
    return [this.box(low, replaced(high, axis, at)), this.box(replaced(low, axis, at), high)];
  }
}

function replaced(place: readonly number[], axis: number, at: number): number[] {
  return place.map((value, index) => (index === axis ? at : value));
}

/** What a list of sums holds inside a box. */
function total(list: Float64Array, [r0, g0, b0]: number[], [r1, g1, b1]: number[]): number {
  const [red, green] = STEPS;
  return (
    list[r1 * red + g1 * green + b1] -
    list[r1 * red + g1 * green + b0] -
    list[r1 * red + g0 * green + b1] +
    list[r1 * red + g0 * green + b0] -
    list[r0 * red + g1 * green + b1] +
    list[r0 * red + g1 * green + b0] +
    list[r0 * red + g0 * green + b1] -
    list[r0 * red + g0 * green + b0]
  );
}

function mark(indices: Uint8Array, { low, high }: ColorBox, index: number): void {
  for (let red = low[0] + 1; red <= high[0]; red++)
    for (let green = low[1] + 1; green <= high[1]; green++) {
      const row = red * STEPS[0] + green * STEPS[1];
      indices.fill(index, row + low[2] + 1, row + high[2] + 1);
    }
}
