import fc from 'fast-check';
import { createHost, type ElementLiteral, type FrameLiteral, type LayerLiteral } from '../../app';
import { $ } from '../../src';
import { tries } from '../support/sample';

/** `ORACLE_RUNS=20000 npx jest test/selector/naiveOfTimelines` for a long run. A world gets up to 20 queries. */
const RUNS = Math.ceil(Number(process.env.ORACLE_RUNS ?? tries(200, 400)) / 20);

/** A layer of a literal, with what the literal says of its place. */
interface NaiveLayer {
  index: number;
  literal: LayerLiteral;
  parent: NaiveLayer | null;
  frames: NaiveFrame[];
}

interface NaiveFrame {
  literal: FrameLiteral;
  layer: NaiveLayer;
  start: number;
}

const element = fc.constantFrom<ElementLiteral>(
  { item: 'star', name: 'a' },
  { text: 'hello' },
  { item: 'star' },
);

const frame: fc.Arbitrary<FrameLiteral> = fc.record(
  {
    duration: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('in', 'out', 'Loop 1'),
    labelType: fc.constantFrom('name', 'comment', 'anchor'),
    tweenType: fc.constantFrom('motion', 'shape'),
    tweenEasing: fc.constantFrom(0, 50, -50),
    script: fc.constant('stop();'),
    sound: fc.constant('beep'),
    elements: fc.array(element, { maxLength: 2 }),
  },
  { requiredKeys: ['duration', 'elements'] },
);

const layer = fc.record(
  {
    name: fc.constantFrom('art', 'Art 2', 'text', 'x'),
    type: fc.constantFrom('normal', 'folder', 'guide', 'mask', 'folder'),
    locked: fc.boolean(),
    visible: fc.boolean(),
    outline: fc.boolean(),
    frames: fc.array(frame, { minLength: 1, maxLength: 4 }),
    /** Whether it belongs to the layer above, where that can hold layers. */
    isInside: fc.boolean(),
  },
  { requiredKeys: ['name', 'type', 'frames', 'isInside'] },
);

const worlds = fc.record({
  layers: fc.array(layer, { minLength: 1, maxLength: 6 }),
  playhead: fc.nat(6),
  current: fc.nat(5),
});

type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never;

/** The literal with parents: a layer goes into the folder above, or stays beside it. */
function naiveLayers({ layers, current }: World): NaiveLayer[] {
  const made: NaiveLayer[] = [];
  for (const [index, { isInside, type, frames, ...rest }] of layers.entries()) {
    const above = made.at(-1);
    const holder = above?.literal.type === 'folder' ? above : (above?.parent ?? null);
    const literal: LayerLiteral = {
      ...rest,
      // Names are of no use to tell layers apart: the parent is named by an own one.
      name: `${rest.name}.${index}`,
      type,
      ...(isInside && holder ? { parent: holder.literal.name } : {}),
      ...(index === current % layers.length ? { current: true } : {}),
      ...(type === 'folder'
        ? {}
        : { frames: frames.map((one) => (one.name ? one : { ...one, labelType: undefined })) }),
    };
    made.push({ index, literal, parent: isInside ? holder : null, frames: [] });
  }
  for (const one of made) {
    let start = 0;
    for (const literal of one.literal.frames ?? []) {
      one.frames.push({ literal, layer: one, start });
      start += literal.duration ?? 1;
    }
  }
  return made;
}

const chain = (one: NaiveLayer): NaiveLayer[] => (one.parent ? [one.parent, ...chain(one.parent)] : []);
const isEmpty = ({ literal }: NaiveFrame): boolean => literal.elements?.length === 0;
const hasText = ({ literal }: NaiveFrame): boolean => literal.elements?.some((one) => 'text' in one) ?? false;
const isTween = ({ literal }: NaiveFrame): boolean => literal.tweenType !== undefined;
const isEased = (one: NaiveFrame): boolean => isTween(one) && (one.literal.tweenEasing ?? 0) !== 0;

interface Context {
  all: NaiveLayer[];
  playhead: number;
}

type Rule<T> = (one: T, context: Context) => boolean;

const LAYERS: Record<string, Rule<NaiveLayer>> = {
  '*': () => true,
  'art*': ({ literal }) => /^art/i.test(literal.name ?? ''),
  '/*/*': (one) => chain(one).length > 0,
  ':normal': ({ literal }) => literal.type === 'normal',
  ':guide': ({ literal }) => literal.type === 'guide',
  ':mask': ({ literal }) => literal.type === 'mask',
  ':folder': ({ literal }) => literal.type === 'folder',
  ':locked': (one) => [one, ...chain(one)].some(({ literal }) => literal.locked === true),
  '[locked=true]': ({ literal }) => literal.locked === true,
  ':hidden': (one) => [one, ...chain(one)].some(({ literal }) => literal.visible === false),
  ':visible': (one) => ![one, ...chain(one)].some(({ literal }) => literal.visible === false),
  ':outline': (one) => [one, ...chain(one)].some(({ literal }) => literal.outline === true),
  ':empty': (one, { all }) =>
    all
      .filter((other) => other === one || chain(other).includes(one))
      .every(({ frames }) => frames.every(isEmpty)),
  ':animated': ({ frames }) => frames.some(isTween),
  ':scripted': ({ frames }) => frames.some(({ literal }) => literal.script !== undefined),
  ':audible': ({ frames }) => frames.some(({ literal }) => literal.sound !== undefined),
  ':labelled': ({ frames }) => frames.some(({ literal }) => literal.name !== undefined),
  ':keyframed': ({ frames }) => frames.some((one) => one.start > 0 && !isEmpty(one)),
  ':current': ({ literal }) => literal.current === true,
  ':has(:text)': ({ frames }) => frames.some(hasText),
  ':frames(:tween)': ({ frames }) => frames.some(isTween),
  ':frames([duration>2]:empty)': ({ frames }) =>
    frames.some((one) => isEmpty(one) && (one.literal.duration ?? 1) > 2),
};

const FRAMES: Record<string, Rule<NaiveFrame>> = {
  '*': () => true,
  'loop*': ({ literal }) => /^loop/i.test(literal.name ?? ''),
  '/*/*': ({ layer: own }) => chain(own).length > 0,
  ':labelled': ({ literal }) => literal.name !== undefined,
  ':name': ({ literal }) => literal.name !== undefined && (literal.labelType ?? 'name') === 'name',
  ':comment': ({ literal }) => literal.name !== undefined && literal.labelType === 'comment',
  ':anchor': ({ literal }) => literal.name !== undefined && literal.labelType === 'anchor',
  ':empty': isEmpty,
  ':blank': isEmpty,
  ':tween': isTween,
  ':classic': ({ literal }) => literal.tweenType === 'motion',
  ':shape': ({ literal }) => literal.tweenType === 'shape',
  ':motion': () => false,
  ':eased': isEased,
  ':scripted': ({ literal }) => literal.script !== undefined,
  ':audible': ({ literal }) => literal.sound !== undefined,
  ':has(:text)': hasText,
  '[startFrame>1]': ({ start }) => start > 1,
  '[duration=1]': ({ literal }) => (literal.duration ?? 1) === 1,
  '[layer.locked=true]': ({ layer: own }) => own.literal.locked === true,
  ':current': ({ start, literal }, { playhead }) =>
    start <= playhead && playhead < start + (literal.duration ?? 1),
};

/** A query as a sum of products of words and negated words. */
interface Written {
  words: { word: string; isNegated: boolean }[][];
}

const queriesOf = (rules: object): fc.Arbitrary<Written> => {
  const word = fc.record({ word: fc.constantFrom(...Object.keys(rules)), isNegated: fc.boolean() });
  return fc.record({
    words: fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
  });
};

/** The text of a query: each word in parentheses, so that names may stand anywhere. */
const textOf = ({ words }: Written): string =>
  words
    .map(
      (group) => '*' + group.map(({ word, isNegated }) => `:${isNegated ? 'not' : 'is'}(${word})`).join(''),
    )
    .join(', ');

function naiveMatches<T>(
  all: T[],
  { words }: Written,
  rules: Record<string, Rule<T>>,
  context: Context,
): T[] {
  return all.filter((one) =>
    words.some((group) => group.every(({ word, isNegated }) => rules[word](one, context) !== isNegated)),
  );
}

function open(world: World) {
  const layers = naiveLayers(world);
  const length = Math.max(
    1,
    ...layers.flatMap(({ frames }) => frames.map(({ start, literal }) => start + (literal.duration ?? 1))),
  );
  const playhead = world.playhead % length;
  const { document } = createHost({
    library: [
      { name: 'star', layers: [] },
      { name: 'beep', type: 'sound' },
    ],
    layers: layers.map(({ literal }) => literal),
    currentFrame: playhead,
  });
  return { document, layers, context: { all: layers, playhead } };
}

const placeOf = (one: NaiveFrame): string => `${one.layer.index}:${one.start}`;

describe('queries of random timelines', () => {
  it('Layers are found that the literal says', () => {
    fc.assert(
      fc.property(worlds, fc.array(queriesOf(LAYERS), { minLength: 1, maxLength: 20 }), (world, queries) => {
        const { document, layers, context } = open(world);
        const all = document.getTimeline().layers;
        for (const query of queries) {
          const found = $.layers(textOf(query), document).elements.map((one) => all.indexOf(one));
          const expected = naiveMatches(layers, query, LAYERS, context).map(({ index }) => index);
          expect([textOf(query), found]).toEqual([textOf(query), expected]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('Keyframes are found that the literal says, and positions count within layers', () => {
    const position = fc.constantFrom(':first', ':last', ':nth(2)', ':nth(odd)', '');
    fc.assert(
      fc.property(
        worlds,
        fc.array(fc.tuple(queriesOf(FRAMES), position), { minLength: 1, maxLength: 20 }),
        (world, queries) => {
          const { document, layers, context } = open(world);
          const all = document.getTimeline().layers;
          for (const [{ words }, chosen] of queries) {
            const query = { words: words.slice(0, 1) };
            const text = textOf(query) + chosen;
            const found = $.frames(text, document).elements.map(
              (one) => `${all.findIndex(({ frames }) => frames.includes(one))}:${one.startFrame}`,
            );
            const expected = layers.flatMap(({ frames }) => {
              const kept = naiveMatches(frames, query, FRAMES, context);
              if (chosen === ':first') return kept.slice(0, 1);
              if (chosen === ':last') return kept.slice(-1);
              if (chosen === ':nth(2)') return kept.slice(1, 2);
              return chosen === ':nth(odd)' ? kept.filter((_, i) => i % 2 === 0) : kept;
            });
            expect([text, found]).toEqual([text, expected.map(placeOf)]);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('Folders give what is in them, and layers the folder around them', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { document, layers } = open(world);
        const all = document.getTimeline().layers;
        const found = (query: string): number[] =>
          $.layers(query, document)
            .map((one) => all.indexOf(one))
            .sort((a, b) => a - b);
        const expected = (rule: (one: NaiveLayer) => boolean): number[] =>
          layers.filter(rule).map(({ index }) => index);
        expect(found('*:parent')).toEqual(expected((one) => layers.some(({ parent }) => parent === one)));
        expect(found(':folder:children')).toEqual(expected(({ parent }) => parent !== null));
        expect(found('art*:folder:descendants')).toEqual(
          expected((one) => chain(one).some(({ literal }) => /^art/i.test(literal.name ?? ''))),
        );
      }),
      { numRuns: RUNS },
    );
  });
});
