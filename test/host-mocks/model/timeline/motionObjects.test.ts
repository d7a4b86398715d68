import { instance, keyframe, layer, openXml } from '../../../support/openXml';

const motion = (index: number, duration: number): string =>
  keyframe(
    `index="${index}" duration="${duration}" tweenType="motion object" isMotionObject="true" keyMode="8195"`,
    instance('box'),
    '<motionObjectXML><AnimationCore/></motionObjectXML>',
  );

/** Two layers of two motion objects, five frames each. */
const open = () =>
  openXml(layer(motion(0, 5) + motion(5, 5), 'animationType="motion object"').repeat(2)).getTimeline();

type Timeline = ReturnType<typeof open>;

const motions = (timeline: Timeline): number[][] =>
  timeline.layers.map(({ keyframes }) =>
    keyframes.filter((frame) => frame.isMotionObject()).map(({ startFrame }) => startFrame),
  );

describe('timeline.removeMotionObject', () => {
  it.each<[string, (timeline: Timeline) => unknown, number[][]]>([
    ['a range of the current layer', (timeline) => timeline.removeMotionObject(0, 10), [[], [0, 5]]],
    ['a frame of the current layer', (timeline) => timeline.removeMotionObject(7), [[0], [0, 5]]],
    ['the frames at the playhead of all layers', (timeline) => timeline.removeMotionObject(), [[5], [5]]],
    [
      'the selected frames',
      (timeline) => {
        timeline.setSelectedFrames([1, 6, 7]);
        timeline.removeMotionObject();
      },
      [[0, 5], [0]],
    ],
  ])('makes spans static: %s', (_, work, expected) => {
    const timeline = open();
    work(timeline);
    expect(motions(timeline)).toEqual(expected);
    expect(timeline.layers.map(({ frameCount }) => frameCount)).toEqual([10, 10]);
  });

  it('leaves the frames selected that it was told, and a layer without motion like any other', () => {
    const timeline = open();
    timeline.removeMotionObject(0, 10);
    expect(timeline.getSelectedFrames()).toEqual([0, 0, 10]);
    expect(timeline.layers.map(({ animationType }) => animationType)).toEqual(['none', 'motion object']);
    expect(timeline.layers[0].frames[0].tweenType).toBe('none');
  });
});
