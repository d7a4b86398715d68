import { inspect } from 'util';
import { Host } from '../../../app/host/Host';
import { openLiteral } from '../../../app/host/openLiteral';
import { HostHandle } from '../../../app/HostHandle';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { SelectorError } from '../../../src';
import { Random } from '../../selector/randomQueries';
import { elementsOf } from '../../support/stage';
import { PUBLIC, randomCall, registerWords, SELECTING, type Call } from './calls';
import { RandomValues, UserError, type Objects } from './randomValues';
import { changedParts, readState, type State } from './state';
import { nodePlatform } from '../../../platform/node/nodePlatform';

/** `FUZZ_RUNS=100000 npx jest test/collection/fuzz` for the long run, `FUZZ_SEED=n` for other calls. */
const runs = Number(process.env.FUZZ_RUNS ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 20_240_602);

const LITERAL: DocumentLiteral = {
  currentFrame: 1,
  library: [
    { name: 'shapes/star', layers: [{ elements: [{ shape: 'rectangle', width: 20, height: 10 }] }] },
    { name: 'shapes/box', type: 'graphic', layers: [{ elements: [{ item: 'shapes/star', name: 'inner' }] }] },
    { name: 'photo', type: 'bitmap', width: 30, height: 20 },
    { name: 'ding', type: 'sound' },
    { name: 'gone', type: 'bitmap', width: 10, height: 10 },
  ],
  layers: [
    { locked: true, duration: 3, elements: [{ item: 'shapes/star', name: 'locked', x: 7 }] },
    {
      duration: 3,
      elements: [
        { item: 'shapes/star', name: 'star', x: 10, y: 20 },
        { item: 'photo', x: 50 },
        { item: 'gone', name: 'gone' },
      ],
    },
    {
      duration: 3,
      elements: [
        { shape: 'oval', width: 30, height: 30, x: 5, y: 5 },
        { item: 'shapes/box', name: 'ball_05', rotation: 30, x: 100 },
        { text: 'Hello', textType: 'dynamic', name: 'title', x: 200 },
        { group: [{ item: 'shapes/star', name: 'member' }] },
      ],
    },
  ],
};

const host = new Host(nodePlatform);
const handle = new HostHandle(host).install();
afterAll(() => handle.dispose());

/** A document with the user in the middle of it: not on the first frame or layer, something selected. */
function openAnew(): Objects {
  for (const open of [...host.documents]) open.close(false);
  openLiteral(host, LITERAL);
  const { document } = handle;
  const { library } = document;
  const timeline = document.getTimeline();
  const all = elementsOf(timeline);
  const isGone = ({ name }: Element | Item): boolean => name === 'gone';
  const gone = [...all.filter(isGone), ...library.items.filter(isGone)];
  const selected = all.filter(({ name }) => name === 'star');
  library.deleteItem('gone');
  document.selectNone();
  document.selection = selected;
  timeline.currentLayer = 2;
  library.selectItem('photo', true);
  const box = library.items[library.findItemIndex('shapes/box') as number] as SymbolItem;
  const stage = elementsOf(timeline).filter(({ layer }) => !layer.locked);
  const elements = [...elementsOf(timeline), ...elementsOf(box.timeline)];
  return { document, elements, items: library.items, stage, gone };
}

const INTERNAL =
  /Cannot (read|set|convert|create|assign|mix)|is not (a function|defined|iterable|a constructor|extensible)|undefined is not|Maximum call|Invalid (array|string|count)|object is not|private|must be called/;

/** Why an error is none that a method may throw, or null. */
function fault(error: unknown, { names }: Call): string | null {
  if (error instanceof UserError) return null;
  if (!(error instanceof Error)) return 'no Error was thrown';
  if (!(error instanceof SelectorError) && !names.some((name) => error.message.startsWith(`${name}()`))) {
    return 'the message does not begin with the method';
  }
  return INTERNAL.test(error.message) && !/: element \d+, /.test(error.message) ? 'an internal error' : null;
}

/** What the library finds out before it begins, although it names an element. */
const FORESEEN = /^(it cannot be selected|a folder cannot be moved into itself)/;

/** Errors that come part-way: of the host, which is their cause then, and of the user's callbacks. */
function isPartial(error: unknown, { name, args }: Call): boolean {
  const { cause, message } = error as Error & { cause?: Error };
  if (error instanceof UserError || /\n {2}(thrown|met) /.test(message)) return true;
  // Attributes are set one after the other: the first may be done when the second turns out to be impossible.
  const pairs = typeof args[0] === 'object' ? Object.keys(args[0] ?? {}) : [];
  const isInTurn = /\.(attr|randomize)$/.test(name) && pairs.length > 1;
  return cause !== undefined && (isInTurn || !FORESEEN.test(cause.message));
}

/** What a call may change: without an error nothing but what it is there for, with one that came part-way no more. */
const ALWAYS_KEPT: (keyof State)[] = ['given', 'place', 'selection'];

/** What is other than it should be after a call, or null. */
function changeFault(before: State, after: State, error: unknown, call: Call): string | null {
  const changed = changedParts(before, after);
  if (error !== null && !isPartial(error, call))
    return changed.length > 0 ? `half-done change of ${changed.join()}` : null;
  const method = call.name.split('.').pop() as string;
  const kept = SELECTING.includes(method) ? ALWAYS_KEPT.slice(0, 1) : ALWAYS_KEPT;
  const lost = kept.filter((part) => changed.includes(part));
  if (before.list[0] !== after.list[0]) return 'another Array of elements';
  return lost.length > 0 ? `changed ${lost.join()}` : null;
}

const { random: mathRandom } = Math;
beforeAll(registerWords);
afterEach(() => void (Math.random = mathRandom));

it(`${runs} calls with random arguments (seed ${seed}) succeed, or say what is wrong and change nothing`, () => {
  const outcomes = { fine: 0, refused: 0 };
  const called = new Map(PUBLIC.map((name) => [name, { fine: 0, refused: 0 }]));
  const faults: string[] = [];
  let objects = openAnew();
  for (let run = 0; run < runs && faults.length < 10; run++) {
    // Each call has a seed of its own, so that one can be repeated alone: FUZZ_RUNS=1 FUZZ_SEED=<seed>.
    const random = new Random(seed + run);
    Math.random = () => random.below(1000) / 1000;
    const call = randomCall(random, new RandomValues(random, objects));
    const before = readState(host, objects, call);
    let problem: string | null = null;
    let error: unknown = null;
    try {
      call.run();
    } catch (thrown) {
      error = thrown;
      problem = fault(error, call);
    }
    const outcome = error === null ? 'fine' : 'refused';
    outcomes[outcome]++;
    (called.get(call.name) as typeof outcomes)[outcome]++;
    const after = readState(host, objects, call);
    problem ??= changeFault(before, after, error, call);
    if (problem) {
      const args = inspect(call.args, { depth: 1 });
      faults.push(`seed ${seed + run}: ${call.name}(${args}): ${problem}: ${String(error)}`);
    }
    if (changedParts(before, after).length > 0) objects = openAnew();
    if (call.name.startsWith('Selectors')) registerWords();
  }
  expect(faults).toEqual([]);
  if (runs < 1000) return;
  // Both must happen often, and nearly everything must have been called, or the calls prove little.
  expect(outcomes.fine).toBeGreaterThan(runs / 10);
  expect(outcomes.refused).toBeGreaterThan(runs / 10);
  const uncalled = PUBLIC.filter((name) => called.get(name)?.fine === 0);
  expect(uncalled.length).toBeLessThan(PUBLIC.length / 3);
  if (runs >= 50_000) expect(uncalled).toEqual([]);
}, 3_600_000);
