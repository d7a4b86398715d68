import { sample } from '../support/sample';
import { temporaryFolder } from '../support/temporaryFolder';
import { Exercise, exampleXml, HOSTILE_NAMES, packed } from './exercise';
import { settings } from './settings';

const folder = temporaryFolder();
const { runs } = settings(100);

/** A document for each place where a name can stand, with a hostile one there. */
function* documents(): Generator<[string, Map<string, string>]> {
  const files = exampleXml();
  for (const [file, text] of files) {
    const elements = new Set([...text.matchAll(/<(\w+)/g)].map(([, name]) => name));
    const attributes = new Set([...text.matchAll(/ (\w+)="/g)].map(([, name]) => name));
    for (const name of HOSTILE_NAMES) {
      for (const element of elements)
        yield [`<${name}> for <${element}>`, replaced(new RegExp(`(</?)${element}\\b`, 'g'), `$1${name}`)];
      for (const attribute of attributes) {
        yield [`${name}= for ${attribute}=`, replaced(new RegExp(` ${attribute}="`), ` ${name}="`)];
        yield [
          `${attribute}="${name}"`,
          replaced(new RegExp(` ${attribute}="[^"]*"`, 'g'), ` ${attribute}="${name}"`),
        ];
      }
    }
    function replaced(pattern: RegExp, by: string): Map<string, string> {
      return new Map([...files, [file, text.replace(pattern, by)]]);
    }
  }
}

it('A hostile name in any place of a document ends well, or in one clear line', () => {
  const exercise = new Exercise(folder());
  const all = [...documents()];
  // A short slice takes every nth, from another first one each day.
  const step = Math.max(1, Math.floor(all.length / runs));
  const outcomes = { fine: 0, refused: 0 };
  for (const [what, files] of sample(step, all)) {
    try {
      outcomes[exercise.run(packed(files))]++;
    } catch (error) {
      throw new Error(`${what}: ${String((error as Error).stack)}`, { cause: error });
    }
  }
  if (process.env.FUZZ_RUNS) console.log(`${all.length} documents, ${JSON.stringify(outcomes)}`);
  expect(outcomes.fine).toBeGreaterThan(outcomes.refused);
});
