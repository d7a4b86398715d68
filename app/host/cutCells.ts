import { isEmpty, type Box } from '../../geometry/Box';
import type { SheetFrame } from '../../host-mocks/model/document/PictureExports';
import type { Sequence } from '../../output/pictures/Sequence';
import { cropPixels } from '../../output/pixels/cropPixels';
import type { Pixels } from '../../output/pixels/encodeBitmap';
import { paintedBox, uniteBoxes, type PixelBox } from '../../output/pixels/paintedBox';
import { pastePixels } from '../../output/pixels/pastePixels';
import type { View } from '../../output/svg/View';

/**
 * The frames of a sequence as Animate's exporter of sprite sheets cuts them: from the next whole pixel right of the box
 * of all frames to the next one right of its end, and the same from top to bottom; what is not seen keeps its place.
 * Source: 84 frames of Animate 16.
 */
export function cutCells(sequence: Sequence, nameOf: (frame: number) => string): SheetFrame[] {
  const { pixelView: view, frames } = sequence;
  const whole = sequence.boxOf();
  const cut = frames.map((frame) => {
    const pixels = sequence.pixels(frame, 1);
    const painted = paintedBox(pixels.rgba, pixels.width, pixels.height);
    return {
      frame,
      pixels,
      isPainted: painted !== undefined,
      part: partOf(sequence.boxOf(frame), painted, view),
    };
  });
  const seen = withinPixels(whole, { ...view, x: 0, y: 0 }, view);
  const cell = cut.reduce(
    (box, { isPainted, part }) => (isPainted ? box : (uniteBoxes(box, part) ?? box)),
    seen,
  );
  const pivot = isEmpty(whole) ? { x: 0, y: 0 } : { x: hundredths(-whole.left), y: hundredths(-whole.top) };
  return cut.map(({ frame, pixels, part: own }, index) => {
    const shown = own ?? { ...cell, width: 1, height: 1 };
    const part = { ...shown, x: shown.x - cell.x, y: shown.y - cell.y };
    return { ...moved(pixels, seen, cell), name: nameOf(frame), part, pivot, isFirst: index === 0 };
  });
}

/** What a frame shows, in pixels from the corner of the view; undefined for nothing, which has no place. */
function partOf(box: Box, painted: PixelBox | undefined, view: View): PixelBox | undefined {
  if (painted) return withinPixels(box, painted, view);
  if (isEmpty(box)) return undefined;
  const [left, top] = [next(box.left - view.x), next(box.top - view.y)];
  const [right, bottom] = [next(box.right - view.x), next(box.bottom - view.y)];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The part of a picture that is seen, in a cell that may be larger. */
function moved(pixels: Pixels, seen: PixelBox, { x, y, width, height }: PixelBox): Pixels {
  const part = cropPixels(pixels, seen);
  if (width === seen.width && height === seen.height) return part;
  const cell = { width, height, rgba: new Uint8Array(width * height * 4) };
  pastePixels(cell, part, seen.x - x, seen.y - y);
  return cell;
}

/** The part of some pixels that begins and ends at the next whole pixels of a box. @param corner - where pixels count from */
function withinPixels(box: Box, pixels: PixelBox, corner: { x: number; y: number }): PixelBox {
  if (isEmpty(box)) return pixels;
  const [x, width] = cut(pixels.x, pixels.width, box.left - corner.x, box.right - corner.x);
  const [y, height] = cut(pixels.y, pixels.height, box.top - corner.y, box.bottom - corner.y);
  return { x, y, width, height };
}

function cut(start: number, length: number, low: number, high: number): [start: number, length: number] {
  const last = start + length - 1;
  const from = Math.min(last, Math.max(start, next(low)));
  return [from, Math.max(1, Math.min(start + length, next(high)) - from)];
}

/** Sums of twips are not exact. */
const NEAR = 1e-6;

function next(value: number): number {
  return Math.ceil(value - NEAR);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
