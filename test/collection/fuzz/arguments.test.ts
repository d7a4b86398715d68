import { inspect } from 'util';
import { Host } from '../../../host-mocks/Host';
import { HostHandle } from '../../../host-mocks/HostHandle';
import type { DocumentLiteral } from '../../../host-mocks/literal/types';
import { SelectorError } from '../../../src';
import { Random } from '../../selector/randomQueries';
import { elementsOf } from '../../support/stage';
import { randomCall, PUBLIC, type Call } from './calls';
import { RandomValues, UserError, type Objects } from './randomValues';

/** `FUZZ_RUNS=100000 npx jest test/collection/fuzz` for the long run, `FUZZ_SEED=n` for other calls. */
const runs = Number(process.env.FUZZ_RUNS ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 20_240_602);

const LITERAL: DocumentLiteral = {
  library: [
    { name: 'shapes/star', layers: [{ elements: [{ shape: 'rectangle', width: 20, height: 10 }] }] },
    { name: 'shapes/box', type: 'graphic', layers: [{ elements: [{ item: 'shapes/star', name: 'inner' }] }] },
    { name: 'photo', type: 'bitmap', width: 30, height: 20 },
    { name: 'ding', type: 'sound' },
  ],
  layers: [
    {
      elements: [
        { item: 'shapes/star', name: 'star', x: 10, y: 20 },
        { item: 'photo', x: 50, selected: true },
      ],
    },
    {
      elements: [
        { shape: 'oval', width: 30, height: 30, x: 5, y: 5 },
        { item: 'shapes/box', name: 'ball_05', rotation: 30, x: 100 },
        { text: 'Hello', textType: 'dynamic', name: 'title', x: 200 },
        { group: [{ item: 'shapes/star', name: 'member' }] },
      ],
    },
  ],
};

const host = new Host();
const handle = new HostHandle(host).install();
afterAll(() => handle.dispose());

function openAnew(): Objects {
  for (const open of [...host.documents]) open.close(false);
  host.openLiteral(LITERAL);
  const { document } = handle;
  return { document, elements: elementsOf(document.getTimeline()), items: document.library.items };
}

/** All that a call could have changed: the files, and the lists of the collection. */
function stateOf(receiver: Call['receiver']): string {
  const files = [...(host.active?.files.changes() ?? [])];
  const elements = (receiver?.elements ?? []).map((element) => inspect(element, { depth: 0 }));
  return JSON.stringify([files, elements, host.active?.files.container.names().length]);
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

/** Errors that come part-way: of the host, with its place named, and of the user's callbacks. */
function isPartial(error: unknown): boolean {
  return (
    error instanceof UserError || /\(\): element \d+, |\n {2}(thrown|met) /.test((error as Error).message)
  );
}

const { random: mathRandom } = Math;
afterEach(() => void (Math.random = mathRandom));

test(`${runs} calls with random arguments (seed ${seed}) succeed, or say what is wrong and change nothing`, () => {
  const outcomes = { fine: 0, refused: 0 };
  const called = new Set<string>();
  const faults: string[] = [];
  let objects = openAnew();
  let clean = stateOf(null);
  for (let run = 0; run < runs && faults.length < 10; run++) {
    // Each call has a seed of its own, so that one can be repeated alone: FUZZ_RUNS=1 FUZZ_SEED=<seed>.
    const random = new Random(seed + run);
    Math.random = () => random.below(1000) / 1000;
    const call = randomCall(random, new RandomValues(random, objects));
    const before = stateOf(call.receiver);
    const start = Date.now();
    let problem: string | null = null;
    called.add(call.names[0]);
    try {
      call.run();
      outcomes.fine++;
    } catch (error) {
      outcomes.refused++;
      problem = fault(error, call);
      if (!problem && !isPartial(error) && stateOf(call.receiver) !== before) problem = 'half-done change';
      if (problem) problem += `: ${String(error)}`;
    }
    if (Date.now() - start > 2000) problem = 'took too long';
    if (problem) {
      faults.push(
        `seed ${seed + run}: ${call.names.join('|')}(${inspect(call.args, { depth: 1 })}): ${problem}`,
      );
    }
    if (stateOf(null) !== clean || handle.document !== objects.document) {
      objects = openAnew();
      clean = stateOf(null);
    }
  }
  expect(faults).toEqual([]);
  if (runs < 1000) return;
  // Both must happen often, and nearly everything must have been called, or the calls prove little.
  expect(outcomes.fine).toBeGreaterThan(runs / 10);
  expect(outcomes.refused).toBeGreaterThan(runs / 10);
  expect(called.size).toBeGreaterThan(PUBLIC.length / 3);
}, 600_000);
