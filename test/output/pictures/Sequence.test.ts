import { Sequence } from '../../../output/pictures/Sequence';
import type { RenderContext } from '../../../output/pictures/RenderContext';
import { symbolSubject } from '../../../output/pictures/exportSubjects';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import { paintedBox, uniteBoxes, type PixelBox } from '../../../output/pixels/paintedBox';
import { Host } from '../../../app/host/Host';
import type { LayerLiteral } from '../../../app/literal/DocumentLiteral';
import { openLiteral } from '../../../app/host/openLiteral';
import type { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { nodePlatform } from '../../../platform/node/nodePlatform';

const COUNT = 30;

/** A star that dances and turns; `below` stays below it. */
function open(below: LayerLiteral[] = []): { sequence: Sequence; rasterized: () => string[] } {
  const host = new Host(nodePlatform);
  const document = openLiteral(host, {
    library: [
      { name: 'ground', layers: [{ elements: [{ shape: 'rectangle', width: 30, height: 30 }] }] },
      { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 5 }] }] },
      {
        name: 'dance',
        layers: [
          {
            frames: Array.from({ length: COUNT }, (_, frame) => ({
              elements: [
                {
                  item: 'star',
                  x: 20 * Math.sin(frame / 3),
                  y: 15 * Math.cos(frame / 2),
                  rotation: frame * 9,
                },
              ],
            })),
          },
          ...below,
        ],
      },
    ],
  });
  const pictures: string[] = [];
  const { rasterizer } = nodePlatform;
  const context: RenderContext = {
    film: document.film,
    rasterizer: {
      rasterize: (svg, options) => {
        pictures.push(svg);
        return rasterizer.rasterize(svg, options);
      },
    },
    fontFolders: [],
    maxPixels: 1e6,
    stopwatch: new Stopwatch(() => 0),
  };
  const subject = symbolSubject(document.film, document.library.find('dance') as SymbolItem);
  const frames = Array.from({ length: COUNT }, (_, frame) => frame);
  return { sequence: new Sequence(subject, frames, context, undefined), rasterized: () => pictures };
}

it('Pictures within the room that was found are not rasterized again to find it', () => {
  // The ground is not seen, and may paint on all sides of the star in each frame.
  const ground = { item: 'ground', x: -45, y: -45, scaleX: 3, scaleY: 3, alpha: 0 };
  const { sequence, rasterized } = open([{ frames: [{ duration: COUNT, elements: [ground] }] }]);
  const { view, pixelView } = sequence;
  expect(view.width).toBeGreaterThan(pixelView.width + 8);
  expect(pixelView).toEqual(open().sequence.pixelView);
  expect(rasterized().length).toBeLessThan(COUNT * 0.6);
});

it('The room that all frames need is found with few of them', () => {
  const { sequence, rasterized } = open();
  const { x, y, width, height } = sequence.pixelView;
  expect(rasterized().length).toBeLessThan(COUNT / 2);

  let painted: PixelBox | undefined;
  for (const frame of sequence.frames) {
    const { width: all, height: rows, rgba } = sequence.pixels(frame, 1);
    painted = uniteBoxes(painted, paintedBox(rgba, all, rows));
  }
  // Each side is touched by a frame, and no frame was cut: the next row and column would be bare.
  expect(painted).toEqual({ x: 0, y: 0, width, height });
  const { view } = sequence;
  let whole: PixelBox | undefined;
  for (const frame of sequence.frames) {
    const raster = nodePlatform.rasterizer.rasterize(sequence.svg(frame), {});
    whole = uniteBoxes(whole, paintedBox(raster.pixels, raster.width, raster.height));
  }
  expect(whole && { ...whole, x: whole.x + view.x, y: whole.y + view.y }).toEqual({ x, y, width, height });
});
