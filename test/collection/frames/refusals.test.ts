import { createHost } from '../../../app';
import { $, type FrameCollection } from '../../../src';
import { traced } from '../../support/traced';

/** A layer of keyframes a at 0, b at 5, c at 8 and d at 9, up to frame 10; another layer of shapes. */
function open(): Document {
  const oval = { shape: 'oval', width: 5, height: 5 } as const;
  return createHost({
    library: [{ name: 'star' }],
    layers: [
      {
        name: 'clips',
        frames: [
          { name: 'a', duration: 5, tweenType: 'motion', elements: [{ item: 'star' }] },
          { name: 'b', duration: 3, elements: [{ item: 'star' }] },
          { name: 'c', elements: [] },
          { name: 'd', elements: [] },
        ],
      },
      {
        name: 'shapes',
        frames: [
          { name: 'oval', duration: 5, elements: [oval] },
          { name: 'group', duration: 5, elements: [{ group: [oval] }] },
        ],
      },
    ],
  }).document;
}

type Work = (at: (query: string) => FrameCollection) => unknown;

/** The keyframes with their places, as text. */
const stateOf = (document: Document): string =>
  $.frames(document)
    .map(({ name, startFrame, duration, tweenType }) => `${name} ${startFrame}+${duration} ${tweenType}`)
    .join(', ');

describe('keyframes are refused before anything is changed', () => {
  const FIRST = ': the first keyframe of a layer cannot move';
  const SHAPES = ': a shape tween needs shapes, and there is something else on the keyframe';

  it.each<[string, Work, string, string]>([
    ['the first, moved', (at) => at('a').move(1), 'move(): element 0, a (', FIRST],
    ['the first among others', (at) => at('*').move(1), 'move(): element 0, a (', FIRST],
    [
      'one onto the one before',
      (at) => at('b').move(-5),
      'move(): element 0, b (',
      ': it can move by up to 4 frames, to stay after the keyframe before it',
    ],
    [
      'one past the one before',
      (at) => at('b').move(-9),
      'move(): element 0, b (',
      ': it can move by up to 4 frames, to stay after the keyframe before it',
    ],
    [
      'a later one onto the one before',
      (at) => at('c').move(-3),
      'move(): element 0, c (',
      ': it can move by up to 2 frames, to stay after the keyframe before it',
    ],
    [
      'one onto the next',
      (at) => at('b').move(3),
      'move(): element 0, b (',
      ': it can move by up to 2 frames, to stay before the next one',
    ],
    [
      'one without room',
      (at) => at('c').move(1),
      'move(): element 0, c (',
      ': it can move by up to 0 frames, to stay before the next one',
    ],
    [
      'a run, by its last',
      (at) => at('b, c').move(1),
      'move(): element 1, c (',
      ': it can move by up to 0 frames, to stay before the next one',
    ],
    ['a shape tween of an instance', (at) => at('oval, b').tween('shape'), 'tween(): element 0, b (', SHAPES],
    [
      'a shape tween of a group',
      (at) => at('oval, group').tween('shape'),
      'tween(): element 1, group (',
      SHAPES,
    ],
  ])('%s', (_, work, start, end) => {
    const document = open();
    const before = stateOf(document);
    let message = '';
    try {
      work((query) => $.frames(query, document));
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message.startsWith(`FrameCollection.${start}`)).toBe(true);
    expect(message.endsWith(end)).toBe(true);
    expect(stateOf(document)).toBe(before);
  });

  it('A message about room for one frame uses the singular', () => {
    const document = open();
    $.frames('d', document).setDuration(2);
    expect(() => $.frames('d', document).move(2)).toThrow(/can move by up to 1 frame, to stay before/);
    expect(stateOf(document)).toContain('d 9+2');
  });

  it.each<[string, Work, string]>([
    ['half a frame', (at) => at('b').move(0.5), 'move(): by must be a whole Number, got 0.5'],
    ['a text', (at) => at('b').move('1' as never), 'move(): by must be a Number, got "1"'],
    ['no duration', (at) => at('b').setDuration(0), 'setDuration(): duration must be 1 or more, got 0'],
    ['a negative one', (at) => at('b').setDuration(-2), 'setDuration(): duration must be 1 or more, got -2'],
    [
      'half of one',
      (at) => at('b').setDuration(1.5),
      'setDuration(): duration must be a whole Number, got 1.5',
    ],
    [
      'a word',
      (at) => at('b').setDuration('x' as never),
      'setDuration(): duration must be a Number, got "x"',
    ],
    [
      'an endless one',
      (at) => at('b').setDuration(Infinity),
      'setDuration(): duration must be a whole Number',
    ],
    [
      'a tween of another type',
      (at) => at('b').tween('bone' as never),
      'tween(): type must be "motion" or "shape", got "bone"',
    ],
    [
      'a tween with a wrong ease',
      (at) => at('b').tween('motion', 101),
      'tween(): easing must be a whole Number',
    ],
    [
      'a wrong ease',
      (at) => at('a').ease({} as never),
      'ease(): easing must be a Number, the name of an ease or',
    ],
    ['a misspelt one', (at) => at('a').ease('quadInn'), 'ease(): unknown ease "quadInn"'],
  ])('by their arguments: %s', (_, work, message) => {
    const document = open();
    const before = stateOf(document);
    expect(() => work((query) => $.frames(query, document))).toThrow(`FrameCollection.${message}`);
    expect(stateOf(document)).toBe(before);
  });

  it.each<[string, (frames: FrameCollection) => unknown]>([
    ['select', (frames) => frames.select()],
    ['clear', (frames) => frames.clear()],
    ['deleteFrames', (frames) => frames.deleteFrames()],
    ['setDuration', (frames) => frames.setDuration(2)],
    ['move', (frames) => frames.move(1)],
    ['tween', (frames) => frames.tween()],
    ['toKeyframes', (frames) => frames.toKeyframes()],
  ])('those of another document: %s', (method, work) => {
    const document = open();
    const frames = $.frames($.frames('b', open()).elements, document);
    const before = stateOf(document);
    expect(() => work(frames)).toThrow(
      new RegExp(`^FrameCollection\\.${method}\\(\\): element 0, b \\(.*: it is not in the document$`),
    );
    expect(stateOf(document)).toBe(before);
  });

  it.each<[string, (frames: FrameCollection) => unknown]>([
    ['clear', (frames) => frames.clear()],
    ['deleteFrames', (frames) => frames.deleteFrames()],
    ['setDuration', (frames) => frames.setDuration(2)],
    ['move', (frames) => frames.move(1)],
    ['tween', (frames) => frames.tween()],
    ['tween', (frames) => frames.tween('shape')],
    ['untween', (frames) => frames.untween()],
    ['ease', (frames) => frames.ease(5)],
    ['toKeyframes', (frames) => frames.toKeyframes()],
    ['attr', (frames) => frames.attr('label', 'x')],
    ['rename', (frames) => frames.rename('x')],
    ['items', (frames) => frames.items()],
  ])('those that were deleted meanwhile: %s', (method, work) => {
    const document = open();
    const frames = $.frames('b', document);
    $.frames('b', document).deleteFrames();
    expect(() => work(frames)).toThrow(new RegExp(`^FrameCollection\\.${method}\\(\\): element 0, `));
  });
});

describe('queries of keyframes', () => {
  it.each<[string, (frames: FrameCollection) => unknown, string]>([
    ['filter', (frames) => frames.filter(':lable'), 'unknown pseudo ":lable"'],
    ['layers', (frames) => frames.layers(':lokced'), 'unknown pseudo ":lokced"'],
    ['layers', (frames) => frames.layers(5 as never), 'query must be a query, got 5'],
  ])('that cannot be read name the method: %s', (method, work, message) => {
    const run = () => work($.frames('*', open()));
    expect(run).toThrow(`FrameCollection.${method}(): `);
    expect(run).toThrow(message);
  });
});

describe('an error of the host', () => {
  it('The error names the first keyframe of the run at which it happened', () => {
    const document = open();
    const timeline = document.getTimeline();
    timeline.clearFrames = () => {
      throw new Error('No.');
    };
    expect(() => $.frames('d, b, c', document).clear()).toThrow(
      /^FrameCollection\.clear\(\): element 0, b \(.*: No\.$/,
    );
    expect(() => $.frames($.frames('d, b', document).elements.reverse(), document).clear()).toThrow(
      /^FrameCollection\.clear\(\): element 0, d \(.*: No\.$/,
    );
  });
});

describe('room for keyframes', () => {
  it.each<[string, Work, string]>([
    ['to the left', (at) => at('b').move(-4), 'a 0+1 motion, b 1+7 none, c 8+1 none, d 9+1 none'],
    ['to the right', (at) => at('b').move(2), 'a 0+7 motion, b 7+1 none, c 8+1 none, d 9+1 none'],
    ['a run', (at) => at('b, c, d').move(-2), 'a 0+3 motion, b 3+3 none, c 6+1 none, d 7+3 none'],
    ['by nothing', (at) => at('a').move(0), 'a 0+5 motion, b 5+3 none, c 8+1 none, d 9+1 none'],
  ])('is taken from those beside: %s', (_, work, expected) => {
    const document = open();
    work((query) => $.frames(query, document));
    expect(stateOf(document)).toBe(`${expected}, oval 0+5 none, group 5+5 none`);
  });

  it('Every frame becomes a keyframe, span after span in the order of the list', () => {
    const document = open();
    const frames = $.frames($.frames('oval, b', document).elements.reverse(), document).toKeyframes();
    expect(frames.pluck('startFrame')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(frames.pluck('layer.name')).toEqual([
      ...Array<string>(5).fill('shapes'),
      'clips',
      'clips',
      'clips',
    ]);
    expect(new Set(frames.pluck('duration'))).toEqual(new Set([1]));
  });

  it('A tween may be eased at once', () => {
    const document = open();
    expect($.frames('b', document).tween('motion', 30).pluck('tweenEasing')).toEqual([30]);
    expect($.frames('b', document).tween('motion', 'quadIn').pluck('hasCustomEase')).toEqual([true]);
    expect($.frames('oval', document).tween('shape', -30).pluck('tweenEasing')).toEqual([-30]);
    expect($.frames('oval', document).pluck('tweenType')).toEqual(['shape']);
  });
});

describe('lists of keyframes', () => {
  it('The lines say which layer the keyframes are on', () => {
    const document = open();
    expect(traced(() => $.frames('a, oval', document).list()).slice(1)).toEqual([
      '  0: a (keyframe at frame 1) on clips',
      '  1: oval (keyframe at frame 1) on shapes',
    ]);
  });

  it('The lines say what is known of deleted keyframes', () => {
    const document = open();
    const frames = $.frames('b', document);
    $.frames('b', document).deleteFrames();
    expect(traced(() => frames.list())).toEqual([
      '[object FrameCollection length=1]: 1 element',
      expect.anything(),
    ]);
  });

  it('The lines say what is known when their document was closed', () => {
    const document = open();
    const frames = $.frames('a', document);
    document.close(false);
    expect(traced(() => frames.list())).toHaveLength(2);
  });
});
