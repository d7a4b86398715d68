import fc from 'fast-check';
import type { FrameLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral } from '../../../support/openModel';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import { tries } from '../../../support/sample';

function open(frames: FrameLiteral[]): Timeline {
  return openLiteral({ library: [{ name: 'm' }], layers: [{ frames }] }).getTimeline();
}

/** x of the one element that each frame shows. */
function places(timeline: Timeline): number[] {
  const [layer] = timeline.layers;
  return layer.frames.map((frame, index) => {
    const [node] = frame.shownElements(index - frame.startFrame);
    return Math.round(readMatrix(node).tx * 10) / 10;
  });
}

/** `start+duration`, `~` where a tween starts. */
function spans(timeline: Timeline): string {
  return timeline.layers[0].keyframes
    .map(
      ({ startFrame, duration, tweenType }) => `${startFrame}+${duration}${tweenType === 'none' ? '' : '~'}`,
    )
    .join(' ');
}

const at = (x: number, duration: number, more: FrameLiteral = {}): FrameLiteral => {
  return { duration, elements: [{ item: 'm', x }], ...more };
};
const tween = { tweenType: 'motion' } as const;

it('A classic tween runs the other way (timeli41: "reverses a range of frames")', () => {
  const timeline = open([at(0, 9, tween), at(90, 1)]);
  timeline.reverseFrames(0, 10);
  expect([places(timeline), spans(timeline)]).toEqual([[90, 80, 70, 60, 50, 40, 30, 20, 10, 0], '0+9~ 9+1']);
});

it('The frames held after a tween are held before it, in a keyframe of their own', () => {
  const timeline = open([at(0, 3, tween), at(90, 3, { name: 'end' })]);
  timeline.reverseFrames(0, 6);
  expect([places(timeline), spans(timeline)]).toEqual([[90, 90, 90, 60, 30, 0], '0+2 2+3~ 5+1']);
  expect(timeline.layers[0].keyframes.map(({ name }) => name)).toEqual(['end', '', '']);
});

it('Ease and turn run the other way too', () => {
  const timeline = open([at(0, 9, { ...tween, tweenEasing: -100 }), at(90, 1)]);
  timeline.layers[0].frames[0].motionTweenRotate = 'clockwise';
  const before = places(timeline);
  timeline.reverseFrames(0, 10);
  const [frame] = timeline.layers[0].frames;
  expect([frame.tweenEasing, frame.motionTweenRotate]).toEqual([100, 'counter-clockwise']);
  expect(places(timeline)).toEqual(before.reverse());
});

const frame = fc.record({
  x: fc.nat({ max: 20 }),
  duration: fc.integer({ min: 1, max: 4 }),
  isTweened: fc.boolean(),
});

it('Each frame of the range shows what the one opposite showed', () => {
  fc.assert(
    fc.property(
      fc.array(frame, { minLength: 1, maxLength: 5 }),
      fc.nat({ max: 9 }),
      fc.nat({ max: 9 }),
      (list, a, b) => {
        const last = list.length - 1;
        const timeline = open(
          list.map(({ x, duration, isTweened }, i) =>
            at(x * 12, duration, isTweened && i < last ? tween : {}),
          ),
        );
        const before = places(timeline);
        const start = Math.min(a, b) % before.length;
        const end = Math.min(before.length, Math.max(start + 1, a, b));
        timeline.reverseFrames(start, end);
        const expected = before.slice(start, end).reverse();
        const shown = places(timeline).slice(start, end);
        shown.forEach((x, i) => expect(Math.abs(x - expected[i])).toBeLessThanOrEqual(0.2));
      },
    ),
    { numRuns: tries(34, 100) },
  );
});
