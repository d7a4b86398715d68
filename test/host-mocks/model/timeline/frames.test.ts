import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Frame } from '../../../../host-mocks/model/timeline/Frame';
import { openLiteral, quietHost } from '../../../support/openModel';

function openFrame(attributes: Record<string, string | number | boolean> = {}): Frame {
  const document = openLiteral({
    library: [{ name: 'ding', type: 'sound' }, { name: 'star' }],
    layers: [{ frames: [{ duration: 5, attributes }, { duration: 2 }] }],
  });
  return document.getTimeline().layers[0].keyframes[0];
}

/** The attributes of the frame's node that differ from those of a plain keyframe. */
function stored(frame: Frame): Record<string, string | undefined> {
  const plain = ['index', 'duration', 'keyMode'];
  const names = frame.node.attributeNames().filter((name) => !plain.includes(name));
  return Object.fromEntries(names.map((name) => [name, frame.node.attr(name)]));
}

const DEFAULTS: Partial<Frame> = {
  startFrame: 0,
  duration: 5,
  name: '',
  labelType: 'none',
  actionScript: '',
  tweenType: 'none',
  tweenEasing: 0,
  hasCustomEase: false,
  useSingleEaseCurve: true,
  motionTweenSnap: false,
  motionTweenScale: true,
  motionTweenSync: false,
  motionTweenOrientToPath: false,
  motionTweenRotate: 'auto',
  motionTweenRotateTimes: 0,
  shapeTweenBlend: 'distributive',
  soundName: '',
  soundLibraryItem: null,
  soundSync: 'event',
  soundEffect: 'none',
  soundLoop: 1,
  soundLoopMode: 'repeat',
};

it.each(Object.entries(DEFAULTS))(
  'What a document leaves out of a frame has its default: %s is %j',
  (name, value) => {
    expect(openFrame()[name as keyof Frame]).toEqual(value);
  },
);

const WRITES: [keyof Frame, unknown, Record<string, string>][] = [
  ['name', 'go', { name: 'go', labelType: 'name' }],
  ['tweenEasing', 40, { acceleration: '-40' }],
  ['motionTweenRotate', 'clockwise', { motionTweenRotate: 'clockwise' }],
  ['motionTweenRotateTimes', 2, { motionTweenRotateTimes: '2' }],
  ['motionTweenScale', false, { motionTweenScale: 'false' }],
  ['motionTweenSync', true, { motionTweenSync: 'true' }],
  ['motionTweenOrientToPath', true, { motionTweenOrientToPath: 'true' }],
  ['shapeTweenBlend', 'angular', { shapeTweenBlend: 'angular' }],
  ['hasCustomEase', true, { hasCustomEase: 'true' }],
  ['useSingleEaseCurve', false, { useSingleEaseCurve: 'false' }],
  ['soundName', 'ding', { soundName: 'ding' }],
  ['soundSync', 'stream', { soundSync: 'stream' }],
  ['soundEffect', 'fade in', { soundEffect: 'fade in' }],
  ['soundLoop', 3, { soundLoop: '3' }],
  ['soundLoopMode', 'loop', { soundLoopMode: 'loop' }],
];

it.each(WRITES)(
  'The value of frame.%s = %j is stored as %j, and leaves no trace when it returns',
  (name, value, attributes) => {
    const frame = openFrame() as unknown as Record<string, unknown> & Frame;
    const before = frame[name];
    frame[name as string] = value;
    expect(frame[name]).toEqual(value);
    expect(stored(frame)).toEqual(attributes);
    frame[name as string] = before;
    expect(stored(frame)).toEqual({});
  },
);

const REFUSED: [keyof Frame, unknown, RegExp][] = [
  ['labelType', 'bookmark', /expected one of "none", "name", "comment", "anchor", got "bookmark"/],
  ['tweenType', 'dance', /expected one of "none", "motion", "shape", got "dance"/],
  ['tweenEasing', 101, /expected a number from -100 to 100, got 101/],
  ['soundName', 'nothing', /no sound called "nothing"/],
  ['soundName', 'star', /no sound called "star"/],
  ['soundSync', 'later', /expected one of "event"/],
  ['actionScript', {}, /expected a text, got an object/],
];

it.each(REFUSED)('The value of frame.%s = %j is refused', (name, value, message) => {
  const frame = openFrame();
  const before = stored(frame);
  expect(() => Object.assign(frame, { [name]: value })).toThrow(message);
  expect(stored(frame)).toEqual(before);
});

it('A label of type none clears the name', () => {
  const frame = openFrame({ name: 'go', labelType: 'anchor' });
  expect(frame.labelType).toBe('anchor');
  frame.labelType = 'none';
  expect([frame.name, stored(frame)]).toEqual(['', {}]);
});

it('An anchor is a bookmark; it is where Animate writes it, after the place of the frame', () => {
  const frame = openFrame();
  frame.name = 'go';
  frame.labelType = 'anchor';
  expect(frame.node.attributeNames()).toEqual([
    'index',
    'duration',
    'name',
    'labelType',
    'bookmark',
    'keyMode',
  ]);
  frame.labelType = 'name';
  expect([frame.labelType, frame.node.attr('bookmark')]).toEqual(['name', undefined]);
});

it('A script goes in front of the elements, as CDATA, and leaves when it is empty', () => {
  const frame = openFrame();
  frame.actionScript = 'if (a < b) stop();';
  expect(frame.node.children.map(({ name }) => name)).toEqual(['Actionscript', 'elements']);
  expect(frame.node.children[0].child('script')?.rawText()).toBe('<![CDATA[if (a < b) stop();]]>');
  expect(frame.actionScript).toBe('if (a < b) stop();');
  frame.actionScript = '';
  expect(frame.node.children.map(({ name }) => name)).toEqual(['elements']);
});

it('A classic tween is stored with the flags that Animate writes, and goes without a trace', () => {
  const frame = openFrame();
  frame.tweenType = 'motion';
  expect(stored(frame)).toEqual({ tweenType: 'motion', motionTweenSnap: 'true' });
  expect(frame.node.attr('keyMode')).toBe('22017');
  frame.motionTweenSync = true;
  expect(frame.node.attr('keyMode')).toBe('24065');
  frame.motionTweenSnap = false;
  frame.motionTweenSync = false;
  expect(frame.node.attr('keyMode')).toBe('17921');
  frame.tweenType = 'none';
  expect([stored(frame), frame.node.attr('keyMode')]).toEqual([{}, '9728']);
});

it('A custom ease is an Array of points; without one the curve is a straight line', () => {
  const frame = openFrame();
  expect(frame.getCustomEase().map(({ x, y }) => x - y)).toEqual([0, 0, 0, 0]);
  const curve = [
    { x: 0, y: 0 },
    { x: 0.3, y: 0.6 },
    { x: 0.7, y: 1.2 },
    { x: 1, y: 1 },
  ];
  frame.setCustomEase('position', curve);
  expect(frame.getCustomEase('position')).toEqual(curve);
  expect(frame.getCustomEase('rotation')).not.toEqual(curve);
  expect(stored(frame)).toEqual({ hasCustomEase: 'true', useSingleEaseCurve: 'false' });
  expect(() => frame.setCustomEase('all', curve.slice(1))).toThrow(/Array of 4, 7, 10/);
});

it('A sound brings its envelope, and takes everything along when it leaves', () => {
  const frame = openFrame();
  frame.soundLibraryItem = frame.document.itemAt('ding') as never;
  expect(frame.soundName).toBe('ding');
  expect(frame.getSoundEnvelope()).toEqual([{ mark: 0, leftChannel: 32768, rightChannel: 32768 }]);
  frame.setSoundEnvelopeLimits({ start: 10, end: 200 });
  expect(frame.getSoundEnvelopeLimits()).toEqual({ start: 10, end: 200 });
  frame.soundName = '';
  expect([stored(frame), frame.node.child('SoundEnvelope'), frame.soundLibraryItem]).toEqual([
    {},
    undefined,
    null,
  ]);
});

it('The tween of a frame that is not tweened throws', () => {
  const frame = openFrame();
  expect(() => frame.tweenObj.duration).toThrow(/not tweened/);
  frame.tweenType = 'shape';
  expect(frame.tweenObj).toMatchObject({ duration: 5, startFrame: 0, tweenType: 'shape' });
});

it('One frame object is at every index of its span', () => {
  const [layer] = openFrame().layer.timeline.layers;
  expect(layer.frames.map((frame) => layer.keyframes.indexOf(frame))).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(layer.frames).toEqual(layer.frames);
});

const TWO_LAYERS: DocumentLiteral = {
  library: [{ name: 'star' }],
  layers: [
    {
      name: 'a',
      frames: [
        { duration: 4, elements: [{ item: 'star', name: 'a0' }] },
        { elements: [{ item: 'star', name: 'a4' }] },
      ],
    },
    { name: 'b', frames: [{ duration: 6, elements: [{ item: 'star', name: 'b0' }] }] },
  ],
};

const names = (document: Document): string[] => document.selection.map(({ name }) => name).sort();

it('Selecting frames selects the elements that the stage shows of them, and moves the playhead there', () => {
  const document = openLiteral(TWO_LAYERS);
  const timeline = document.getTimeline();
  timeline.setSelectedFrames(0, 2);
  expect([timeline.getSelectedFrames(), names(document)]).toEqual([[0, 0, 2], ['a0']]);
  timeline.setSelectedFrames([0, 4, 5, 1, 4, 6]);
  expect([timeline.currentFrame, names(document)]).toEqual([4, ['a4', 'b0']]);
  timeline.currentFrame = 0;
  expect(document.selection).toEqual([]);
});

it.each([
  ['toggle', [0, 0, 1, 0, 3, 4]],
  ['add', [0, 0, 4]],
] as const)(
  'The result of setSelectedFrames(…, false) follows the switch %s',
  (selectedFramesFalse, expected) => {
    const timeline = openLiteral(TWO_LAYERS, quietHost({ selectedFramesFalse })).getTimeline();
    timeline.setSelectedFrames(0, 4);
    timeline.setSelectedFrames(1, 3, false);
    expect(timeline.getSelectedFrames()).toEqual(expected);
  },
);

it('Selecting a layer selects all its frames and makes it current', () => {
  const document = openLiteral(TWO_LAYERS);
  const timeline = document.getTimeline();
  timeline.setSelectedLayers(1);
  expect([timeline.getSelectedLayers(), timeline.currentLayer]).toEqual([[1], 1]);
  expect([timeline.getSelectedFrames(), names(document)]).toEqual([[1, 0, 6], ['b0']]);
  timeline.setSelectedLayers(0, false);
  expect([timeline.getSelectedLayers(), names(document)]).toEqual([
    [1, 0],
    ['a0', 'b0'],
  ]);
});

it('Properties of layers and frames are read and set by name; they read undefined where they differ', () => {
  const timeline = openLiteral(TWO_LAYERS).getTimeline();
  timeline.setLayerProperty('locked', true, 'others');
  expect(timeline.layers.map(({ locked }) => locked)).toEqual([false, true]);
  timeline.setSelectedLayers(1, false);
  expect([timeline.getLayerProperty('locked'), timeline.getLayerProperty('visible')]).toEqual([
    undefined,
    true,
  ]);
  timeline.setFrameProperty('name', 'go', 4);
  expect(timeline.layers[1].frames[4].name).toBe('go');
  expect(timeline.getFrameProperty('startFrame', 0, 2)).toBe(0);
  expect(() => timeline.setFrameProperty('duration', 5)).toThrow(/no property "duration" that can be set/);
  expect(() => timeline.setLayerProperty('frames', [])).toThrow(/no property "frames" that can be set/);
});

it('Selected frames, else all layers at the playhead, are extended by insertFrames without arguments', () => {
  const timeline = openLiteral(TWO_LAYERS).getTimeline();
  timeline.insertFrames();
  expect(timeline.layers.map(({ frameCount }) => frameCount)).toEqual([6, 7]);
  timeline.setSelectedFrames([1, 2, 4]);
  timeline.insertFrames();
  expect(timeline.layers.map(({ frameCount }) => frameCount)).toEqual([6, 9]);
});

it('The frame at the playhead of all layers is removed by removeFrames without arguments and selection', () => {
  const timeline = openLiteral(TWO_LAYERS).getTimeline();
  timeline.removeFrames();
  expect(timeline.layers.map(({ frameCount }) => frameCount)).toEqual([4, 5]);
});

it('A keyframe before a keyframe only moves the playhead on insertKeyframe', () => {
  const timeline = openLiteral({ layers: [{ frames: [{}, {}] }] }).getTimeline();
  timeline.insertKeyframe(0);
  expect([timeline.currentFrame, timeline.layers[0].keyframes.length]).toEqual([1, 2]);
});

it('A timeline without layers has one, which is in the document as soon as it is changed', () => {
  const timeline = openLiteral({}).getTimeline();
  for (const child of [...timeline.node.children]) child.remove();
  timeline.layersChanged();
  expect(timeline.layers.map(({ name, frameCount }) => [name, frameCount])).toEqual([['Layer 1', 1]]);
  expect(timeline.node.children).toEqual([]);
  timeline.layers[0].name = 'mine';
  expect(timeline.node.child('layers')?.children[0].attr('name')).toBe('mine');
});

it('Bounds of a timeline count frames from 1 and are 0 where there is nothing', () => {
  const layers = [
    { visible: false, elements: [{ shape: 'rectangle' as const, x: 50, width: 10, height: 10 }] },
    { frames: [{}, { elements: [{ shape: 'rectangle' as const, x: 10, y: 5, width: 20, height: 10 }] }] },
  ];
  const timeline = openLiteral({ layers }).getTimeline();
  expect(timeline.getBounds(1, false)).toBe(0);
  expect(timeline.getBounds(1, true)).toEqual({ left: 50, top: 0, right: 60, bottom: 10 });
  expect(timeline.getBounds(2, false)).toEqual({ left: 10, top: 5, right: 30, bottom: 15 });
});
