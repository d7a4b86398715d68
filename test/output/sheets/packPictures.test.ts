import fc from 'fast-check';
import { packPictures, SheetOverflow } from '../../../output/sheets/packPictures';
import { DEFAULT_SHEET } from '../../../output/formats/SheetOptions';

const size = fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) });

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
        return {
          sheet,
          x,
          y,
          right: x + (isRotated ? height : width),
          bottom: y + (isRotated ? width : height),
        };
      });
      boxes.forEach((box, i) => {
        const { width, height } = sheets[box.sheet]!;
        expect([box.x >= padding, box.y >= padding, box.right <= width, box.bottom <= height]).not.toContain(
          false,
        );
        for (const other of boxes.slice(i + 1)) {
          const meet =
            box.sheet === other.sheet &&
            box.x < other.right + padding &&
            other.x < box.right + padding &&
            box.y < other.bottom + padding &&
            other.y < box.bottom + padding;
          expect(meet).toBe(false);
        }
      });
    },
  );
  fc.assert(property, { numRuns: 200 });
});

it('A picture that is larger than a sheet may be is refused, with its size', () => {
  const pack = (): unknown => packPictures([{ width: 200, height: 10 }], { ...DEFAULT_SHEET, maxSize: 128 });
  expect(pack).toThrow(SheetOverflow);
  expect(pack).toThrow('200 x 10 pixels');
});
