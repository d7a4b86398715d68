import { decode } from 'modern-gif';
import { finish } from '../../../output/formats/PausableTask';
import { encodeGif, type GifFrame } from '../../../output/animations/encodeGif';

/** Frames of one pixel, each of its own colour. */
function framesOf(count: number): GifFrame[] {
  return Array.from({ length: count }, (_, start) => ({
    pixels: { width: 1, height: 1, rgba: Uint8Array.of(start, 0, 0, 255) },
    start,
    duration: 1,
  }));
}

describe('encodeGif', () => {
  it.each([
    [24, 24, 1000],
    [50, 10, 200],
    [60, 12, 200],
    [100, 20, 200],
    [120, 24, 200],
    [1000, 1, 20],
  ])('A rate of %i frames in a second makes %i frames last %i ms', (frameRate, count, milliseconds) => {
    const { frames } = decode(finish(encodeGif(framesOf(count), frameRate)) as Uint8Array<ArrayBuffer>);
    expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(milliseconds);
    expect(Math.min(...frames.map(({ delay }) => delay))).toBeGreaterThanOrEqual(20);
  });
});
