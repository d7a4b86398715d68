import { toTree } from '../../../app/literal/toTree';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { openLiteral } from '../../support/openModel';

const literal: DocumentLiteral = {
  name: 'stars.fla',
  width: 800,
  height: 600,
  frameRate: 30,
  library: [
    {
      name: 'ui/star',
      linkageClassName: 'Star',
      layers: [{ elements: [{ shape: 'rectangle', x: 10, y: 20, width: 40, height: 20, fill: '#FF0000' }] }],
    },
    { name: 'ui/press me', type: 'button' },
    { name: 'photo', type: 'bitmap', width: 320, height: 200 },
    { name: 'ding.wav', type: 'sound' },
  ],
  scenes: [
    {
      name: 'Intro',
      layers: [
        {
          name: 'labels',
          frames: [
            { duration: 10, name: 'start' },
            { script: 'stop();', sound: 'ding.wav' },
          ],
        },
        { name: 'group', type: 'folder' },
        { name: 'window', type: 'mask', parent: 'group', locked: true },
        {
          name: 'stars',
          parent: 'window',
          visible: false,
          frames: [
            {
              duration: 5,
              tweenType: 'motion',
              elements: [{ item: 'ui/star', name: 'a', x: 10, y: 20, rotation: 45 }],
            },
          ],
        },
        {
          name: 'things',
          elements: [
            { item: 'photo', x: 5 },
            { text: 'Hello', textType: 'dynamic', name: 'label', x: 2, y: 2 },
            { primitive: 'oval', x: 100, y: 100, width: 50, height: 50 },
            { group: [{ shape: 'oval', drawingObject: true, x: 0, y: 0, width: 10, height: 10 }] },
          ],
        },
      ],
    },
    {},
  ],
};

it('A tree shows scenes, layers with their nesting, frames, elements and the library', () => {
  expect(toTree(openLiteral(literal))).toBe(`stars.fla, 800 x 600, 30 fps
  Intro: 5 layers, 11 frames
    labels
      0-9 "start"
      10 (script, sound ding.wav)
    group (folder)
      window (mask, locked)
        0
        stars (masked, hidden)
          0-4 (motion tween)
            a: instance of ui/star at 10, 20
    things
      0
        instance of photo at 5, 0
        label: dynamic text "Hello" at 0, 0
        oval at 125, 125
        group at 5, 5
          drawing object at 5, 5
  Scene 2: 1 layer, 1 frame
    Layer 1
      0
  library: 5 items
    ui/
      star (movie clip, class Star)
        Layer 1
          0
            shape at 30, 30
      press me (button)
        Layer 1
          0
    photo (bitmap)
    ding.wav (sound)`);
});

it('Elements and the timelines of symbols can be left out', () => {
  expect(toTree(openLiteral(literal), { elements: false, symbols: false })).not.toMatch(/instance|shape/);
});

it('A document without anything is one scene with one layer and one frame', () => {
  expect(toTree(openLiteral({}))).toBe(
    'Untitled-1, 550 x 400, 24 fps\n  Scene 1: 1 layer, 1 frame\n    Layer 1\n      0',
  );
});
