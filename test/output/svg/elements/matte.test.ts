import { PNG } from 'pngjs';
import { createHost } from '../../../../app';
import { rasterize } from '../../../support/onNode';

/** The colours of a picture of 60 x 60 pixels: inside a circle of 40 pixels at (10, 10), in its corner, and outside. */
function colorsWith(script: string): string[] {
  const circle = { shape: 'oval' as const, x: 0, y: 0, width: 40, height: 40, fill: '#0000FF', stroke: null };
  const host = createHost({
    width: 60,
    height: 60,
    library: [{ name: 'circle', layers: [{ elements: [circle] }] }],
    layers: [{ elements: [{ item: 'circle', x: 10, y: 10 }] }],
  });
  host.run(`var circle = document.getTimeline().layers[0].frames[0].elements[0]; ${script}`);
  const { data } = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }), { isSmooth: false })));
  host.dispose();
  const places = [
    [30, 30],
    [12, 12],
    [5, 5],
  ];
  return places.map(([x, y]) => data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3).toString('hex'));
}

describe('an instance that is cached as a bitmap', () => {
  it.each([
    ['is on its opaque background', 'circle.cacheAsBitmap = true;', 'true', ['0000ff', '00ff00', 'ffffff']],
    [
      'is on nothing with transparency',
      'circle.cacheAsBitmap = true;',
      'false',
      ['0000ff', 'ffffff', 'ffffff'],
    ],
    ['is on nothing when it is not cached', '', 'true', ['0000ff', 'ffffff', 'ffffff']],
    [
      'takes its background along with a blend mode',
      'circle.cacheAsBitmap = true; circle.blendMode = "multiply";',
      'true',
      ['0000ff', '00ff00', 'ffffff'],
    ],
  ])('%s', (_title, script, isOpaque, colors) => {
    const background = `circle.useBackgroundColor = ${isOpaque}; circle.backgroundColor = "#00FF00";`;
    expect(colorsWith(script + background)).toEqual(colors);
  });
});

it('The opaque background covers whole pixels', () => {
  const square = {
    shape: 'rectangle' as const,
    x: 0,
    y: 0,
    width: 20.3,
    height: 20.3,
    fill: '#0000FF',
    stroke: null,
  };
  const host = createHost({
    width: 60,
    height: 60,
    library: [{ name: 'square', layers: [{ elements: [square] }] }],
    layers: [{ elements: [{ item: 'square', x: 10.4, y: 10.4 }] }],
  });
  host.run(
    `var square = document.getTimeline().layers[0].frames[0].elements[0];
     square.cacheAsBitmap = true; square.useBackgroundColor = true; square.backgroundColor = '#00FF00';`,
  );
  const { data } = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }))));
  host.dispose();
  const at = (x: number): string => data.subarray((20 * 60 + x) * 4, (20 * 60 + x) * 4 + 3).toString('hex');
  expect([9, 10, 29].map(at)).toEqual(['ffffff', '0000ff', '0000ff']);
  // Blue covers a quarter of this pixel, the background all of it.
  expect(at(30)).toMatch(/^00[a-c].[3-5].$/);
  expect(at(31)).toBe('ffffff');
});
