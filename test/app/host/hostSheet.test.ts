import type { Sheet, SheetFrame, SheetSettings } from '../../../host-mocks/model/document/PictureExports';
import { hostSheet } from '../../../app/host/hostSheet';
import { SheetOverflow } from '../../../output/sheets/packPictures';
import { placeOnSheet } from '../../../output/sheets/placeOnSheet';

const TEXT = { app: 'Adobe Animate', version: '21.0.3.38773', image: 'a.png', isWide: false };
const SETTINGS: SheetSettings = {
  ...{ layout: 'JSON', text: TEXT, algorithm: 'basic', trim: true, rotate: false, stack: true },
  ...{ border: 0, padding: 0, width: 8192, height: 8192, isAutomatic: true },
};

/** A frame of that size; each number is another picture. */
function frame(
  name: string,
  width: number,
  height: number,
  number: number,
  more: Partial<SheetFrame> = {},
): SheetFrame {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  rgba[0] = number;
  const part = { x: 0, y: 0, width, height };
  return { name, width, height, rgba, part, pivot: { x: 0, y: 0 }, isFirst: number === 0, ...more };
}

function sheetOf(frames: readonly SheetFrame[], settings: Partial<SheetSettings> = {}): Sheet {
  return hostSheet(frames, { ...SETTINGS, ...settings }, () => new Uint8Array());
}

const sized = (sizes: readonly (readonly [number, number])[]): SheetFrame[] =>
  sizes.map(([width, height], number) => frame(`f${number}`, width, height, number));

interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}
const placesIn = ({ data }: Sheet): number[][] =>
  Object.values((JSON.parse(data) as { frames: Record<string, { frame: Rectangle }> }).frames).map(
    ({ frame: { x, y, w, h } }) => [x, y, w, h],
  );

/** A sheet of Flash CS6 (12.0.2.529): 256 x 512, in rows. */
const WALK = [
  [0, 0, 67, 92],
  [67, 0, 66, 93],
  [133, 0, 67, 92],
  [0, 93, 67, 93],
  [67, 93, 66, 93],
  [133, 93, 71, 92],
  [0, 186, 71, 93],
  [71, 186, 71, 93],
  [142, 186, 70, 93],
  [0, 279, 71, 93],
  [71, 279, 67, 92],
];

describe('the places on a sheet', () => {
  it('They are those of a sheet that Flash wrote', () => {
    const sheet = sheetOf(sized(WALK.map(([, , width, height]) => [width, height])));
    expect([sheet.width, sheet.height]).toEqual([256, 512]);
    expect(placesIn(sheet)).toEqual(WALK);
  });

  // Animate 19: 45 frames of 371 x 297, 5 in a row. Animate 23: 15 of 764 x 628. Animate 20: gaps of 10, none at the edge.
  it.each<[string, Partial<SheetSettings>, [number, number][], [number, number], last: number[]]>([
    ['higher before wider', {}, Array.from({ length: 45 }, () => [371, 297]), [2048, 4096], [1484, 2376]],
    [
      'wider where it has to be',
      {},
      Array.from({ length: 15 }, () => [764, 628]),
      [4096, 2048],
      [3056, 1256],
    ],
    [
      'with a gap between frames',
      { padding: 10, isAutomatic: false },
      Array.from({ length: 19 }, () => [439, 469]),
      [8192, 8192],
      [0, 479],
    ],
    [
      'with a border around each',
      { border: 5, width: 100, height: 60, isAutomatic: false },
      [
        [39, 10],
        [39, 12],
        [39, 9],
      ],
      [100, 60],
      [5, 27],
    ],
  ])('They are %s', (_what, settings, sizes, size, last) => {
    // Places follow from sizes: no pictures of these many pixels are made.
    const pictures = sizes.map(([width, height]) => ({ width, height }));
    const sheet = placeOnSheet(pictures, { ...SETTINGS, ...settings });
    expect([sheet.width, sheet.height]).toEqual(size);
    const { x, y } = sheet.places.at(-1) ?? {};
    expect([x, y]).toEqual(last);
  });

  it.each(['basic', 'maxRects'] as const)(
    'Those of %s do not overlap, and overflow where there is no room',
    (algorithm) => {
      const sizes = Array.from({ length: 30 }, (_, i): [number, number] => [
        5 + ((i * 7) % 23),
        4 + ((i * 5) % 17),
      ]);
      const { width, height, ...sheet } = sheetOf(sized(sizes), { algorithm });
      expect([width, height].every((side) => Number.isInteger(Math.log2(side)))).toBe(true);
      const cells = placesIn({ width, height, ...sheet });
      const outside = cells.filter(([x, y, w, h]) => x + w > width || y + h > height);
      const meeting = cells.flatMap(([x, y, w, h], i) =>
        cells
          .slice(i + 1)
          .filter(([ox, oy, ow, oh]) => x + w > ox && ox + ow > x && y + h > oy && oy + oh > y),
      );
      expect([cells.length, outside, meeting]).toEqual([30, [], []]);
      expect(() => sheetOf(sized(sizes), { algorithm, width: 64, height: 64 })).toThrow(SheetOverflow);
    },
  );
});

describe('the data of a sheet, line by line', () => {
  const trimmed = frame('b"0001', 8, 6, 1, { part: { x: 2, y: 1, width: 4, height: 3 } });
  const frames = [frame('a0000', 5, 4, 0, { pivot: { x: 0.05, y: -3 } }), trimmed];
  const META = `"meta": {
\t"app": "Adobe Animate",
\t"version": "21.0.3.38773",
\t"image": "a.png",
\t"format": "RGBA8888",
\t"size": {"w":8,"h":8},
\t"scale": "1"
}
}
`;
  const ENTRIES = [
    `\t"frame": {"x":0,"y":0,"w":5,"h":4},
\t"rotated": false,
\t"trimmed": false,
\t"spriteSourceSize": {"x":0,"y":0,"w":5,"h":4},
\t"sourceSize": {"w":5,"h":4}
}`,
    `\t"frame": {"x":0,"y":4,"w":4,"h":3},
\t"rotated": false,
\t"trimmed": true,
\t"spriteSourceSize": {"x":2,"y":1,"w":8,"h":6},
\t"sourceSize": {"w":8,"h":6}
}`,
  ];
  const XML = '<?xml version="1.0" encoding="utf-8"?>\n<TextureAtlas imagePath="a.png">\n';
  const COMMENTS = `\t<!-- Created with Adobe Animate version 21.0.3.38773 -->
\t<!-- http://www.adobe.com/products/animate.html -->
`;
  const PART =
    'width="4" height="3" frameX="-2" frameY="-1" frameWidth="8" frameHeight="6"/>\n</TextureAtlas>\n';

  it.each([
    ['JSON', 'json', `{"frames": {\n\n"a0000":\n{\n${ENTRIES[0]},\n"b\\"0001":\n{\n${ENTRIES[1]}},\n${META}`],
    [
      'JSON-Array',
      'json',
      `{"frames": [\n\n{\n\t"filename": "a0000",\n${ENTRIES[0]}\n,{\n\t"filename": "b\\"0001",\n${ENTRIES[1]}],\n${META}`,
    ],
    [
      'Sparrow v2',
      'xml',
      `${XML}${COMMENTS}\t<SubTexture name="a0000" x="0" y="0" width="5" height="4"/>\n\t<SubTexture name="b&quot;0001" x="0" y="4" ${PART}`,
    ],
    [
      'Starling',
      'xml',
      `${XML}${COMMENTS}\t<SubTexture name="a0000" x="0" y="0" width="5" height="4" pivotX="0.05" pivotY="-3"/>\n\t<SubTexture name="b&quot;0001" x="0" y="4" ${PART}`,
    ],
  ])('It is the same as that of Adobe: %s', (layout, ending, data) => {
    const sheet = sheetOf(frames, { layout });
    expect(sheet.ending).toBe(ending);
    expect(sheet.data).toBe(data);
  });
});
