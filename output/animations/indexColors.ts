import { reduceColors } from './reduceColors';

/** Pixels of at most 256 colours. */
export interface IndexedPixels {
  palette: number[][];
  index: Uint8Array;
  /** The number of the colour that stands for nothing. */
  transparentIndex?: number;
}

const COLORS = 256;
/** From here on a pixel counts as opaque: the format knows nothing between. */
const OPAQUE = 128;

/** The colours themselves where they are few enough, or 256 that stand for them. @param rgba - straight colours */
export function indexColors(rgba: Uint8Array): IndexedPixels {
  const count = rgba.length / 4;
  let isTransparent = false;
  for (let at = 3; at < rgba.length && !isTransparent; at += 4) isTransparent = rgba[at] < OPAQUE;
  const most = isTransparent ? COLORS - 1 : COLORS;
  const { palette, index } = exactColors(rgba, most) ?? nearestColors(rgba, most);
  if (!isTransparent) return { palette, index };
  const transparentIndex = palette.length;
  for (let at = 0; at < count; at++) if (rgba[at * 4 + 3] < OPAQUE) index[at] = transparentIndex;
  return { palette: [...palette, [0, 0, 0]], index, transparentIndex };
}

function exactColors(rgba: Uint8Array, most: number): IndexedPixels | undefined {
  const numbers = new Map<number, number>();
  const index = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < index.length; at++) {
    if (rgba[at * 4 + 3] < OPAQUE) continue;
    const color = (rgba[at * 4] << 16) | (rgba[at * 4 + 1] << 8) | rgba[at * 4 + 2];
    let number = numbers.get(color);
    if (number === undefined) numbers.set(color, (number = numbers.size));
    if (number >= most) return undefined;
    index[at] = number;
  }
  return {
    palette: [...numbers.keys()].map((color) => [color >> 16, (color >> 8) & 255, color & 255]),
    index,
  };
}

function nearestColors(rgba: Uint8Array, most: number): IndexedPixels {
  const { palette, indexOf } = reduceColors(rgba, most, (alpha) => alpha >= OPAQUE);
  const index = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < index.length; at++)
    index[at] = indexOf(rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]);
  return { palette, index };
}
