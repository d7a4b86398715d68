import { GIFEncoder } from './gifPackage';
import type { Work } from '../formats/Work';
import type { Pixels } from '../pixels/encodeBitmap';
import { indexColors } from './indexColors';

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

/** An animated GIF that runs forever. Frames that are too short for the format give their time to the next ones. */
export function* encodeGif(frames: Iterable<GifFrame>, frameRate: number): Work<Uint8Array> {
  const encoder = GIFEncoder();
  const timeOf = (frame: number): number => Math.round((frame * 1000) / frameRate / TICK);
  let shown = 0;
  const write = ({ pixels }: GifFrame, ticks: number): void => {
    const { palette, index, transparentIndex } = indexColors(pixels.rgba);
    encoder.writeFrame(index, pixels.width, pixels.height, {
      palette,
      delay: ticks * TICK,
      repeat: 0,
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
