import { inspect } from 'util';
import {
  compiledAnswer,
  filteredAnswer,
  naiveAnswer,
  naiveFilter,
  registerWords,
  type Asking,
} from './bothAnswers';
import { RandomCrowd } from './randomCrowd';
import { RandomOwnQueries } from './randomOwnQueries';
import { Random } from './randomQueries';
import { type Kind, randomWorldQuery } from './randomWorldQueries';
import type { Thing } from './world';
import { tries } from '../support/sample';

/** `ORACLE_RUNS=100000 npx jest test/selector/naiveOfCrowds` for a long run, `ORACLE_SEED=n` for other queries. */
const runs = Number(process.env.ORACLE_RUNS ?? tries(80, 240));
const seed = Number(process.env.ORACLE_SEED ?? 20_240_605);

/** Making a crowd takes longer than asking it. */
const QUERIES_PER_CROWD = 40;

const FEWEST = 100;
const MOST = 400;

beforeAll(registerWords);

const REPLACES = /:(children|descendants|parent)/;

describe.each<Kind>(['element', 'item'])('a compiled query about odd %ss', (kind) => {
  it(`Queries find what the description says (${runs} queries, seed ${seed})`, () => {
    const random = new Random(seed);
    const own = new RandomOwnQueries(random, kind);
    let telling = 0;
    let crowd = new RandomCrowd(random, kind, FEWEST);

    function indices(query: string, found: Thing[]): number[] {
      const places = found.map((thing) => crowd.placeOf(thing));
      // Nothing is promised of the order of what was not among the candidates.
      return REPLACES.test(query) ? places.sort((a, b) => a - b) : places;
    }

    function report(run: number, query: string, compiled: number[], naive: number[]): string {
      const beside = (some: number[], others: number[]): string =>
        inspect(
          some
            .filter((at) => !others.includes(at))
            .map((at) => crowd.candidates[at])
            .slice(0, 3),
          { depth: 1 },
        );
      const surplus = beside(compiled, naive);
      const lacking = beside(naive, compiled);
      return `seed ${seed}, run ${run}: ${query}\nsurplus: ${surplus}\nlacking: ${lacking}`;
    }

    function compare(run: number, query: string, source: Thing[]): void {
      const isDistinct = new Set(source).size === source.length;
      const explain = random.below(10) ? undefined : String;
      const asking: Asking = { kind, world: crowd.world, isDistinct, explain };
      const matches = naiveAnswer(query, source, asking);
      const naive = indices(query, matches);
      const compiled = indices(query, compiledAnswer(query, source, asking));
      if (compiled.join() !== naive.join()) throw new Error(report(run, query, compiled, naive));
      const left = indices(query, naiveFilter(source, matches));
      const filtered = indices(query, filteredAnswer(query, source, asking));
      if (filtered.join() !== left.join()) throw new Error(report(run, `filter ${query}`, filtered, left));
      if (naive.length > 0 && naive.length < source.length / 2) telling++;
    }

    for (let run = 0; run < runs; run++) {
      if (run % QUERIES_PER_CROWD === 0)
        crowd = new RandomCrowd(random, kind, FEWEST + random.below(MOST - FEWEST));
      const isOwn = random.below(4) > 0;
      const replacing = random.below(2) > 0;
      // In a circle "inside at any depth" has no first and last.
      const choice = { kind, positions: !replacing || !crowd.isRecursive, replacing };
      const query = isOwn ? own.query() : randomWorldQuery(random, choice);
      compare(run, query, random.below(2) ? crowd.candidates : crowd.some(1 + random.below(MOST)));
    }
    // Queries that find nothing agree too easily.
    expect(telling).toBeGreaterThan(runs / 3);
  }, 3_600_000);
});
