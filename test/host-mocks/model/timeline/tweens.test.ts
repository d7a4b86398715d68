import type { FrameLiteral, PlacementLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral } from '../../../support/openModel';
import { instance, keyframe, layer, openXml } from '../../../support/openXml';

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

describe('a classic tween', () => {
  it('Place, scale and angle are carried evenly, the shorter way round', () => {
    const { tweenObj } = open({ x: 0, y: 100, rotation: 170 }, { x: 50, y: 0, rotation: -170, scaleX: 3 })
      .layers[0].frames[0];
    const middle = tweenObj.getGeometricTransform(5);
    // Each step on the way is rounded to twips.
    expect(Math.hypot(middle.tx - 25, middle.ty - 50)).toBeLessThan(0.2);
    expect(middle.a).toBeCloseTo(-2, 3);
    expect(middle.d).toBeCloseTo(-1, 3);
    expect(tweenObj.getGeometricTransform(0)).toMatchObject({ tx: 0, ty: 100 });
  });

  it.each([
    [0, 25],
    [100, 37.5],
    [-100, 12.5],
  ])('An ease of %j has come to %j of 50 px after half of the time', (tweenEasing, x) => {
    const { tweenObj } = open({}, { x: 50 }, { tweenEasing }).layers[0].frames[0];
    expect(tweenObj.getGeometricTransform(5).tx).toBe(x);
  });

  it('Colour effects are carried along', () => {
    const { tweenObj } = open({ alpha: 100 }, { alpha: 50 }).layers[0].frames[0];
    expect(tweenObj.getColorTransform(5)).toMatchObject({
      colorAlphaPercent: 75,
      colorAlphaAmount: 0,
      colorRedPercent: 100,
    });
  });

  it('The tween continues from an inserted keyframe, which holds the state at that frame', () => {
    const timeline = open({ x: 0 }, { x: 100, alpha: 50 });
    timeline.insertKeyframe(4);
    const [first, second] = timeline.layers[0].keyframes;
    expect([first.duration, second.duration, second.tweenType]).toEqual([4, 6, 'motion']);
    expect(second.elements[0]).toMatchObject({ x: 40, colorAlphaPercent: 80 });
  });

  it('Frames outside a tween, and frames without one element, are refused', () => {
    const { tweenObj } = open({}, {}).layers[0].frames[0];
    expect(() => tweenObj.getGeometricTransform(11)).toThrow(/expected a number from 0 to 10, got 11/);
    const single = openLiteral({ layers: [{ frames: [{ tweenType: 'motion' }] }] }).getTimeline();
    expect(() => single.layers[0].frames[0].tweenObj.getGeometricTransform(0)).toThrow(
      /^NotImplemented: Tween\.getGeometricTransform/,
    );
  });

  it('Content that cannot move is put into a graphic when createMotionTween makes the tween', () => {
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

  it('An element is moved the way of another one, from its own position', () => {
    const timeline = copied();
    const layer = timeline.layers[timeline.currentLayer];
    const [star] = layer.frames[0].elements as SymbolInstance[];
    const { x, y, transformX, transformY } = star;
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
    const moved = [last.transformX - transformX, last.transformY - transformY];
    expect([...moved, last.rotation, last.colorAlphaPercent]).toEqual([50, -20, 90, 40]);
    expect(last.scaleX).toBeCloseTo(2, 4);
    expect([layer.frames[0].tweenEasing, displaced.x, displaced.colorMode]).toEqual([50, x, 'none']);
  });

  it('The motion starts where the tween has come to when it is copied from inside it', () => {
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

  it('Without a copied motion nothing is done, and what is not one element is refused', () => {
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

it('The slider frame.tweenEasing counts where the document names an ease', () => {
  const named = keyframe(
    'index="0" duration="10" tweenType="motion" keyMode="22017" easeMethodName="cubicIn"',
    instance('box'),
    '<tweens><Ease target="all" method="cubicIn"/></tweens>',
  );
  const [frame] = openXml(layer(named + keyframe('index="10"', instance('box', '', 'tx="80"')))).getTimeline()
    .layers[0].frames;
  expect(frame.tweenObj.getGeometricTransform(5).tx).toBeCloseTo(10, 1);
  frame.tweenEasing = 0;
  expect(frame.tweenObj.getGeometricTransform(5).tx).toBe(40);
});
