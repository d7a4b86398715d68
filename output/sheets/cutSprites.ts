import type { Pixels } from '../pixels/encodeBitmap';
import type { Sequence } from '../pictures/Sequence';
import { cropPixels } from '../pixels/cropPixels';
import { paintedBox } from '../pixels/paintedBox';
import type { PausableTask } from '../formats/PausableTask';
import type { PictureSet } from '../pixels/PictureSet';
import type { SheetOptions } from '../formats/SheetOptions';
import { requireRoom } from './packPictures';
import type { Sprite } from './Sprite';

/**
 * The frames of a sequence as sprites. What frames have in common is drawn and kept once.
 *
 * @throws SheetOverflow for a frame that is larger than a sheet may be.
 */
export function* cutSprites(
  sequence: Sequence,
  { sheet, scale, name }: { sheet: SheetOptions; scale: number; name: string },
  pictures: PictureSet,
): PausableTask<Sprite[]> {
  const { subject, frames } = sequence;
  const { trim } = sheet;
  const view = yield* sequence.findPixelView();
  const spritesByContent = new Map<string, Omit<Sprite, 'name'>>();
  const cut = (frame: number): Omit<Sprite, 'name'> => {
    const pixels = sequence.pixels(frame, scale);
    const part = trim ? (paintedBox(pixels.rgba, pixels.width, pixels.height) ?? EMPTY) : wholeOf(pixels);
    requireRoom(part, sheet);
    return {
      picture: pictures.add(trim ? cropPixels(pixels, part) : pixels),
      source: { width: pixels.width, height: pixels.height },
      part,
      pivot: { x: -view.x * scale, y: -view.y * scale },
      duration: 1000 / subject.frameRate,
    };
  };
  const sprites: Sprite[] = [];
  for (const frame of frames) {
    const content = sequence.content(frame);
    let sprite = spritesByContent.get(content);
    if (!sprite) spritesByContent.set(content, (sprite = cut(frame)));
    sprites.push({ ...sprite, name: numbered(name, frame) });
    yield;
  }
  return sprites;
}

/** A frame that shows nothing keeps one transparent pixel: no format knows sprites without a size. */
const EMPTY = { x: 0, y: 0, width: 1, height: 1 };

function wholeOf({ width, height }: Pixels): typeof EMPTY {
  return { x: 0, y: 0, width, height };
}

const DIGITS = 4;

/** `star0000`: as Animate names the frames of its sheets. */
function numbered(name: string, frame: number): string {
  return name + String(frame).padStart(DIGITS, '0');
}
