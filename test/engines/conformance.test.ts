import fs from 'node:fs';
import path from 'node:path';
import { commandEngines } from './commandEngines';
import type { Engine } from './Engine';
import { v8Engines } from './v8';

const PARTS = ['report', 'collection'];

const read = (file: string): string => fs.readFileSync(path.resolve(__dirname, file), 'utf8');
const script = [
  read('../../dist/collection.jsx'),
  ...PARTS.map((part) => read(`conformance/${part}.js`)),
].join('\n');

const [reference, ...others]: Engine[] = [...v8Engines, ...commandEngines];

describe('the built script', () => {
  test(`meets every check of the conformance script in ${reference.name}`, async () => {
    const lines = await reference.run(script);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(PARTS.length - 1);
  });

  for (const { name, missing, run } of others) {
    const title = `sees the same in ${name} as in ${reference.name}`;
    if (missing) test.skip(`${title}: ${missing}`, () => undefined);
    else test(title, async () => expect(await run(script)).toEqual(await reference.run(script)), 150_000);
  }
});
