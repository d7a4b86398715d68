import main from 'gifenc';
import type { PausableTask } from '../formats/PausableTask';
import type { Pixels } from '../pixels/encodeBitmap';
import { reduceColors } from './reduceColors';

export interface GifFrame {
  pixels: Pixels;
  /** The place of its first frame, and how many it lasts. */
  start: number;
  duration: number;
}

/** A hundredth of a second, in which the format counts; viewers slow down what is shorter than two. */
const TICK = 10;
const SHORTEST = 2;
const STAYS = 1;
const IS_CLEARED = 2;

export interface GifOptions {
  /** Maximum number of colours of a frame, beside a transparent one; default: as many as the format has. */
  readonly colors?: number;
  /** How often it repeats: 0, the default, is endlessly, -1 is never. */
  readonly repeats?: number;
}

/** An animated GIF. Frames that are too short for the format give their time to the next ones. */
export function* encodeGif(
  frames: Iterable<GifFrame>,
  frameRate: number,
  { colors, repeats = 0 }: GifOptions = {},
): PausableTask<Uint8Array> {
  const encoder = GIFEncoder();
  const timeOf = (frame: number): number => Math.round((frame * 1000) / frameRate / TICK);
  let shown = 0;
  const write = ({ pixels }: GifFrame, ticks: number): void => {
    const { palette, index, transparentIndex } = indexColors(pixels.rgba, colors);
    encoder.writeFrame(index, pixels.width, pixels.height, {
      palette,
      delay: ticks * TICK,
      repeat: repeats,
      transparent: transparentIndex !== undefined,
      transparentIndex: transparentIndex ?? 0,
      dispose: transparentIndex === undefined ? STAYS : IS_CLEARED,
    });
    shown += ticks;
  };
  let last: GifFrame | undefined;
  for (const frame of frames) {
    last = frame;
    const ticks = timeOf(frame.start + frame.duration) - shown;
    if (ticks >= SHORTEST) write(frame, ticks);
    yield;
  }
  if (last && shown === 0) write(last, SHORTEST);
  encoder.finish();
  return encoder.bytes();
}

/** Node's own modules see the package, which is CommonJS, as one object; others see what it exports by default. */
const GIFEncoder = typeof main === 'function' ? main : main.GIFEncoder;

/** Pixels of at most 256 colours. */
interface IndexedPixels {
  palette: number[][];
  index: Uint8Array;
  /** The number of the colour that stands for nothing. */
  transparentIndex?: number;
}

const COLORS = 256;
/** From here on a pixel counts as opaque: the format knows nothing between. */
const OPAQUE = 128;

/** A picture in few colours. Pixels that are half transparent or more become clear, all others opaque. */
export function withFewColors({ width, height, rgba }: Pixels, colors: number): Pixels {
  const { palette, index, transparentIndex } = indexColors(rgba, colors);
  const reduced = new Uint8Array(rgba.length);
  index.forEach((number, at) => {
    if (number !== transparentIndex) reduced.set([...palette[number], 255], at * 4);
  });
  return { width, height, rgba: reduced };
}

/** The colours themselves where they are few enough, or some that stand for them. @param rgba - straight colours */
function indexColors(rgba: Uint8Array, colors = COLORS): IndexedPixels {
  const count = rgba.length / 4;
  let isTransparent = false;
  for (let at = 3; at < rgba.length && !isTransparent; at += 4) isTransparent = rgba[at] < OPAQUE;
  const most = Math.min(colors, isTransparent ? COLORS - 1 : COLORS);
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
