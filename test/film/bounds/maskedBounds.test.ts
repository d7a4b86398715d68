import { instance, keyframe, layer, openXml } from '../../support/openXml';

/** The symbols are squares of 10 pixels. */
const square = (x: number, y = 0): string =>
  keyframe('index="0"', instance('disc', '', `tx="${x}" ty="${y}"`));
const mask = (frame: string): string => layer(frame, 'layerType="mask"');
const under = (frame: string, parent = 0): string => layer(frame, `parentLayerIndex="${parent}"`);

describe('timeline.getBounds of masked layers', () => {
  it.each([
    [
      'holds what the mask shows',
      mask(square(0)) + under(square(6, 4)),
      { left: 6, top: 4, right: 10, bottom: 10 },
    ],
    ['holds nothing of a layer beside its mask', mask(square(0)) + under(square(20)), 0],
    [
      'holds nothing of the mask',
      mask(square(0)) + layer(square(50)),
      { left: 50, top: 0, right: 60, bottom: 10 },
    ],
    [
      'holds a layer in a folder as far as the mask',
      mask(square(0)) + layer('', 'layerType="folder" parentLayerIndex="0"') + under(square(6), 1),
      { left: 6, top: 0, right: 10, bottom: 10 },
    ],
    [
      'holds the whole of a layer whose mask is empty',
      mask(keyframe('index="0"', '')) + under(square(6)),
      { left: 6, top: 0, right: 16, bottom: 10 },
    ],
    [
      'holds what is not masked as well',
      mask(square(0)) + under(square(6)) + layer(square(-30)),
      { left: -30, top: 0, right: 10, bottom: 10 },
    ],
  ])('%s', (_title, layers, box) => {
    expect(openXml(layers).getTimeline().getBounds(1)).toEqual(box);
  });
});
