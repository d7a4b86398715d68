import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral } from '../../../support/openModel';

/** A classic tween of ten frames from x 0 to x 100, then a still frame; the playhead is on the tween. */
function open(): Timeline {
  return openLiteral({
    library: [{ name: 'star', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] }],
    layers: [
      {
        frames: [
          { duration: 10, tweenType: 'motion', elements: [{ item: 'star' }] },
          { duration: 10, elements: [{ item: 'star', x: 100 }] },
        ],
      },
    ],
  }).getTimeline();
}

const middle = ({ layers }: Timeline): number => layers[0].frames[0].tweenObj.getGeometricTransform(5).tx;

/** Penner's curves at one half, from 0 to 100: the presets come by threes, in, out, and both. */
const PRESETS: [preset: number, method: string, at: number][] = [
  [0, 'quadIn', 25],
  [1, 'quadOut', 75],
  [2, 'quadInOut', 50],
  [3, 'cubicIn', 12.5],
  [7, 'quartOut', 93.75],
  [9, 'quintIn', 3.15],
  [14, 'sineInOut', 50],
  [15, 'backIn', -8.75],
  [18, 'circIn', 13.4],
  [22, 'bounceOut', 76.55],
  [26, 'elasticInOut', 50],
];

it.each(PRESETS)('Preset %i of easeType is %s', (preset, method, at) => {
  const timeline = open();
  timeline.setFrameProperty('easeType', 5, preset, 0);
  const { node } = timeline.layers[0].frames[0];
  expect(node.attr('easeMethodName')).toBe(method);
  expect(middle(timeline)).toBeCloseTo(at, 0);
});

it('Preset -1 is the classic ease with its strength, preset -2 is none', () => {
  const timeline = open();
  const [frame] = timeline.layers[0].frames;
  timeline.setFrameProperty('easeType', 5, 3, 0);
  timeline.setFrameProperty('easeType', 5, -1, -100);
  expect([frame.tweenEasing, middle(timeline), frame.node.attr('easeMethodName')]).toEqual([
    -100,
    25,
    undefined,
  ]);
  frame.setCustomEase(
    'all',
    [0, 0.2, 0.8, 1].map((x) => ({ x, y: x })),
  );
  timeline.setFrameProperty('easeType', 5, -2, 0);
  expect([frame.tweenEasing, middle(timeline), frame.hasCustomEase]).toEqual([0, 50, false]);
  expect(frame.node.child('tweens')).toBeUndefined();
});

it('An ease goes to the selected frames; frames without a tween stay as they are', () => {
  const timeline = open();
  timeline.setSelectedFrames(0, 20);
  const still = timeline.layers[0].frames[10].node;
  timeline.setFrameProperty('easeType', 5, 0, 0);
  expect([timeline.layers[0].frames[0].node.attr('easeMethodName'), still.attr('easeMethodName')]).toEqual([
    'quadIn',
    undefined,
  ]);
});

it.each<[unknown[], string]>([
  [[5, 27, 0], 'setFrameProperty: preset of the ease: expected a number from -2 to 26, got 27'],
  [[5, -1, 101], 'setFrameProperty: strength of the ease: expected a number from -100 to 100, got 101'],
  [['easeType'], 'NotImplemented: Timeline.setFrameProperty("easeType", easeType), other than 5'],
])('An easeType with %j throws before anything is changed', ([value, ...rest], message) => {
  const timeline = open();
  const before = timeline.layers[0].frames[0].node.attr('easeMethodName');
  expect(() => timeline.setFrameProperty('easeType', value, ...(rest as number[]))).toThrow(message);
  expect(timeline.layers[0].frames[0].node.attr('easeMethodName')).toBe(before);
});
