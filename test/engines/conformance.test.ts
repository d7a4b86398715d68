import fs from 'node:fs';
import path from 'node:path';
import { commandEngines } from './commandEngines';
import type { Engine } from './Engine';
import { v8Engines } from './v8';
import { sample } from '../support/sample';

const read = (file: string): string => fs.readFileSync(path.resolve(__dirname, file), 'utf8');
const part = (name: string): string => read(`conformance/${name}.js`);

const LIBRARY = ['collection', 'queries', 'stage', 'time', 'engines'];

interface Subject {
  file: string;
  /** Sections of the conformance script. */
  sections: string[];
}

const SUBJECTS: Subject[] = [
  { file: 'collection.jsx', sections: LIBRARY },
  { file: 'collection.es5.jsx', sections: ['es5'] },
];

/**
 * The whole conformance script.
 *
 * @param size how many elements the large sections make
 */
function scriptOf({ file, sections }: Subject, size: number): string {
  const after = ['report', 'host', ...sections].map(part);
  return [`var SIZE = ${size};`, part('before'), read(`../../dist/${file}`), ...after].join('\n');
}

const [reference, ...others]: Engine[] = [...v8Engines, ...commandEngines];

/** JE runs for half a minute: each script is tried there every sixth day. */
const SLOW = ['JE'];

const failures = (lines: string[]): string[] => lines.filter((line) => line.startsWith('FAIL'));

describe.each(SUBJECTS)('$file', (subject) => {
  const seen = new Map<number, Promise<string[]>>();

  /** The lines that the reference engine prints. It runs once for each size. */
  function expected(size: number): Promise<string[]> {
    const lines = seen.get(size) ?? reference.run(scriptOf(subject, size));
    seen.set(size, lines);
    return lines;
  }

  it(`Every check of the conformance script is met in ${reference.name}`, async () => {
    const lines = await expected(reference.size);
    expect(failures(lines)).toEqual([]);
    expect(lines.length).toBeGreaterThan(subject.sections.length);
  });

  const start = SUBJECTS.indexOf(subject);
  const quick = others.filter((engine) => !SLOW.includes(engine.name));
  const slow = others.filter((engine) => SLOW.includes(engine.name));
  for (const { name, size, missing, run } of [...sample(3, quick, start), ...sample(6, slow, 3 * start)]) {
    const title = `prints the same checksums in ${name} as in ${reference.name}`;
    const check = async (): Promise<void> => {
      expect(await run(scriptOf(subject, size))).toEqual(await expected(size));
    };
    if (missing) it.skip(`${title}: ${missing}`, () => undefined);
    // Engines that are programs run side by side.
    else it.concurrent(title, check, 200_000);
  }
});

it('The script collection.es5.jsx passes the same checks where members of Array.prototype are enumerable', async () => {
  const [, bare] = v8Engines;
  const lines = await bare.run(scriptOf({ file: 'collection.es5.jsx', sections: LIBRARY }, 100));
  expect(failures(lines)).toEqual([expect.stringContaining('of natives is as it was')]);
});
