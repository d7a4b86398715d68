import { createHost, type HostHandle } from '../../../../app';
import { openLiteral } from '../../../support/openModel';
import type { Layer } from '../../../../host-mocks/model/timeline/Layer';

/** A layer with keyframes at 0 and 5, ten frames long. */
function open(): Layer {
  return openLiteral({ layers: [{ frames: [{ duration: 5 }, { duration: 5 }] }] }).getTimeline().layers[0];
}

it('Effects of a layer belong to a keyframe, and are the same at all its frames', () => {
  const layer = open();
  layer.setBlendModeAtFrame(2, 'multiply');
  layer.setZDepthAtFrame(9, 100);
  expect([0, 4, 5].map((index) => layer.getBlendModeAtFrame(index))).toEqual([
    'multiply',
    'multiply',
    'normal',
  ]);
  expect([4, 5].map((index) => layer.getZDepthAtFrame(index))).toEqual([0, 100]);
});

it('Filters of one frame can be set at another, as in the example of the reference', () => {
  const layer = open();
  expect(layer.getFiltersAtFrame(0)).toEqual([]);
  const blur = { name: 'blurFilter', enabled: true, blurX: 12, blurY: 3, quality: 'high' };
  layer.setFiltersAtFrame(0, [blur]);
  layer.setFiltersAtFrame(9, layer.getFiltersAtFrame(0));
  expect(layer.getFiltersAtFrame(9)).toEqual([blur]);
  expect(layer.frames[9].node.child('frameFilters')?.children.map(({ name }) => name)).toEqual([
    'BlurFilter',
  ]);
  layer.setFiltersAtFrame(0, []);
  expect(layer.frames[0].node.child('frameFilters')).toBeUndefined();
});

const NEUTRAL = {
  colorRedAmount: 0,
  colorRedPercent: 100,
  colorGreenAmount: 0,
  colorGreenPercent: 100,
  colorBlueAmount: 0,
  colorBluePercent: 100,
  colorAlphaAmount: 0,
  colorAlphaPercent: 100,
};
const EFFECTS: [title: string, effect: Record<string, unknown>][] = [
  ['none', { mode: 'none', ...NEUTRAL }],
  [
    'brightness',
    {
      mode: 'brightness',
      brightnessPercent: -50,
      ...NEUTRAL,
      colorRedPercent: 50,
      colorGreenPercent: 50,
      colorBluePercent: 50,
    },
  ],
  [
    'tint',
    {
      mode: 'tint',
      tintPercent: 100,
      tintRed: 255,
      tintGreen: 16,
      tintBlue: 0,
      ...NEUTRAL,
      colorRedPercent: 0,
      colorGreenPercent: 0,
      colorBluePercent: 0,
      colorRedAmount: 255,
      colorGreenAmount: 16,
    },
  ],
  ['alpha', { mode: 'alpha', alphaPercent: 50, ...NEUTRAL, colorAlphaPercent: 50 }],
  ['advanced', { mode: 'advanced', ...NEUTRAL, colorRedPercent: 50, colorBlueAmount: -20 }],
];

it.each(EFFECTS)('A color transform of the mode %s reads as it was set, and can be copied', (_, effect) => {
  const layer = open();
  layer.setColorTransformAtFrame(0, effect);
  expect(layer.getColorTransformAtFrame(4)).toEqual(effect);
  layer.setColorTransformAtFrame(9, layer.getColorTransformAtFrame(0));
  expect(layer.getColorTransformAtFrame(9)).toEqual(effect);
  layer.setColorTransformAtFrame(9, { mode: 'none' });
  expect(layer.frames[9].node.child('frameColor')).toBeUndefined();
});

const REFUSED: [title: string, call: (layer: Layer) => unknown, message: string][] = [
  ['a frame before the first', (layer) => layer.getFiltersAtFrame(-1), 'frame index: expected a number'],
  ['a depth out of range', (layer) => layer.setZDepthAtFrame(0, 10_001), 'from -5000 to 10000'],
  ['an unknown blend mode', (layer) => layer.setBlendModeAtFrame(0, 'glow'), 'blend mode'],
  ['an unknown mode', (layer) => layer.setColorTransformAtFrame(0, { mode: 'x' }), 'mode'],
  [
    'a wrong percentage',
    (layer) => layer.setColorTransformAtFrame(0, { colorRedPercent: 101 }),
    'colorRedPercent',
  ],
];

it.each(REFUSED)('%s is refused before anything is changed', (_, call, message) => {
  const layer = open();
  const { node } = layer.frames[0];
  expect(() => call(layer)).toThrow(message);
  expect([
    node.attributeNames().filter((name) => /blend|Depth/.test(name)),
    node.child('frameColor'),
  ]).toEqual([[], undefined]);
});

describe('in scripts', () => {
  const run = (source: string): unknown => {
    const host: HostHandle = createHost({ layers: [{}] }, { realm: 'separate' });
    return host.run(source);
  };

  it('A filter is added to those of the frame as published scripts do it', () => {
    const source = `var layer = an.getDocumentDOM().getTimeline().layers[0];
      var filters = layer.getFiltersAtFrame(0) || [];
      filters.push({ name: "adjustColorFilter", enabled: true, brightness: 10 });
      layer.setFiltersAtFrame(0, filters);
      layer.setBlendModeAtFrame(0, "Subtract");
      [layer.getFiltersAtFrame(0)[0].brightness, layer.getBlendModeAtFrame(0)].join()`;
    expect(run(source)).toBe('10,subtract');
  });
});
