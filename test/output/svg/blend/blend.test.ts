import { PNG } from 'pngjs';
import { createHost } from '../../../../app';
import type { ElementLiteral, LayerLiteral } from '../../../../app/literal/DocumentLiteral';
import { rasterize } from '../../../support/onNode';

const square = (size: number, fill: string): ElementLiteral => {
  return { shape: 'rectangle', x: 0, y: 0, width: size, height: size, fill, stroke: null };
};
const library = [
  { name: 'orange', layers: [{ elements: [square(20, '#FF8000')] }] },
  { name: 'green', layers: [{ elements: [square(40, '#00A000')] }] },
  ...['add', 'subtract', 'alpha', 'erase'].map((blendMode) => ({
    name: `${blendMode} within`,
    layers: [{ elements: [{ item: 'orange', x: 10, y: 10, blendMode }] }, { elements: [{ item: 'green' }] }],
  })),
  {
    name: 'half alpha within',
    layers: [
      { elements: [{ item: 'orange', x: 10, y: 10, blendMode: 'alpha', alpha: 50 }] },
      { elements: [{ item: 'green' }] },
    ],
  },
];

/** The colours of a picture of 60 x 60 pixels at some places. */
function colorsOf(layers: LayerLiteral[], ...places: [number, number][]): string[] {
  const host = createHost({ width: 60, height: 60, backgroundColor: '#4080C0', library, layers });
  const { data } = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }), { isSmooth: false })));
  host.dispose();
  return places.map(([x, y]) => data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3).toString('hex'));
}

const onStage = (element: ElementLiteral): LayerLiteral[] => [{ elements: [element] }];

describe('blend modes on the stage', () => {
  it.each([
    ['add', 'ffffc0', 'the light of both'],
    ['subtract', '0000c0', 'what the light takes away'],
    ['invert', 'bf7f3f', 'the inverse of the ground'],
    ['alpha', '4080c0', 'nothing, without a layer around it'],
    ['erase', '4080c0', 'nothing, without a layer around it'],
  ])('%s shows %s: %s', (blendMode, expected) => {
    expect(colorsOf(onStage({ item: 'orange', x: 10, y: 10, blendMode }), [20, 20], [50, 50])).toEqual([
      expected,
      '4080c0',
    ]);
  });
});

describe('blend modes inside symbols', () => {
  it.each([
    ['add within', 'normal', 'ffff00', '00a000'],
    ['add within', 'layer', 'ffff00', '00a000'],
    ['subtract within', 'normal', '002000', '00a000'],
    ['subtract within', 'layer', '002000', '00a000'],
    ['alpha within', 'layer', '00a000', '00a000'],
    ['half alpha within', 'layer', '209060', '00a000'],
    ['alpha within', 'normal', '00a000', '00a000'],
    ['erase within', 'layer', '4080c0', '00a000'],
    ['erase within', 'normal', '00a000', '00a000'],
  ])('%s a symbol with the mode %s shows %s inside and %s beside', (item, blendMode, inside, beside) => {
    const places: [number, number][] = [
      [25, 25],
      [8, 40],
    ];
    expect(colorsOf(onStage({ item, x: 5, y: 5, blendMode }), ...places)).toEqual([inside, beside]);
  });
});

describe('masks', () => {
  const strip: ElementLiteral = {
    shape: 'rectangle',
    x: 0,
    y: 0,
    width: 10,
    height: 60,
    fill: '#000000',
    stroke: null,
  };
  const content = { name: 'content', parent: 'mask', elements: [square(60, '#FF0000')] };

  it('A mask layer clips its layers', () => {
    const layers: LayerLiteral[] = [{ name: 'mask', type: 'mask', elements: [strip] }, content];
    expect(colorsOf(layers, [5, 30], [30, 30])).toEqual(['ff0000', '4080c0']);
  });

  it('A mask layer without anything on it masks nothing', () => {
    const layers: LayerLiteral[] = [{ name: 'mask', type: 'mask', elements: [] }, content];
    expect(colorsOf(layers, [5, 30], [30, 30])).toEqual(['ff0000', 'ff0000']);
  });

  it('A mask inside a mask counts for nothing', () => {
    const masked = {
      name: 'masked',
      layers: [
        { name: 'inner', type: 'mask' as const, elements: [strip] },
        { name: 'behind', parent: 'inner', elements: [square(40, '#000000')] },
      ],
    };
    library.push(masked);
    const layers: LayerLiteral[] = [{ name: 'mask', type: 'mask', elements: [{ item: 'masked' }] }, content];
    expect(colorsOf(layers, [5, 50], [30, 30], [50, 50])).toEqual(['4080c0', 'ff0000', '4080c0']);
  });
});
