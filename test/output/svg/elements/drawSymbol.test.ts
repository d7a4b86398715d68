import { PNG } from 'pngjs';
import { createHost } from '../../../../app';
import { rasterize } from '../../../support/onNode';

const square = {
  shape: 'rectangle' as const,
  x: 0,
  y: 0,
  width: 20,
  height: 20,
  fill: '#000000',
  stroke: null,
};

/** How dark the pixels along a line through the squares are, each a digit: 0 for white, 9 for black. */
function row(script: string, from: number, to: number): string {
  const host = createHost({
    width: 60,
    height: 60,
    library: [
      { name: 'square', layers: [{ elements: [square] }] },
      { name: 'around', layers: [{ elements: [{ item: 'square', x: 0.25, y: 0 }] }] },
    ],
    layers: [{ elements: [{ item: 'around', x: 10.25, y: 10.25 }] }],
  });
  host.run(
    `var outer = document.getTimeline().layers[0].frames[0].elements[0];
     var inner = document.library.items[1].timeline.layers[0].frames[0].elements[0]; ${script}`,
  );
  const { data } = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }))));
  host.dispose();
  const dark = (x: number): number => Math.round(((255 - data[(20 * 60 + x) * 4]) / 255) * 9);
  return Array.from({ length: to - from }, (_none, i) => dark(from + i)).join('');
}

const NO_BLUR = `[{ name: 'blurFilter', blurX: 0, blurY: 0, quality: 'low' }]`;

describe('an instance from 10.5 to 30.5', () => {
  it.each([
    ['is there', '', '0599', '9950'],
    ['is on whole pixels when it is cached as a bitmap', 'inner.cacheAsBitmap = true;', '0099', '9990'],
    ['is on whole pixels inside of a cached instance', 'outer.cacheAsBitmap = true;', '0099', '9990'],
    ['is on whole pixels with a filter', `inner.filters = ${NO_BLUR};`, '0099', '9990'],
    [
      'is there with a filter that is switched off',
      `inner.filters = ${NO_BLUR}; var list = inner.filters; list[0].enabled = false; inner.filters = list;`,
      '0599',
      '9950',
    ],
  ])('%s', (_title, script, start, end) => {
    expect([row(script, 9, 13), row(script, 28, 32)]).toEqual([start, end]);
  });
});
