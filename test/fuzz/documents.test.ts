import { Random } from '../selector/randomQueries';
import { mutate } from '../support/mutate';
import { temporaryFolder } from '../support/temporaryFolder';
import { Exercise, exampleXml, HOSTILE_VALUES, packed } from './exercise';
import { settings } from './settings';

const folder = temporaryFolder();
const { runs, seed } = settings(60);
const files = [...exampleXml()];

/** A document in which one to three things are wrong. */
function mutant(random: Random): Uint8Array {
  const changed = new Map(files);
  for (let count = 1 + random.below(3); count > 0; count--) {
    const [name] = files[random.below(files.length)]!;
    changed.set(name, damaged(changed.get(name)!, random));
  }
  const bytes = packed(changed);
  return random.below(8) === 0 ? mutate(bytes, random) : bytes;
}

function damaged(text: string, random: Random): string {
  const value = HOSTILE_VALUES[random.below(HOSTILE_VALUES.length)]!;
  const attributes = [...text.matchAll(/ (\w+)="([^"]*)"/g)];
  const tags = [...text.matchAll(/<(\w+)[^>]*\/>/g)];
  if (attributes.length === 0) return text;
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const splice = ({ index, 0: all }: RegExpExecArray, by: string): string =>
    text.slice(0, index) + by + text.slice(index + all.length);
  switch (random.below(5)) {
    case 0:
      return mutate(Buffer.from(text), random).toString();
    case 1: {
      const tag = tags.length > 0 ? pick(tags) : undefined;
      return tag ? splice(tag, random.below(2) === 0 ? '' : tag[0] + tag[0]) : text;
    }
    case 2: {
      const found = pick(attributes);
      return splice(found, '');
    }
    default: {
      const found = pick(attributes);
      return splice(found, ` ${found[1]}="${value}"`);
    }
  }
}

it('A damaged document ends well, or in one clear line', () => {
  const exercise = new Exercise(folder());
  const random = new Random(seed);
  const outcomes = { fine: 0, refused: 0 };
  for (let i = 0; i < runs; i++) {
    try {
      outcomes[exercise.run(mutant(random))]++;
    } catch (error) {
      throw new Error(`seed ${seed}, document ${i}: ${String((error as Error).stack)}`, { cause: error });
    }
  }
  if (process.env.FUZZ_RUNS) console.log(`${runs} documents, ${JSON.stringify(outcomes)}`);
  expect(outcomes.fine).toBeGreaterThan(0);
  expect(outcomes.refused).toBeGreaterThan(0);
});
