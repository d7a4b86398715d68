import fs from 'node:fs';
import Ajv from 'ajv/dist/2020';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { publishLottie } from '../../../output/lottie/publishLottie';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { playedSubject } from '../../../output/pictures/playedSubject';
import { openLiteral } from '../../support/openModel';
import { layersIn, lottieOf, moving, SQUARE } from './lottieOf';

const schema: object = JSON.parse(
  fs.readFileSync(
    require.resolve('@lottie-animation-community/lottie-specs/src/data/lottie.schema.json'),
    'utf8',
  ),
);
const isValid = new Ajv({ strict: false }).compile(schema);

const tween = (attributes: Record<string, string | number> = {}, tweenEasing = 0): DocumentLiteral => ({
  library: [{ name: 'box', layers: [{ elements: [SQUARE] }] }],
  layers: [
    {
      frames: [
        {
          duration: 10,
          tweenType: 'motion',
          tweenEasing,
          attributes,
          elements: [{ item: 'box', x: 0, y: 0 }],
        },
        { index: 10, elements: [{ item: 'box', x: 50, y: 40, scaleX: 2, scaleY: 2, alpha: 50 }] },
      ],
    },
  ],
});

const masked: DocumentLiteral = {
  layers: [
    { name: 'mask', type: 'mask', elements: [{ shape: 'oval', width: 30, height: 30, fill: '#00FF00' }] },
    { name: 'one', parent: 'mask', elements: [SQUARE] },
    { name: 'two', parent: 'mask', elements: [{ ...SQUARE, fill: '#0000FF', x: 15 }] },
  ],
};

describe('structure', () => {
  it('A classic tween is two keyframes for what changes, and none for what does not', () => {
    const { animation } = lottieOf(tween());
    const [{ ks }] = animation.layers;
    expect([ks.p.a, ks.s.a, ks.o.a, ks.r]).toEqual([1, 1, 1, { a: 0, k: 0 }]);
    expect(ks.p.k).toMatchObject([{ t: 0, o: { x: 0, y: 0 } }, { t: 10 }]);
    expect(ks.o.k).toMatchObject([
      { t: 0, s: [100] },
      { t: 10, s: [50] },
    ]);
  });

  it.each<[title: string, attributes: Record<string, string>, easing: number, pieces: number]>([
    ['The slider of a tween is one curve', {}, -80, 1],
    ['An ease of three is one curve', { easeMethodName: 'cubicIn' }, 0, 1],
    ['An ease in both directions is two curves', { easeMethodName: 'quadInOut' }, 0, 2],
  ])('%s', (_title, attributes, easing, pieces) => {
    const { ks } = lottieOf(tween(attributes, easing)).animation.layers[0];
    const keys = ks.p.k as readonly { o?: { x: number; y: number } }[];
    expect(keys).toHaveLength(pieces + 1);
    expect(keys.slice(0, -1).every(({ o }) => o !== undefined && o.x !== 0)).toBe(true);
  });

  it('An ease that curves do not match is written frame by frame, and so is every tween with "bake"', () => {
    const count = (outcome: ReturnType<typeof lottieOf>): number =>
      (outcome.animation.layers[0].ks.p.k as readonly unknown[]).length;
    expect(count(lottieOf(tween({ easeMethodName: 'bounceOut' })))).toBeGreaterThan(5);
    expect(count(lottieOf(tween(), { bake: true }))).toBe(11);
  });

  it.each<[title: string, loop: string, firstFrame: number, seconds: number[]]>([
    ['A graphic that loops starts over', 'loop', 1, [1, 2, 0, 1, 2, 0]],
    ['A graphic that plays once stays on its last frame', 'play once', 0, [0, 1, 2, 2, 2, 2]],
    ['A graphic of a single frame shows that', 'single frame', 2, [2, 2, 2, 2, 2, 2]],
  ])('%s', (_title, loop, firstFrame, expected) => {
    const outcome = lottieOf({
      frameRate: 10,
      library: [moving('walk', 3)],
      layers: [{ duration: 6, elements: [{ item: 'walk', symbolType: 'graphic', loop, firstFrame }] }],
    });
    const [layer] = outcome.animation.layers;
    const shown = expected.map((_, frame) => Math.floor(valueAt(layer.tm, frame) * 10 + 1e-6));
    expect(shown).toEqual(expected);
    expect(layersIn(outcome, layer)).toHaveLength(3);
  });

  it('A movie clip plays by its own time, and gives a single frame its length', () => {
    const library = [moving('walk', 3, 'movie clip')];
    const one = lottieOf({ library, layers: [{ elements: [{ item: 'walk' }] }] }).animation;
    expect([one.op, one.layers[0].tm]).toEqual([3, undefined]);
    const seven = lottieOf({
      frameRate: 10,
      library,
      layers: [{ duration: 7, elements: [{ item: 'walk' }] }],
    });
    const shown = [0, 2, 3, 6].map((frame) =>
      Math.floor(valueAt(seven.animation.layers[0].tm, frame) * 10 + 1e-6),
    );
    expect(shown).toEqual([0, 2, 0, 0]);
  });

  it('A clip that a script stops stays where it is, and its script is not lost', () => {
    const clip = moving('walk', 3, 'movie clip');
    const [{ frames }] = clip.layers;
    const library = [
      { ...clip, layers: [{ frames: [{ ...frames[0], script: 'stop();' }, ...frames.slice(1)] }] },
    ];
    const { animation, losses } = lottieOf({
      library,
      layers: [{ duration: 5, elements: [{ item: 'walk' }] }],
    });
    expect(losses).toEqual([]);
    expect(animation.layers[0].tm).toBeUndefined();
  });

  it.each<[title: string, document: DocumentLiteral, frames: number]>([
    ['A clip longer than its timeline', { layers: [{ duration: 4, elements: [{ item: 'walk' }] }] }, 9],
    [
      'A timeline that stops',
      {
        layers: [
          {
            frames: [
              { elements: [{ item: 'walk' }], script: 'stop();' },
              { index: 1, duration: 20 },
            ],
          },
        ],
      },
      9,
    ],
    [
      'A timeline that goes on elsewhere',
      {
        layers: [{ frames: [{ script: 'gotoAndPlay(4);' }, { index: 1, duration: 5, elements: [SQUARE] }] }],
      },
      3,
    ],
  ])('%s is as long as what players show, and as its pictures', (_title, literal, frames) => {
    const document = openLiteral({ library: [moving('walk', 9, 'movie clip')], ...literal });
    const subject = sceneSubject(document.film, document.timelines[0], 'film');
    const { animation } = publishLottie(document.film, subject);
    expect([animation.op, playedSubject(subject, document.film).frameCount]).toEqual([frames, frames]);
  });

  it('A mask is a matte over one composition of all layers below it', () => {
    const outcome = lottieOf(masked);
    const [matte, below] = outcome.animation.layers;
    expect([matte.td, below.tt, below.ty]).toEqual([1, 1, 0]);
    expect(layersIn(outcome, below)).toHaveLength(2);
    expect(below.ind).toBe(Number(matte.ind) + 1);
  });

  it('Instances of one symbol share its composition, and have their own opacity', () => {
    const { animation } = lottieOf({
      library: [{ name: 'box', layers: [{ elements: [SQUARE] }] }],
      layers: [{ elements: [{ item: 'box' }, { item: 'box', x: 30 }, { item: 'box', y: 30, alpha: 30 }] }],
    });
    expect(new Set(animation.layers.map(({ refId }) => refId)).size).toBe(1);
    expect(animation.layers.map(({ ks }) => ks.o.k)).toEqual([30, 100, 100]);
  });

  it('Beside a layer with a blend mode every layer says its own, and within it none', () => {
    const { animation } = lottieOf({
      library: [{ name: 'box', layers: [{ elements: [SQUARE] }] }],
      layers: [{ elements: [{ item: 'box' }, { item: 'box', x: 10, blendMode: 'multiply' }] }],
    });
    expect(animation.layers.map(({ bm }) => bm)).toEqual([1, 0]);
    expect(animation.assets.map(({ layers }) => (layers as { bm?: number }[])[0].bm)).toEqual([undefined]);
  });

  it('A range of frames and labels are written; separate frames are refused', () => {
    const literal: DocumentLiteral = {
      layers: [
        {
          frames: [
            { duration: 4, elements: [SQUARE] },
            { index: 4, duration: 4, name: 'run', elements: [SQUARE] },
          ],
        },
      ],
    };
    const { animation } = lottieOf(literal, { frames: '3-6' });
    expect([animation.ip, animation.op]).toEqual([2, 6]);
    expect(animation.markers).toEqual([{ cm: 'run', tm: 4, dr: 4 }]);
    expect(() => lottieOf(literal, { frames: '1,4' })).toThrow(/one range/);
  });

  it('A scene is on its colour unless nothing is asked for', () => {
    const literal: DocumentLiteral = { backgroundColor: '#336699', layers: [{ elements: [SQUARE] }] };
    expect(lottieOf(literal, { background: undefined }).animation.layers.at(-1)).toMatchObject({
      ty: 1,
      sc: '#336699',
    });
    expect(lottieOf(literal).animation.layers).toHaveLength(1);
  });
});

/** The value of a property at a frame, as players work it out; of even ways and steps only. */
function valueAt(property: unknown, frame: number): number {
  const { a, k } = property as { a: 0 | 1; k: number | { t: number; s: number[]; h?: 1 }[] };
  if (a === 0 || typeof k === 'number') return Number(k);
  const index = k.filter(({ t }) => t <= frame).length - 1;
  const [from, to] = [k[Math.max(0, index)], k.at(index + 1)];
  if (from.h === 1 || !to) return from.s[0];
  return from.s[0] + ((frame - from.t) / (to.t - from.t)) * (to.s[0] - from.s[0]);
}

const TEXTS = ['__proto__', '"},{', '</script>', '\u2028', 'time*360', '$bm_rt = 1', '名前'];

describe('what strangers bring', () => {
  it.each(TEXTS)(
    'The text %j stays a name: the file is valid, and nothing in it is an expression',
    (text) => {
      const { animation } = lottieOf({
        library: [{ ...moving(text, 2), type: 'movie clip' }],
        layers: [
          {
            name: text,
            frames: [{ duration: 4, name: text, elements: [{ item: text, name: text }, { text }] }],
          },
        ],
      });
      const read: unknown = JSON.parse(JSON.stringify(animation));
      expect(isValid(read)).toBe(true);
      expect(expressionsIn(read)).toEqual([]);
    },
  );

  it.each<[title: string, literal: DocumentLiteral, message: RegExp]>([
    [
      'A symbol that holds itself is refused',
      {
        library: [{ name: 'a', layers: [{ elements: [{ item: 'a' }] }] }],
        layers: [{ elements: [{ item: 'a' }] }],
      },
      /^The timeline claims 251 symbols within one another to be exported; the maximum is 250$/,
    ],
    [
      'A timeline of a million frames is refused',
      { layers: [{ frames: [{ duration: 1_000_000, elements: [SQUARE] }] }] },
      /claims 1,000,000 frames/,
    ],
  ])('%s', (_title, literal, message) => {
    expect(() => lottieOf(literal)).toThrow(message);
  });

  it('Symbols that hold each other twice, sixty deep, are read once each', () => {
    const deep = Array.from({ length: 60 }, (_, i) => ({
      name: `level ${i}`,
      type: 'graphic' as const,
      layers: [{ elements: [0, 50].map((x) => ({ item: i === 59 ? 'clip' : `level ${i + 1}`, x })) }],
    }));
    const { animation } = lottieOf({
      library: [...deep, moving('clip', 5, 'movie clip')],
      layers: [{ elements: [{ item: 'level 0' }] }],
    });
    expect(animation.op).toBe(5);
    expect(animation.assets.filter(({ nm }) => nm === 'level 7')).toHaveLength(1);
  });
});

/** The places of members `x` that are texts: lottie-web runs them. */
function expressionsIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'x' && typeof inner === 'string' ? [place] : expressionsIn(inner, `${place}/${key}`),
  );
}

it.each<[title: string, literal: DocumentLiteral]>([
  ['A tween is valid', tween({ easeMethodName: 'backInOut' })],
  ['A mask is valid', masked],
  ['A text is valid', { layers: [{ elements: [{ text: 'Hello', face: 'Nothing-Like-It' }] }] }],
  ['A document without anything is valid', { layers: [] }],
])('%s by the published schema', (_title, literal) => {
  expect(isValid(JSON.parse(JSON.stringify(lottieOf(literal, { background: undefined }).animation)))).toBe(
    true,
  );
});
