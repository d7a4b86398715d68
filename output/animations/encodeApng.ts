import type { Compression } from '../../platform/Compression';
import { joinBytes } from '../../platform/joinBytes';
import type { PausableTask } from '../formats/PausableTask';
import { cropPixels } from '../pixels/cropPixels';
import type { Pixels } from '../pixels/encodeBitmap';
import { packPixels, pngChunk, pngEnd, pngHead } from '../pixels/encodePng';
import type { PixelBox } from '../pixels/paintedBox';

export interface ApngFrame {
  pixels: Pixels;
  /** How many frames it lasts. */
  duration: number;
}

/**
 * An animated PNG that runs forever, with all colours and opacities. Each frame but the first holds what has changed.
 * Source: the PNG specification, third edition, chunks acTL, fcTL, fdAT.
 */
export function* encodeApng(
  frames: Iterable<ApngFrame>,
  frameRate: number,
  compression: Compression,
): PausableTask<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let number = 0;
  let count = 0;
  let before: Pixels | undefined;
  for (const { pixels, duration } of frames) {
    const box = before
      ? changedBox(before, pixels)
      : { x: 0, y: 0, width: pixels.width, height: pixels.height };
    const control = frameControl(number++, box, delayOf(duration, frameRate));
    chunks.push(pngChunk('fcTL', control, compression));
    const data = packPixels(before ? cropPixels(pixels, box) : pixels, compression);
    chunks.push(
      before
        ? pngChunk('fdAT', joinBytes([bigEndian(number++), data]), compression)
        : pngChunk('IDAT', data, compression),
    );
    chunks.unshift(...(before ? [] : [pngHead(pixels, compression)]));
    before = pixels;
    count++;
    yield;
  }
  const animation = pngChunk('acTL', joinBytes([bigEndian(count), bigEndian(0)]), compression);
  const [head, ...others] = chunks;
  return joinBytes([head, animation, ...others, pngEnd(compression)]);
}

/** Seconds as a fraction of two 16-bit numbers. */
interface Delay {
  seconds: number;
  parts: number;
}

const MAX_VALUE = 65535;

function delayOf(duration: number, frameRate: number): Delay {
  const parts = Number.isInteger(frameRate) ? frameRate : Math.round(frameRate * 100);
  const seconds = Number.isInteger(frameRate) ? duration : duration * 100;
  if (seconds <= MAX_VALUE && parts <= MAX_VALUE) return { seconds, parts };
  return { seconds: Math.min(MAX_VALUE, Math.round((duration * 10) / frameRate)), parts: 10 };
}

function frameControl(
  number: number,
  { x, y, width, height }: PixelBox,
  { seconds, parts }: Delay,
): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  [number, width, height, x, y].forEach((value, index) => view.setUint32(index * 4, value));
  view.setUint16(20, seconds);
  view.setUint16(22, parts);
  // The last two bytes stay 0: the frame stays, and replaces what is below it, transparent or not.
  return bytes;
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The box of the pixels that differ between pictures of one size; one pixel where none does. */
function changedBox(before: Pixels, { width, height, rgba }: Pixels): PixelBox {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (isSame(before.rgba, rgba, at)) continue;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      box.bottom = y;
    }
  }
  if (box.right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 };
}

function isSame(one: Uint8Array, other: Uint8Array, at: number): boolean {
  return (
    one[at] === other[at] &&
    one[at + 1] === other[at + 1] &&
    one[at + 2] === other[at + 2] &&
    one[at + 3] === other[at + 3]
  );
}
