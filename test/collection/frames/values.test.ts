import { createHost } from '../../../app';
import { $ } from '../../../src';

/** A value of each sort that no attribute takes. */
const WRONG = [null, {}, Number.NaN, Object.create(null)];

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
      { name: 'buzz', type: 'sound' },
    ],
    layers: [{ frames: [{}, {}] }],
  });
  const [beep, photo, buzz] = document.library.items;

  it('The attribute takes a sound of the library', () => {
    const frames = $.frames(document).attr('soundLibraryItem', beep);
    expect(frames.pluck('soundLibraryItem.name')).toEqual(['beep', 'beep']);
  });

  it('The sound of a keyframe is replaced where it is the one that is meant', () => {
    const frames = $.frames(document).attr('soundLibraryItem', beep);
    expect(() => frames.replaceSound('photo', beep)).toThrow(
      'the library has no item "photo" that is a sound',
    );
    expect(() => frames.replaceSound('beep', 5 as never)).toThrow(
      'the new sound must be a library item or its path, got 5',
    );
    frames.replaceSound(buzz, beep);
    expect(frames.pluck('soundLibraryItem.name')).toEqual(['beep', 'beep']);
    frames.elements[0].soundLibraryItem = buzz as SoundItem;
    frames.replaceSound('beep', 'buzz').replaceSound('buzz', 'beep');
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
  const { document } = createHost({ layers: [{}] });

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
  ])('Color %s is read as %s', (value, expected) => {
    const layers = $.layers(createHost({ layers: [{}] }).document);
    expect(layers.attr('color', value).pluck('color')).toEqual([expected]);
  });
});
