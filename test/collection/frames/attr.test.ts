import { createHost } from '../../../host-mocks';
import { $, type FrameCollection, type LayerCollection } from '../../../src';

function open(): Document {
  return createHost({
    layers: [
      { name: 'art', type: 'folder' },
      { name: 'a', parent: 'art', frames: [{ name: 'in', duration: 2 }, {}] },
      { name: 'b', frames: [{ duration: 3 }] },
    ],
  }).document;
}

describe('attributes of keyframes', () => {
  it.each<[string, (frames: FrameCollection) => FrameCollection, string, unknown[]]>([
    [
      'label',
      (frames) => frames.attr('label', (frame, i) => `go ${i + frame.startFrame}`),
      'label',
      ['go 0', 'go 3', 'go 2'],
    ],
    ['its type with it', (frames) => frames.attr('label', 'x'), 'labelType', ['name', 'name', 'name']],
    [
      'a label in place of a comment',
      (frames) => frames.attr({ name: 'x', labelType: 'comment' }).attr('label', 'y'),
      'labelType',
      ['name', 'name', 'name'],
    ],
    ['an empty label', (frames) => frames.attr('label', ''), 'labelType', ['none', 'none', 'none']],
    [
      'several',
      (frames) => frames.attr({ name: 'x', labelType: 'anchor' }),
      'labelType',
      ['anchor', 'anchor', 'anchor'],
    ],
    [
      'their layers',
      (frames) => frames.attr('layer.locked', (frame) => frame.name === 'in'),
      'layer.locked',
      [false, false, false],
    ],
    [
      'their timelines',
      (frames) => frames.attr('timeline.name', 'main'),
      'timeline.name',
      ['main', 'main', 'main'],
    ],
    [
      'numbered labels',
      (frames) => frames.rename('pose_##', true, 7),
      'name',
      ['pose_07', 'pose_08', 'pose_09'],
    ],
    ['present labels', (frames) => frames.filter(':labelled').rename('*_old'), 'name', ['in_old']],
  ])('attr sets %s', (_, set, property, expected) => {
    expect(set($.frames(open())).pluck(property)).toEqual(expected);
  });

  it.each<[string, (frames: FrameCollection) => unknown, RegExp]>([
    [
      'a misspelt name',
      (frames) => frames.attr('lable' as never, 'x' as never),
      /no attribute "lable" to set; did you mean "label"\?/,
    ],
    [
      'a misspelt path',
      (frames) => frames.attr('layer.lockd', true),
      /element 0, in .*: it has no "layer.lockd" \(did you mean "layer.locked"\?\)/,
    ],
    [
      'a path that nothing is like',
      (frames) => frames.attr('layer.zzzzzz', true),
      /element 0, in .*: it has no "layer.zzzzzz"$/,
    ],
    [
      'a name that nothing is like',
      (frames) => frames.attr('zzzzzz' as never, true as never),
      /no attribute "zzzzzz" to set; it can be one of label, name, labelType, .*, soundLoopMode, soundLoop$/,
    ],
    ['a path from a dot', (frames) => frames.attr('.label' as never, 'x'), /it has no "\.label"/],
    [
      'a path from nowhere',
      (frames) => frames.attr('layr.locked', true),
      /element 0, in .*: it has no "layr.locked"/,
    ],
    [
      'a wrong result',
      (frames) => frames.attr('soundLoop', (_, i) => i - 1),
      /element 0, in .*: soundLoop must be a whole Number/,
    ],
    [
      'a wrong second value',
      (frames) => frames.attr({ name: 'x', soundSync: 'now' as never }),
      /soundSync must be one of/,
    ],
    [
      'no value',
      (frames) => (frames as unknown as { attr(name: string): void }).attr('label'),
      /to read it, use pluck/,
    ],
  ])('attr refuses %s before anything is changed', (_, set, message) => {
    const frames = $.frames(open());
    expect(() => set(frames)).toThrow(message);
    expect(frames.pluck('label')).toEqual(['in', '', '']);
  });

  it('Lists of keyframes name their layers, and tables read where they are', () => {
    const { document } = createHost({ layers: [{ name: 'a', frames: [{ name: 'in' }, {}] }] });
    const frames = $.frames(document);
    expect(frames.toCSV('label,layer.name,timeline.name')).toBe(
      'label,layer.name,timeline.name\nin,a,Scene 1\n,a,Scene 1\n',
    );
    expect(frames.clone().sort('layer.name').pluck('startFrame')).toEqual([0, 1]);
    expect(frames.toJSON('layer')).toBe('[\n{"layer":"a"},\n{"layer":"a"}\n]');
  });
});

/** A value of each sort that no attribute takes. */
const WRONG = [null, {}, Number.NaN];

describe('values of attributes of keyframes', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['label', ['go'], [1]],
    ['name', ['go', ''], [1]],
    ['labelType', ['name', 'comment', 'anchor'], ['label', '']],
    ['actionScript', ['stop();', ''], [1]],
    ['tweenType', ['motion', 'shape', 'none'], ['classic', '']],
    ['tweenEasing', [-100, 100, 0], [-101, 101, 0.5, '1']],
    ['tweenInstanceName', ['star'], [1]],
    ['hasCustomEase', [true, false], [1, 'true']],
    ['useSingleEaseCurve', [true, false], [0]],
    ['motionTweenSnap', [true, false], [1]],
    ['motionTweenScale', [true, false], [1]],
    ['motionTweenSync', [true, false], [1]],
    ['motionTweenOrientToPath', [true, false], [1]],
    ['motionTweenRotate', ['auto', 'clockwise', 'counter-clockwise', 'none'], ['left', '']],
    ['motionTweenRotateTimes', [0, 1, 65535], [-1, 65536, 1.5, '1']],
    ['shapeTweenBlend', ['angular', 'distributive'], ['none', '']],
    ['soundName', ['beep'], [1]],
    ['soundSync', ['event', 'stop', 'start', 'stream'], ['now', '']],
    [
      'soundEffect',
      [
        'none',
        'left channel',
        'right channel',
        'fade left to right',
        'fade right to left',
        'fade in',
        'fade out',
        'custom',
      ],
      ['loud', ''],
    ],
    ['soundLoopMode', ['loop', 'repeat'], ['once', '']],
    ['soundLoop', [0, 65535], [-1, 65536, 0.5]],
  ])('%s takes those of the reference, and no others', (name, values, others) => {
    const { document } = createHost({
      library: [{ name: 'star' }, { name: 'beep', type: 'sound' }],
      layers: [
        {
          frames: [
            { duration: 5, name: 'in', tweenType: 'motion', sound: 'beep', elements: [{ item: 'star' }] },
            {},
          ],
        },
      ],
    });
    const frames = $.frames('[startFrame=0]', document);
    const set = (value: unknown): unknown => frames.attr(name as never, value as never).pluck(name)[0];
    expect(values.map(set)).toEqual(values);
    const before = frames.pluck(name);
    for (const other of [...others, ...WRONG])
      expect(() => set(other)).toThrow(new RegExp(`${name} must be`));
    expect(frames.pluck(name)).toEqual(before);
  });
});

describe('the sound of keyframes', () => {
  const { document } = createHost({
    library: [
      { name: 'beep', type: 'sound' },
      { name: 'photo', type: 'bitmap' },
    ],
    layers: [{ frames: [{}, {}] }],
  });
  const [beep, photo] = document.library.items;

  it('is a sound of the library', () => {
    const frames = $.frames(document).attr('soundLibraryItem', beep);
    expect(frames.pluck('soundLibraryItem.name')).toEqual(['beep', 'beep']);
  });

  it.each<[string, unknown]>([
    ['another item', photo],
    ['a name', 'beep'],
    ['nothing', null],
  ])('is not %s', (_, value) => {
    expect(() => $.frames(document).attr('soundLibraryItem', value as Item)).toThrow(
      /soundLibraryItem must be a sound of the library, got /,
    );
  });
});

describe('an error about a value names those that can be set', () => {
  const document = open();

  it.each<[string, string, string]>([
    ['soundSync', '"event", "stop", "start", "stream"', 'soundSync must be one of'],
    ['label', 'a String', 'label must be'],
    ['tweenEasing', 'a whole Number from -100 to 100', 'tweenEasing must be'],
    ['motionTweenRotateTimes', 'a whole Number from 0 to 65535', 'motionTweenRotateTimes must be'],
    ['motionTweenSnap', 'true or false', 'motionTweenSnap must be'],
    ['soundLibraryItem', 'a sound of the library', 'soundLibraryItem must be'],
  ])('%s of keyframes: %s', (name, expected, before) => {
    expect(() => $.frames(document).attr(name as never, null as never)).toThrow(
      new TypeError(`FrameCollection.attr(): ${before} ${expected}, got null`),
    );
  });

  it.each<[string, string]>([
    ['name', 'a non-empty String'],
    ['color', 'a colour such as "#FF8800" or 0xFF8800'],
    ['layerType', 'one of "normal", "guide", "guided", "mask", "masked", "folder"'],
  ])('%s of layers: %s', (name, expected) => {
    expect(() => $.layers(document).attr(name as never, '' as never)).toThrow(
      new TypeError(`LayerCollection.attr(): ${name} must be ${expected}, got ""`),
    );
  });
});

describe('values of attributes of layers', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['name', ['art'], ['', 1]],
    [
      'color',
      ['#FF8800', '#000000'],
      ['#FF880', '#FF88000', '#FG8800', 'FF8800', ' #FF8800', -1, 1.5, 0x1000000],
    ],
    ['height', [100, 200, 300], [150, 400, '100']],
    ['layerType', ['guide', 'mask', 'folder', 'normal'], ['camera', '']],
    ['locked', [true, false], [1]],
    ['visible', [false, true], [1]],
    ['outline', [true, false], [1]],
  ])('%s takes those of the reference, and no others', (name, values, others) => {
    const layers = $.layers(createHost({ layers: [{}] }).document);
    const set = (value: unknown): unknown => layers.attr(name as never, value as never).pluck(name)[0];
    expect(values.map(set)).toEqual(values);
    const before = layers.pluck(name);
    for (const other of [...others, ...WRONG])
      expect(() => set(other)).toThrow(new RegExp(`${name} must be`));
    expect(layers.pluck(name)).toEqual(before);
  });

  it.each([
    [0, '#000000'],
    [0xffffff, '#FFFFFF'],
    ['#ff8800', '#FF8800'],
  ])('color %s is %s', (value, expected) => {
    const layers = $.layers(createHost({ layers: [{}] }).document);
    expect(layers.attr('color', value).pluck('color')).toEqual([expected]);
  });
});

describe('attributes of layers', () => {
  it.each<[string, (layers: LayerCollection) => LayerCollection, string, unknown[]]>([
    ['color', (layers) => layers.attr('color', 0xff8800), 'color', ['#FF8800', '#FF8800', '#FF8800']],
    ['layerType', (layers) => layers.filter('b').attr('layerType', 'guide'), 'layerType', ['guide']],
    [
      'what is above',
      (layers) => layers.filter('a').attr('parentLayer.name', 'old'),
      'parentLayer.name',
      ['old'],
    ],
    ['numbered names', (layers) => layers.rename('l_#'), 'name', ['l_1', 'l_2', 'l_3']],
  ])('attr sets %s', (_, set, property, expected) => {
    expect(set($.layers(open())).pluck(property)).toEqual(expected);
  });

  it.each<[string, RegExp]>([
    ['parentLayer.constructor', /element 0, art .*: it has no "parentLayer.constructor"$/],
    ['layer.name', /element 0, art .*: it has no "layer.name"/],
  ])('attr refuses the path %s', (name, message) => {
    expect(() => $.layers(open()).attr(name as never, 'x' as never)).toThrow(message);
  });

  it('attr refuses a path that one layer does not have', () => {
    const layers = $.layers(open());
    expect(() => layers.attr('parentLayer.name', 'x')).toThrow(
      /element 0, art .*: it has no "parentLayer.name"/,
    );
    expect(layers.pluck('name')).toEqual(['art', 'a', 'b']);
  });

  it('bounds measures all keyframes of layers; nothing has none', () => {
    const oval = { shape: 'oval', width: 10, height: 10 } as const;
    const { document } = createHost({
      layers: [
        { name: 'a', frames: [{ elements: [oval] }, { elements: [{ ...oval, x: 40 }] }] },
        { name: 'b', elements: [{ ...oval, y: 90 }] },
        { name: 'c' },
      ],
    });
    expect($.layers('a', document).bounds()).toMatchObject({
      left: 0,
      top: 0,
      right: 50,
      bottom: 10,
      width: 50,
    });
    expect($.layers(document).bounds()).toMatchObject({ right: 50, bottom: 100 });
    expect($.layers('c', document).bounds()).toBeNull();
  });
});
