import { createHost } from '../../../app';
import { HostCalls } from '../HostCalls';
import { $, type Easing, type EasePoint } from '../../../src';
import { readEasing, setEasing } from '../../../src/collection/frames/easing';

type Ease = (time: number) => number;

const power =
  (exponent: number): Ease =>
  (t) =>
    t ** exponent;

const back =
  (amount: number): Ease =>
  (t) =>
    t * t * ((amount + 1) * t - amount);

const elastic =
  (period: number): Ease =>
  (t) =>
    t === 0 || t === 1 ? t : -(2 ** (10 * (t - 1)) * Math.sin(((t - 1 - period / 4) * 2 * Math.PI) / period));

const bounceOut: Ease = (t) => {
  if (t < 1 / 2.75) return 7.5625 * t * t;
  if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75;
  return t < 2.5 / 2.75
    ? 7.5625 * (t - 2.25 / 2.75) ** 2 + 0.9375
    : 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375;
};

const out =
  (ease: Ease): Ease =>
  (t) =>
    1 - ease(1 - t);

const inOut =
  (ease: Ease): Ease =>
  (t) =>
    t < 0.5 ? ease(2 * t) / 2 : 1 - ease(2 - 2 * t) / 2;

/** The eases that speed up, as TweenJS (`createjs.Ease`) has them, and how far a curve may be from them. */
const SPEEDING_UP: [string, Ease, number, Ease?][] = [
  ['quad', power(2), 1e-9],
  ['cubic', power(3), 1e-9],
  ['quart', power(4), 0.0003],
  ['quint', power(5), 0.0003],
  ['sine', (t) => 1 - Math.cos((t * Math.PI) / 2), 0.0003],
  ['back', back(1.7), 1e-9, back(1.7 * 1.525)],
  ['circ', (t) => 1 - Math.sqrt(1 - t * t), 0.002],
  ['bounce', out(bounceOut), 1e-9],
  ['elastic', elastic(0.3), 0.0005, elastic(0.3 * 1.5)],
];

/** The keyframe of a classic tween, eased by one after another. */
function eased(...easings: Easing[]): Frame {
  const { document } = createHost({
    library: [{ name: 'star' }],
    layers: [{ frames: [{ duration: 5, tweenType: 'motion', elements: [{ item: 'star' }] }, {}] }],
  });
  const frames = $.frames(':classic', document);
  for (const easing of easings) frames.ease(easing);
  return frames.elements[0];
}

/** The share of the way at a time, on cubic pieces. */
function wayAt(points: EasePoint[], time: number): number {
  const start = points.findIndex((_, i) => i % 3 === 0 && i + 3 < points.length && time <= points[i + 3].x);
  const piece = points.slice(start, start + 4);
  const on = (axis: 'x' | 'y', t: number): number => {
    const [a, b, c, d] = piece.map((point) => point[axis]);
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
  };
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (on('x', middle) < time) low = middle;
    else high = middle;
  }
  return on('y', low);
}

describe('an ease by name', () => {
  const named = SPEEDING_UP.flatMap(([family, ease, tolerance, both = ease]): [string, Ease, number][] => [
    [`${family}In`, ease, tolerance],
    [`${family}Out`, out(ease), tolerance],
    [`${family}InOut`, inOut(both), tolerance],
  ]);

  it.each(named)('%s is the curve of createjs.Ease', (name, ease, tolerance) => {
    const points = eased(name).getCustomEase('all') as unknown as EasePoint[];
    const times = Array.from({ length: 101 }, (_, i) => i / 100);
    const furthest = Math.max(...times.map((time) => Math.abs(wayAt(points, time) - ease(time))));
    expect(furthest).toBeLessThan(tolerance);
    expect([points[0], points[points.length - 1]]).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]);
  });
});

describe('an ease by points', () => {
  const start = { x: 0, y: 0 };
  const end = { x: 1, y: 1 };
  const at = (x: number, y: number): EasePoint => ({ x, y });

  it.each<[string, EasePoint[]]>([
    ['one piece', [start, at(0.3, 0.8), at(0.6, 0.9), end]],
    ['one that goes beyond its ends', [start, at(0.3, -0.5), at(0.6, 1.5), end]],
    ['handles on the ends', [start, start, end, end]],
    ['handles that cross', [start, at(1, 0), at(0, 1), end]],
    ['two pieces', [start, at(0, 1), at(0.5, 0), at(0.5, 0.5), at(0.5, 1), at(1, 0), end]],
  ])('is taken as it is: %s', (_, points) => {
    expect(eased(points).getCustomEase('all')).toEqual(points);
  });

  it.each<[string, unknown[]]>([
    ['no points', []],
    ['one point', [start]],
    ['three points', [start, at(0.5, 0.5), end]],
    ['five points', [start, at(0.2, 0), at(0.5, 0.5), at(0.8, 1), end]],
    ['a start elsewhere in time', [at(0.1, 0), at(0.3, 0), at(0.6, 1), end]],
    ['a start elsewhere on the way', [at(0, 0.1), at(0.3, 0), at(0.6, 1), end]],
    ['an end elsewhere in time', [start, at(0.3, 0), at(0.6, 1), at(0.9, 1)]],
    ['an end elsewhere on the way', [start, at(0.3, 0), at(0.6, 1), at(1, 0.9)]],
    ['a handle before the start', [start, at(-0.1, 0), at(0.6, 1), end]],
    ['a handle after the end', [start, at(0.3, 0), at(1.1, 1), end]],
    ['a second handle before the start', [start, at(0.3, 0), at(-0.1, 1), end]],
    ['a first handle after the end', [start, at(1.1, 0), at(0.6, 1), end]],
    ['a piece that takes no time', [start, start, start, at(0, 1), at(0.3, 0), at(0.6, 1), end]],
    [
      'a piece back in time',
      [
        start,
        at(0.5, 0),
        at(0.8, 1),
        at(0.8, 1),
        at(0.8, 0),
        at(0.4, 1),
        at(0.4, 1),
        at(0.5, 0),
        at(1, 1),
        end,
      ],
    ],
    ['texts', [start, { x: '0.3', y: 0 }, at(0.6, 1), end]],
    ['texts on the way', [start, { x: 0.3, y: '0' }, at(0.6, 1), end]],
    ['a point without y', [start, { x: 0.3 }, at(0.6, 1), end]],
    ['a point without x', [start, { y: 0.3 }, at(0.6, 1), end]],
    ['no time', [start, at(Number.NaN, 0), at(0.6, 1), end]],
    ['no way', [start, at(0.3, Number.NaN), at(0.6, 1), end]],
    ['an endless way', [start, at(0.3, Infinity), at(0.6, 1), end]],
    ['a gap', [start, null, at(0.6, 1), end]],
    ['Numbers', [0, 0.3, 0.6, 1]],
  ])('is refused: %s', (_, points) => {
    expect(() => eased(points as EasePoint[])).toThrow(
      'FrameCollection.ease(): easing must be the points { x, y } of a curve: 4, 7, 10 …, from (0, 0) to (1, 1), ' +
        'x rising from 0 to 1, got an Array',
    );
  });
});

describe('an ease by a Number', () => {
  it.each([-100, 0, 100])('An ease of %i is accepted', (easing) => {
    expect(eased(easing).tweenEasing).toBe(easing);
  });

  it.each([-101, 101, 0.5, Number.NaN])('An ease of %d is refused', (easing) => {
    expect(() => eased(easing)).toThrow(
      new RangeError(
        `FrameCollection.ease(): easing must be a whole Number from -100 to 100, got ${String(easing)}`,
      ),
    );
  });

  it('A curve that was there is made straight', () => {
    const frame = eased('elasticIn', 30);
    expect([frame.tweenEasing, frame.hasCustomEase]).toEqual([30, false]);
    for (const { x, y } of frame.getCustomEase('all') as unknown as EasePoint[]) expect(y).toBeCloseTo(x, 9);
  });

  it.each(['none', 'linear'])('Its value is 0 by the name %s', (name) => {
    const frame = eased(30, name);
    expect([frame.tweenEasing, frame.hasCustomEase]).toEqual([0, false]);
  });

  it('A curve is not written where there was none', () => {
    const { document } = createHost({ layers: [{ frames: [{ duration: 5, tweenType: 'shape' }, {}] }] });
    const { calls } = HostCalls.during(document, () => $.frames(':shape', document).ease(30));
    expect(calls['Frame.setCustomEase']).toBeUndefined();
    expect($.frames(':shape', document).pluck('tweenEasing')).toEqual([30]);
  });
});

/** A frame that notes what is set, in order. */
function noting(hasCustomEase: boolean): { frame: Frame; notes: string[] } {
  const notes: string[] = [];
  const frame = {
    setCustomEase: (property: string) => notes.push(`setCustomEase ${property}`),
    get hasCustomEase() {
      return hasCustomEase;
    },
    set hasCustomEase(value) {
      notes.push(`hasCustomEase ${value}`);
    },
    set useSingleEaseCurve(value: boolean) {
      notes.push(`useSingleEaseCurve ${value}`);
    },
    set tweenEasing(value: number) {
      notes.push(`tweenEasing ${value}`);
    },
  };
  return { frame: frame as unknown as Frame, notes };
}

it.each([
  // As Adobe's importer of motions does, in Configuration/Javascript/MotionXML.jsfl.
  ['quadIn', false, ['useSingleEaseCurve true', 'setCustomEase all', 'hasCustomEase true']],
  // The reference of hasCustomEase: if false, the frame gets its ease information from the ease value.
  [30, true, ['setCustomEase all', 'hasCustomEase false', 'tweenEasing 30']],
  [30, false, ['tweenEasing 30']],
])('An ease %s sets what the host needs, in its order', (easing, hadCurve, expected) => {
  const { frame, notes } = noting(hadCurve);
  setEasing(frame, readEasing('ease', easing));
  expect(notes).toEqual(expected);
});

describe('an ease by a word that is none', () => {
  it.each<[string, RegExp]>([
    ['cubicInot', /unknown ease "cubicInot"; did you mean "cubicInOut"\?$/],
    ['linaer', /did you mean "linear"\?$/],
    [
      'zzzzzzzz',
      /there are none, linear, quadIn, quadOut, quadInOut, cubicIn, .*, elasticIn, elasticOut, elasticInOut$/,
    ],
    ['toStringIn', /unknown ease "toStringIn"/],
    ['constructorOut', /unknown ease "constructorOut"/],
    ['my quadIn', /unknown ease "my quadIn"/],
    ['quadInside', /unknown ease "quadInside"/],
    ['', /unknown ease ""/],
  ])('%s', (easing, message) => {
    expect(() => eased(easing)).toThrow(message);
  });
});
