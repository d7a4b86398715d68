import fc from 'fast-check';
import { packPictures, SheetOverflow } from '../../../output/sheets/packPictures';
import { DEFAULT_SHEET } from '../../../output/formats/SheetOptions';

interface Size {
  width: number;
  height: number;
}

const size = fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) });

/** Where a picture is on a sheet. */
interface Box {
  sheet: number;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/** The pairs of boxes that meet, and the boxes that are not inside of their sheet, by their numbers. */
function faultsOf(boxes: readonly Box[], sheets: readonly Size[], padding: number): string[] {
  return boxes.flatMap((box, i) => {
    const { width, height } = sheets[box.sheet]!;
    const isInside = box.x >= padding && box.y >= padding && box.right <= width && box.bottom <= height;
    const met = boxes.flatMap((other, j) =>
      j > i &&
      box.sheet === other.sheet &&
      box.x < other.right + padding &&
      other.x < box.right + padding &&
      box.y < other.bottom + padding &&
      other.y < box.bottom + padding
        ? [`${i} meets ${j}`]
        : [],
    );
    return isInside ? met : [`${i} is outside`, ...met];
  });
}

it('Pictures that meet or are outside are found', () => {
  const at = (x: number, y: number): Box => ({ sheet: 0, x, y, right: x + 10, bottom: y + 10 });
  const sheets = [{ width: 30, height: 30 }];
  expect(faultsOf([at(2, 2), at(14, 2)], sheets, 2)).toEqual([]);
  expect(faultsOf([at(2, 2), at(13, 2), at(2, 21)], sheets, 2)).toEqual(['0 meets 1', '2 is outside']);
  expect(faultsOf([at(1, 2)], sheets, 2)).toEqual(['0 is outside']);
});

it('No two pictures of a sheet meet, and each is inside of it, turned or not', () => {
  const property = fc.property(
    fc.array(size, { minLength: 1, maxLength: 12 }),
    fc.boolean(),
    fc.integer({ min: 0, max: 3 }),
    (pictures, rotate, padding) => {
      const options = { ...DEFAULT_SHEET, maxSize: 128, rotate, padding };
      const { places, sheets } = packPictures(pictures, options);
      const boxes = pictures.map(({ width, height }, i) => {
        const { sheet, x, y, isRotated } = places[i]!;
        const [across, down] = isRotated ? [height, width] : [width, height];
        return { sheet, x, y, right: x + across, bottom: y + down };
      });
      expect(faultsOf(boxes, sheets, padding)).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: 200 });
});

it('A picture that is larger than a sheet may be is refused, with its size', () => {
  const pack = (): unknown => packPictures([{ width: 200, height: 10 }], { ...DEFAULT_SHEET, maxSize: 128 });
  expect(pack).toThrow(SheetOverflow);
  expect(pack).toThrow('200 x 10 pixels');
});
