import { Host } from '../../../app/host/Host';
import { openLiteral } from '../../../app/host/openLiteral';
import { DEFAULTS } from '../../../output/formats/ExportOptions';
import { MAKERS } from '../../../output/makers';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import { SheetOverflow } from '../../../output/sheets/packPictures';
import { nodePlatform } from '../../../platform/node/nodePlatform';

it.each([
  ['sheet', { trim: false }, 'a picture of 30 x 20 pixels'],
  ['sheet', { trim: true }, 'a picture of 9 x 5 pixels'],
  ['atlas', {}, 'a picture of 9 x 5 pixels'],
] as const)('An export to %s ends with the first picture that has no room: %j', (format, sheet, message) => {
  const document = openLiteral(new Host(nodePlatform), {
    width: 30,
    height: 20,
    layers: [
      {
        frames: Array.from({ length: 12 }, (_, frame) => ({
          elements: [{ shape: 'rectangle', x: 1, y: 1, width: 9 + frame, height: 5 }],
        })),
      },
    ],
  });
  let rasterized = 0;
  const context = {
    film: document.film,
    rasterizer: {
      rasterize: (...args: Parameters<typeof nodePlatform.rasterizer.rasterize>) => {
        rasterized++;
        return nodePlatform.rasterizer.rasterize(...args);
      },
    },
    fontFolders: [],
    maxPixels: 1e6,
    stopwatch: new Stopwatch(() => 0),
  };
  const [timeline] = document.timelines;
  const subject = sceneSubject(document.film, timeline, document.name);
  const options = { ...DEFAULTS, sheet: { ...DEFAULTS.sheet, ...sheet, maxSize: 8 } };
  const make = (): unknown => [...MAKERS[format](subject, 'a', options, context)];
  expect(make).toThrow(SheetOverflow);
  rasterized = 0;
  expect(make).toThrow(`${message} does not fit on a sheet of 8 x 8`);
  expect(rasterized).toBe(1);
});
