import fs from 'node:fs';
import path from 'node:path';
import { commandEngines } from './commandEngines';
import type { Engine } from './Engine';
import { v8Engines } from './v8';

const read = (file: string): string => fs.readFileSync(path.resolve(__dirname, file), 'utf8');
const part = (name: string): string => read(`conformance/${name}.js`);

const BUNDLE = read('../../dist/collection.jsx');
const BEFORE = part('before');
const AFTER = ['report', 'host', 'collection', 'queries', 'stage', 'engines'].map(part);

/** The whole script; `size` is how many elements its large sections make. */
const scriptOf = (size: number): string => [`var SIZE = ${size};`, BEFORE, BUNDLE, ...AFTER].join('\n');

const [reference, ...others]: Engine[] = [...v8Engines, ...commandEngines];

const seen = new Map<number, Promise<string[]>>();

/** What the reference engine prints, once for each size. */
function expected(size: number): Promise<string[]> {
  const lines = seen.get(size) ?? reference.run(scriptOf(size));
  seen.set(size, lines);
  return lines;
}

describe('the built script', () => {
  test(`meets every check of the conformance script in ${reference.name}`, async () => {
    const lines = await expected(reference.size);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(AFTER.length);
  });

  for (const { name, size, missing, run } of others) {
    const title = `sees the same in ${name} as in ${reference.name}`;
    if (missing) test.skip(`${title}: ${missing}`, () => undefined);
    else {
      test(
        title,
        async () => {
          expect(await run(scriptOf(size))).toEqual(await expected(size));
        },
        200_000,
      );
    }
  }
});
