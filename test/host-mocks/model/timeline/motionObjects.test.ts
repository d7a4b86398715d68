import { describeDocuments } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
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

  it('The named frames stay selected, and the layer is one without motion like any other', () => {
    const timeline = open();
    timeline.removeMotionObject(0, 10);
    expect(timeline.getSelectedFrames()).toEqual([0, 0, 10]);
    expect(timeline.layers.map(({ animationType }) => animationType)).toEqual(['none', 'motion object']);
    expect(timeline.layers[0].frames[0].tweenType).toBe('none');
  });
});

/** A layer of two spans of five frames with an instance each. */
const still = () =>
  openXml(
    layer(
      keyframe('index="0" duration="5" keyMode="9728"', instance('box', 'name="one"', 'tx="10"')) +
        keyframe('index="5" duration="5" keyMode="9728"', instance('disc', 'name="two"', 'tx="20"')),
    ),
  ).getTimeline();

const spans = (timeline: Timeline): [number, number, boolean][] =>
  timeline.layers[0].keyframes.map((frame) => [frame.startFrame, frame.duration, frame.isMotionObject()]);

const xAt = (timeline: Timeline, index: number): number => {
  const frame = timeline.layers[0].frames[index];
  return Number(
    frame
      .shownElements(index - frame.startFrame)[0]
      .child('matrix')
      ?.child('Matrix')
      ?.attr('tx') ?? '0',
  );
};

/** A motion that moves its element evenly by 40 px to the right within so many frames. */
function motionXml(frames: number): string {
  const key = (time: number, value: number): string =>
    `<Keyframe anchor="0,${value}" next="0,${value}" previous="0,${value}" roving="0" timevalue="${time * 1000}"/>`;
  const still = (id: string): string =>
    `<Property enabled="1" id="${id}" ignoreTimeMap="0" readonly="0" visible="1">${key(0, 0)}</Property>`;
  return (
    `<AnimationCore TimeScale="24000" Version="1" duration="${frames * 1000}"><TimeMap strength="0" type="Quadratic"/>` +
    '<PropertyContainer id="headContainer"><PropertyContainer id="Basic_Motion">' +
    still('Motion_X').replace(key(0, 0), key(0, 0) + key(frames - 1, 40)) +
    `${still('Motion_Y')}${still('Rotation_Z')}</PropertyContainer></PropertyContainer></AnimationCore>`
  );
}

describe('timeline.createMotionObject', () => {
  it.each<[string, (timeline: Timeline) => void, [number, number, boolean][]]>([
    [
      'at the playhead, the span there',
      (t) => t.createMotionObject(),
      [
        [0, 5, true],
        [5, 5, false],
      ],
    ],
    [
      'of a frame, its span',
      (t) => t.createMotionObject(7),
      [
        [0, 5, false],
        [5, 5, true],
      ],
    ],
    [
      'of a range, up to but not including its end',
      (t) => t.createMotionObject(2, 7),
      [
        [0, 2, false],
        [2, 3, true],
        [5, 2, true],
        [7, 3, false],
      ],
    ],
  ])('makes motion objects: %s', (_, work, expected) => {
    const timeline = still();
    work(timeline);
    expect(spans(timeline)).toEqual(expected);
    expect(timeline.layers[0].animationType).toBe('motion object');
    expect(Array.from({ length: 10 }, (__, i) => xAt(timeline, i))).toEqual([
      10, 10, 10, 10, 10, 20, 20, 20, 20, 20,
    ]);
    timeline.removeMotionObject(0, 10);
    expect([timeline.layers[0].animationType, motions(timeline)]).toEqual(['none', [[]]]);
  });

  it('A shape goes into a graphic, and an empty keyframe stays as it is', () => {
    const shape = '<DOMShape><edges><Edge edges="!0 0|200 0"/></edges></DOMShape>';
    const timeline = openXml(layer(keyframe('index="0"', shape) + keyframe('index="1"', ''))).getTimeline();
    timeline.createMotionObject(0, 2);
    expect(spans(timeline)).toEqual([
      [0, 1, true],
      [1, 1, false],
    ]);
    expect(timeline.layers[0].keyframes[0].elementNodes.map((node) => node.attr('libraryItemName'))).toEqual([
      'Tween 1',
    ]);
  });

  it('The motion of a new one does not move, and lasts as long as its span', () => {
    const timeline = still();
    timeline.createMotionObject(0);
    const frame = timeline.layers[0].keyframes[0];
    expect(frame.hasMotionPath()).toBe(false);
    expect(frame.getMotionObjectXML()).toContain(
      '<AnimationCore TimeScale="24000" Version="1" duration="5000">',
    );
    expect(frame.getMotionObjectXML()).toContain('xformPtXOffsetPct="0.5" xformPtYOffsetPct="0.5"');
  });
});

describe('frame.setMotionObjectXML', () => {
  it('The motion is applied: it starts at the place of the element, or ends there', () => {
    for (const [endsHere, start] of [
      [false, 10],
      [true, -30],
    ] as const) {
      const timeline = still();
      timeline.createMotionObject(0);
      const frame = timeline.layers[0].keyframes[0];
      frame.setMotionObjectXML(motionXml(5), endsHere);
      expect(Array.from({ length: 5 }, (_, i) => xAt(timeline, i))).toEqual(
        [0, 10, 20, 30, 40].map((x) => start + x),
      );
      expect(frame.hasMotionPath()).toBe(true);
    }
  });

  it('The span takes the length of the motion, and what it gives can be set again', () => {
    const timeline = still();
    timeline.createMotionObject(0, 10);
    const [first, second] = timeline.layers[0].keyframes;
    first.setMotionObjectXML(motionXml(3));
    second.setMotionObjectXML(first.getMotionObjectXML());
    expect(spans(timeline)).toEqual([
      [0, 3, true],
      [3, 3, true],
    ]);
    expect([0, 1, 2, 3, 4, 5].map((index) => xAt(timeline, index))).toEqual([10, 30, 50, 20, 40, 60]);
  });

  it.each([
    ['no XML', 'Motion', 'setMotionObjectXML: '],
    [
      'something else',
      '<Motion duration="3"/>',
      'expected <AnimationCore> with a <PropertyContainer>, got <Motion>',
    ],
    ['no length', motionXml(0), 'frames of the motion'],
  ])('A motion that is %s is refused, and nothing is changed', (_, xml, message) => {
    const timeline = still();
    timeline.createMotionObject(0);
    const before = timeline.node.file?.serialize();
    expect(() => timeline.layers[0].keyframes[0].setMotionObjectXML(xml)).toThrow(message);
    expect(() => timeline.layers[0].keyframes[1].setMotionObjectXML(motionXml(5))).toThrow(
      'the frame is not a motion object',
    );
    expect(timeline.node.file?.serialize()).toBe(before);
  });
});

describe('frame.setMotionObjectDuration', () => {
  const moving = (): Timeline => {
    const timeline = still();
    timeline.createMotionObject(0);
    timeline.layers[0].keyframes[0].setMotionObjectXML(motionXml(5));
    return timeline;
  };

  it('The example of the reference has 11 frames; later keyframes move along', () => {
    const timeline = moving();
    timeline.layers[0].keyframes[0].setMotionObjectDuration(11);
    expect(spans(timeline)).toEqual([
      [0, 11, true],
      [11, 5, false],
    ]);
    expect([0, 4, 10].map((index) => xAt(timeline, index))).toEqual([10, 50, 50]);
  });

  it('The keyframes are spread over the new length with true', () => {
    const timeline = moving();
    timeline.layers[0].keyframes[0].setMotionObjectDuration(9, true);
    expect([0, 4, 8].map((index) => xAt(timeline, index))).toEqual([10, 30, 50]);
    timeline.layers[0].keyframes[0].setMotionObjectDuration(3, true);
    expect([0, 1, 2].map((index) => xAt(timeline, index))).toEqual([10, 30, 50]);
    timeline.layers[0].keyframes[0].setMotionObjectDuration(1, true);
    expect([spans(timeline)[0], xAt(timeline, 0)]).toEqual([[0, 1, true], 10]);
  });

  it('A shorter span without stretching loses the keyframes beyond its end', () => {
    const timeline = moving();
    const frame = timeline.layers[0].keyframes[0];
    frame.setMotionObjectDuration(3);
    expect([spans(timeline), frame.hasMotionPath()]).toEqual([
      [
        [0, 3, true],
        [3, 5, false],
      ],
      false,
    ]);
  });
});

describeDocuments('motion objects that Animate wrote', () => {
  it('A new one has the nodes and attributes of one that was never moved', () => {
    const timeline = openReal('sample-layer').getTimeline();
    const frame = timeline.layers.flatMap(({ keyframes }) => keyframes).find((one) => one.isMotionObject());
    const outline = (xml = ''): string =>
      xml.replaceAll(/(TimeScale|langID|xformPt[XY]OffsetPct)="[^"]*"/g, '$1').replaceAll(/>\s+</g, '><');
    const written = outline(frame?.getMotionObjectXML());
    const { name } = frame!.layer;
    timeline.currentLayer = timeline.findLayerIndex(name)![0];
    timeline.removeMotionObject(frame!.startFrame);
    timeline.createMotionObject(frame!.startFrame);
    expect(outline(frame!.getMotionObjectXML())).toBe(written);
  });
});
