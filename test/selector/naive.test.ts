import { compiledAnswer, naiveAnswer, registerWords } from './bothAnswers';
import { Random } from './randomQueries';
import { RandomWorld } from './randomWorld';
import { type Kind, randomWorldQuery } from './randomWorldQueries';
import type { Thing } from './world';
import { tries } from '../support/sample';

/** `ORACLE_RUNS=100000 npx jest test/selector/naive` for a long run, `CASES=all` for 1,000, `ORACLE_SEED=n` for other queries. */
const runs = Number(process.env.ORACLE_RUNS ?? tries(400, 1000));
const seed = Number(process.env.ORACLE_SEED ?? 20_240_601);

/** Each world is asked several queries: making it takes longer than asking. */
const QUERIES_PER_WORLD = 20;

beforeAll(registerWords);

/** The matches of the compiled query and of the oracle, each as positions in the list of everything. */
function bothAnswers(query: string, kind: Kind, source: Thing[], world: RandomWorld): [number[], number[]] {
  const everything = kind === 'element' ? world.elements : world.library.items;
  const compiled = compiledAnswer(query, source, { kind, world });
  const naive = naiveAnswer(query, source, { kind, world });
  return [
    compiled.map((thing) => everything.indexOf(thing)),
    naive.map((thing) => everything.indexOf(thing)),
  ];
}

function sourceOf(kind: Kind, world: RandomWorld, random: Random): Thing[] {
  const all = kind === 'element' ? world.elements : world.library.items;
  const some = all.filter(() => random.below(3) > 0);
  // Some twice, and in another order than on the stage.
  return random.below(3) ? some : [...some].reverse().concat(some.slice(0, 3));
}

const ascending = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);

describe.each<Kind>(['element', 'item'])('compiled queries about %ss', (kind) => {
  it.each([
    // In a circle "inside at any depth" has no first and last; elsewhere it has.
    { title: 'symbols within symbols', isRecursive: false, positions: true, replacing: true },
    { title: 'symbols that contain themselves', isRecursive: true, positions: false, replacing: true },
    { title: 'sets that keep their order', isRecursive: true, positions: false, replacing: false },
  ])(
    `Queries find what the description says: $title (${runs} queries, seed ${seed})`,
    ({ isRecursive, ...choice }) => {
      const random = new Random(seed);
      let matches = 0;
      for (let run = 0; run < runs; run += QUERIES_PER_WORLD) {
        const world = new RandomWorld(random, isRecursive);
        for (let i = 0; i < QUERIES_PER_WORLD; i++) {
          const source = sourceOf(kind, world, random);
          const query = randomWorldQuery(random, { ...choice, kind });
          const [compiled, naive] = bothAnswers(query, kind, source, world);
          const order = choice.replacing ? ascending : (list: number[]) => list;
          expect({ run, query, found: order(compiled) }).toEqual({ run, query, found: order(naive) });
          matches += compiled.length;
        }
      }
      // Queries that find nothing agree too easily.
      expect(matches).toBeGreaterThan(runs / 2);
    },
  );
});
