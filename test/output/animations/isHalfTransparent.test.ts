import { isHalfTransparent } from '../../../output/animations/isHalfTransparent';
import type { Pixels } from '../../../output/pixels/encodeBitmap';

/** A square of 40 pixels in one of 60, whose edge is half transparent, as smooth edges are. */
function squareOf(inside: number, edge: number): Pixels {
  const [width, height] = [60, 60];
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 10; y < 50; y++)
    for (let x = 10; x < 50; x++) {
      const isEdge = x === 10 || x === 49 || y === 10 || y === 49;
      rgba[4 * (y * width + x) + 3] = isEdge ? edge : inside;
    }
  return { width, height, rgba };
}

it.each([
  ['opaque, with smooth edges', 255, 128, false],
  ['half transparent', 128, 128, true],
  ['nearly opaque', 250, 250, false],
  ['empty', 0, 0, false],
])('A picture that is %s (%d, its edge %d): %j', (_, inside, edge, is) => {
  expect(isHalfTransparent(squareOf(inside, edge))).toBe(is);
});
