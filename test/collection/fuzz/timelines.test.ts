import fc from 'fast-check';
import { createHost, type FrameLiteral, type LayerLiteral } from '../../../app';
import { $, FrameCollection, LayerCollection } from '../../../src';
import { choiceOf, isContiguous, shapeOf } from '../timeline';

/** `FUZZ_RUNS=5000 npx jest test/collection/fuzz/timelines` for the long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

const frame: fc.Arbitrary<FrameLiteral> = fc.record(
  {
    duration: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('in', 'out'),
    tweenType: fc.constant('motion' as const),
    elements: fc.array(fc.constant({ item: 'star' }), { maxLength: 2 }),
  },
  { requiredKeys: ['duration', 'elements'] },
);

const worlds = fc.record({
  layers: fc.array(
    fc.record({
      type: fc.constantFrom('normal' as const, 'folder' as const, 'guide' as const, 'mask' as const),
      isInside: fc.boolean(),
      frames: fc.array(frame, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  playhead: fc.nat(3),
});

type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never;

function open({ layers, playhead }: World): Document {
  const folders = layers.flatMap(({ type }, i) => (type === 'folder' ? [i] : []));
  const literals = layers.map(({ type, isInside, frames }, i): LayerLiteral => {
    const folder = folders.filter((at) => at < i).pop();
    return {
      name: `layer ${i}`,
      type,
      ...(isInside && folder !== undefined ? { parent: `layer ${folder}` } : {}),
      ...(type === 'folder' ? {} : { frames }),
    };
  });
  return createHost({ library: [{ name: 'star' }], layers: literals, currentFrame: playhead }).document;
}

const METHODS: [typeof LayerCollection | typeof FrameCollection, string][] = [
  ...[
    'attr',
    'rename',
    'select',
    'deleteLayers',
    'moveTo',
    'toFolder',
    'orderBy',
    'duplicate',
    'mask',
    'unmask',
  ],
  ...['contents', 'frames', 'items', 'parent', 'children', 'bounds', 'pluck', 'sort', 'toCSV', 'filter'],
].map((name): [typeof LayerCollection, string] => [LayerCollection, name]);
METHODS.push(
  ...[
    ...[
      'attr',
      'rename',
      'select',
      'clear',
      'deleteFrames',
      'setDuration',
      'tween',
      'untween',
      'ease',
      'toKeyframes',
    ],
    ...['move', 'contents', 'layers', 'items', 'pluck', 'sort', 'toCSV', 'filter'],
  ].map((name): [typeof FrameCollection, string] => [FrameCollection, name]),
);

/** Arguments that fit some method, and some that fit none. */
const argument = fc.constantFrom<((document: Document) => unknown)[]>(
  ...[
    'name',
    'locked',
    'label',
    'soundLoop',
    'layer.name',
    'layr.name',
    'inside',
    'above',
    'art/old',
    '',
    ':empty',
    ':emty',
  ].map((text) => () => text),
  ...[
    'motion',
    'shape',
    'cubicIn',
    'x_##',
    true,
    false,
    null,
    undefined,
    0,
    1,
    2,
    -1,
    200,
    0.5,
    NaN,
    [],
    {},
  ].map((value) => () => value),
  () => ({ name: 'new', locked: true }),
  () => ({ label: 'new', tweenEasing: 5 }),
  () => () => 'made',
  (document) => document.getTimeline().layers[0],
  (document) => $.layers(':last', document),
);

const INTERNAL = /Cannot (read|set|convert)|is not (a function|iterable)|Maximum call/;

it('Methods of layers and keyframes with any arguments do something whole, or say what is wrong and change nothing', () => {
  const counts = { fine: 0, refused: 0 };
  fc.assert(
    fc.property(
      worlds,
      fc.constantFrom(...METHODS),
      fc.array(argument, { maxLength: 2 }),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      (world, [Type, name], makers, picks) => {
        const document = open(world);
        const timeline = document.getTimeline();
        const all: object[] = (Type === LayerCollection ? $.layers(document) : $.frames(document)).elements;
        fc.pre(all.length > 0);
        const collection = new (Type as unknown as new (
          list: object[],
          document: Document,
        ) => Record<string, unknown>)(
          picks.map((pick) => all[pick % all.length]),
          document,
        );
        const args = makers.map((make) => make(document));
        const before = [shapeOf(timeline), choiceOf(document)];
        try {
          (collection[name] as (...given: unknown[]) => unknown).apply(collection, args);
          counts.fine++;
          expect(timeline.layers.every((layer) => isContiguous(layer))).toBe(true);
          expect(document.getTimeline()).toBe(timeline);
          expect(collection.length).toBe((collection.elements as object[]).length);
        } catch (error) {
          const { message, cause } = error as Error & { cause?: unknown };
          if (!/^(LayerCollection|FrameCollection|DocumentCollection|Collection)\.\w+\(\)/.test(message))
            throw error;
          if (INTERNAL.test(message)) throw error;
          counts.refused++;
          if (cause === undefined || !/^(attr|rename)$/.test(name)) {
            expect([shapeOf(timeline), choiceOf(document)]).toEqual(before);
          }
        }
      },
    ),
    { numRuns: RUNS, seed: 14 },
  );
  expect(Math.min(counts.fine, counts.refused)).toBeGreaterThan(RUNS / 20);
});
