import fs from 'fs';
import { Random } from '../selector/randomQueries';
import { binaryPairs, describeBinary } from '../support/documents';
import { mutate } from '../support/mutate';
import { temporaryFolder } from '../support/temporaryFolder';
import { Exercise } from './exercise';
import { settings } from './settings';

const folder = temporaryFolder();
const { runs, seed } = settings(40);
const INTERESTING = [0, 1, 0x7f, 0x80, 0xff];

/** A few bytes behind the header are others; of one in eight, anything is. */
function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  if (random.below(8) === 0) return mutate(Buffer.from(bytes), random);
  const changed = bytes.slice();
  for (let count = 1 + random.below(6); count > 0; count--) {
    const at = 512 + random.below(changed.length - 512);
    changed[at] = random.below(2) === 0 ? random.below(256) : INTERESTING[random.below(INTERESTING.length)]!;
  }
  return changed;
}

describeBinary('damaged binary documents', () => {
  it('They open, or end in one clear line', () => {
    const small = binaryPairs.filter(({ fla }) => fs.statSync(fla).size < 200_000);
    const exercise = new Exercise(folder());
    const random = new Random(seed);
    const outcomes = { fine: 0, refused: 0 };
    for (let i = 0; i < runs; i++) {
      const { fla } = small[random.below(small.length)]!;
      try {
        outcomes[exercise.run(damaged(fs.readFileSync(fla), random))]++;
      } catch (error) {
        const stack = String((error as Error).stack);
        throw new Error(`seed ${seed}, document ${i}, ${fla}: ${stack}`, { cause: error });
      }
    }
    if (process.env.FUZZ_RUNS) console.log(`${runs} documents, ${JSON.stringify(outcomes)}`);
    expect(outcomes.fine).toBeGreaterThan(0);
  });
});
