import { Session, type Profiler } from 'node:inspector';
import { WINGS } from '../../build/wings.cjs';

/** The code whose work is counted. */
const OF_PROJECT = new RegExp(`/(src|${WINGS.join('|')})/`);

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The number of characters that a call looked at. */
type Cost = (self: unknown, result: unknown, args: unknown[]) => number;

const lengthOfResult: Cost = (_self, result) => String(result).length;

const untilFound: Cost = (self, found, [, from = 0]) =>
  (Number(found) < 0 ? String(self).length : Number(found)) - Number(from) + 1;

const untilMatched: Cost = (_self, match, [text]) => {
  const [matched = String(text)] = (match as string[] | null) ?? [];
  return matched.length + 1;
};

/** Methods of Strings and regular expressions that look at many characters. */
const LOOKS: [owner: object, name: string, cost: Cost][] = [
  [String.prototype, 'slice', lengthOfResult],
  [String.prototype, 'substring', lengthOfResult],
  [String.prototype, 'substr', lengthOfResult],
  [String.prototype, 'toLowerCase', lengthOfResult],
  [String.prototype, 'indexOf', untilFound],
  [RegExp.prototype, 'exec', untilMatched],
];

const session = new Session();

// Blocks are counted in functions that are compiled from now on. So a file that counts begins with
// `@jest-environment node`: what it loads is compiled for it.
beforeAll(() => {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(() => {
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/**
 * How much more work is done when its size doubles: about 2 for linear work, about 4 for quadratic work. It counts
 * steps, not time, so the result is the same on every machine.
 */
export function growth(work: (size: number) => void, size: number): number {
  // The first run fills caches.
  work(size);
  const small = countSteps(() => work(size));
  // Where the first count ends the second begins.
  return stepsSince(() => work(2 * size)) / small;
}

/** Counts how often blocks of the project's code run, and the characters that methods look at. */
export function countSteps(work: () => void): number {
  // Blocks are counted since the last call, which takes long in a process that has run many tests.
  countBlocks();
  return stepsSince(work);
}

function stepsSince(work: () => void): number {
  const characters = countCharacters(work);
  return characters + countBlocks();
}

/** Returns how often blocks ran since the last call. */
function countBlocks(): number {
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => (scripts = result));
  return scripts
    .filter(({ url }) => OF_PROJECT.test(url) && !/\/(test|node_modules)\//.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

function countCharacters(work: () => void): number {
  let characters = 0;
  const restore = LOOKS.map(([owner, name, cost]) => {
    const methods = owner as Record<string, Method>;
    const original = methods[name] as Method;
    methods[name] = function (...args) {
      const result = original.apply(this, args);
      characters += cost(this, result, args);
      return result;
    };
    return () => void (methods[name] = original);
  });
  try {
    work();
  } finally {
    for (const undo of restore) undo();
  }
  return characters;
}
