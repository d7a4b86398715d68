import fc from 'fast-check';
import { easeAt } from '../../../../host-mocks/geometry/easeCurve';
import type { FrameLiteral, PlacementLiteral } from '../../../../host-mocks/literal/types';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral } from '../../../support/openModel';

/** A classic tween of ten frames from one place to another. */
function open(
  from: PlacementLiteral & { alpha?: number },
  to: PlacementLiteral & { alpha?: number },
  frame: FrameLiteral = {},
): Timeline {
  return openLiteral({
    library: [{ name: 'star', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] }],
    layers: [
      {
        frames: [
          { duration: 10, tweenType: 'motion', elements: [{ item: 'star', ...from }], ...frame },
          { elements: [{ item: 'star', ...to }] },
        ],
      },
    ],
  }).getTimeline();
}

it('A classic tween carries place, scale and angle evenly, the shorter way round', () => {
  const { tweenObj } = open({ x: 0, y: 100, rotation: 170 }, { x: 50, y: 0, rotation: -170, scaleX: 3 })
    .layers[0].frames[0];
  const middle = tweenObj.getGeometricTransform(5);
  expect([middle.tx, middle.ty]).toEqual([25, 50]);
  expect(middle.a).toBeCloseTo(-2, 3);
  expect(middle.d).toBeCloseTo(-1, 3);
  expect(tweenObj.getGeometricTransform(0)).toMatchObject({ tx: 0, ty: 100 });
});

it.each([
  [0, 25],
  [100, 37.5],
  [-100, 12.5],
])('Easing %j has come to %j of 50 px after half of the time', (tweenEasing, x) => {
  const { tweenObj } = open({}, { x: 50 }, { tweenEasing }).layers[0].frames[0];
  expect(tweenObj.getGeometricTransform(5).tx).toBe(x);
});

it('A custom curve that is straight eases like none, any curve begins and ends where the keyframes are', () => {
  const straight = [
    { x: 0, y: 0 },
    { x: 1 / 3, y: 1 / 3 },
    { x: 2 / 3, y: 2 / 3 },
    { x: 1, y: 1 },
  ];
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, share, share, share, (x1, y1, x2, y2, time) => {
      expect(easeAt(straight, time)).toBeCloseTo(time, 6);
      const curve = [
        { x: 0, y: 0 },
        { x: x1, y: y1 },
        { x: x2, y: y2 },
        { x: 1, y: 1 },
      ];
      expect(easeAt(curve, 0)).toBeCloseTo(0, 3);
      expect(easeAt(curve, 1)).toBeCloseTo(1, 3);
    }),
  );
  const steps = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 0.5, y: 1 },
    { x: 0.5, y: 1 },
    { x: 1, y: 0 },
    { x: 1, y: 0 },
  ];
  expect([easeAt(steps, 0.5), easeAt(steps, 1)].map((value) => Math.round(value * 1000) / 1000)).toEqual([
    1, 0,
  ]);
});

it('Colours run along', () => {
  const { tweenObj } = open({ alpha: 100 }, { alpha: 50 }).layers[0].frames[0];
  expect(tweenObj.getColorTransform(5)).toMatchObject({
    colorAlphaPercent: 75,
    colorAlphaAmount: 0,
    colorRedPercent: 100,
  });
});

it('A keyframe inserted into a tween holds what the tween has come to, and the tween goes on', () => {
  const timeline = open({ x: 0 }, { x: 100, alpha: 50 });
  timeline.insertKeyframe(4);
  const [first, second] = timeline.layers[0].keyframes;
  expect([first.duration, second.duration, second.tweenType]).toEqual([4, 6, 'motion']);
  expect(second.elements[0]).toMatchObject({ x: 40, colorAlphaPercent: 80 });
});

it('Frames and counts outside the tween are refused', () => {
  const { tweenObj } = open({}, {}).layers[0].frames[0];
  expect(() => tweenObj.getGeometricTransform(11)).toThrow(/expected a number from 0 to 10, got 11/);
  const single = openLiteral({ layers: [{ frames: [{ tweenType: 'motion' }] }] }).getTimeline();
  expect(() => single.layers[0].frames[0].tweenObj.getGeometricTransform(0)).toThrow(
    /^NotImplemented: Tween\.getGeometricTransform/,
  );
});

it('createMotionTween puts what a tween cannot move into a graphic', () => {
  const document = openLiteral({
    library: [{ name: 'star' }],
    layers: [
      {
        frames: [
          { duration: 3, elements: [{ shape: 'rectangle', x: 10, y: 20, width: 30, height: 40 }] },
          { elements: [{ item: 'star' }] },
          {},
        ],
      },
    ],
  });
  const timeline = document.getTimeline();
  const before = timeline.getBounds();
  timeline.createMotionTween(0, 5);
  expect(timeline.layers[0].keyframes.map(({ tweenType }) => tweenType)).toEqual([
    'motion',
    'motion',
    'motion',
  ]);
  expect(document.library.items.map(({ name, itemType }) => `${name} ${itemType}`)).toEqual([
    'star movie clip',
    'Tween 1 graphic',
  ]);
  expect(timeline.getBounds()).toEqual(before);
});

describe('copyMotion and pasteMotion', () => {
  const place = (timeline: Timeline): boolean => {
    const document = timeline.document as Document;
    return document.addItem({ x: 205, y: 305 }, document.library.items[0]);
  };
  const copied = (): Timeline => {
    const timeline = open(
      { x: 10, y: 20 },
      { x: 60, y: 0, rotation: 90, scaleX: 2, alpha: 40 },
      { tweenEasing: 50 },
    );
    timeline.setSelectedFrames(0, 11);
    timeline.copyMotion();
    timeline.addNewLayer('other');
    place(timeline);
    return timeline;
  };

  it('an element goes the way of another one from where it stands', () => {
    const timeline = copied();
    const layer = timeline.layers[timeline.currentLayer];
    const [star] = layer.frames[0].elements as SymbolInstance[];
    const { x, y } = star;
    timeline.insertKeyframe(4);
    timeline.setSelectedFrames(0, 1);
    timeline.pasteMotion();
    expect(layer.keyframes.map((frame) => [frame.startFrame, frame.duration, frame.tweenType])).toEqual([
      [0, 10, 'motion'],
      [10, 1, 'none'],
      [11, 7, 'none'],
    ]);
    const [, last, displaced] = layer.keyframes.map(({ elements }) => elements[0] as SymbolInstance);
    expect([layer.frames[0].elements[0], star.x, star.y, star.rotation]).toEqual([star, x, y, 0]);
    expect([last.x - x, last.y - y, last.rotation, last.colorAlphaPercent]).toEqual([50, -20, 90, 40]);
    expect(last.scaleX).toBeCloseTo(2, 4);
    expect([layer.frames[0].tweenEasing, displaced.x, displaced.colorMode]).toEqual([50, x, 'none']);
  });

  it('motion copied from inside a tween starts where the tween has come to', () => {
    const timeline = open({ x: 0, y: 0 }, { x: 50, y: 0 });
    timeline.setSelectedFrames(5, 11);
    timeline.copyMotion();
    timeline.addNewLayer('other');
    place(timeline);
    const layer = timeline.layers[timeline.currentLayer];
    const { x } = layer.frames[0].elements[0];
    timeline.setSelectedFrames(0, 1);
    timeline.pasteMotion();
    expect(layer.keyframes.map(({ startFrame, elements }) => [startFrame, elements[0].x - x])).toEqual([
      [0, 0],
      [5, 25],
    ]);
  });

  it('without motion copied nothing happens; what is not one element is refused', () => {
    const timeline = open({}, {});
    timeline.pasteMotion();
    expect(timeline.layers[0].keyframes.length).toBe(2);
    timeline.insertBlankKeyframe(11);
    timeline.setSelectedFrames(11, 12);
    expect(() => timeline.copyMotion()).toThrow('copyMotion: a frame must hold exactly one element');
    (timeline.document as Document).addNewRectangle({ left: 0, top: 0, right: 9, bottom: 9 }, 0);
    timeline.setSelectedFrames(11, 12);
    expect(() => timeline.copyMotion()).toThrow('NotImplemented: Timeline.copyMotion of <DOMShape>');
  });
});
