// Runs the random tests for long: `npm run fuzz -- [slice] [runs] [seed]`. The slices are the files of test/fuzz/.
import fs from 'node:fs';
import path from 'node:path';
import { root, run } from './check/run.mjs';

const [slice = '', runs = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const slices = fs
  .readdirSync(path.join(root, 'test/fuzz'))
  .filter((name) => name.endsWith('.test.ts') && name.startsWith(slice));
if (slices.length === 0) console.log(`there is no slice ${slice} in test/fuzz`);
process.env.FUZZ_RUNS = runs;
process.env.FUZZ_SEED = seed;
let failed = slices.length === 0;
for (const name of slices) {
  console.log(`${name}: ${runs} runs, seed ${seed}`);
  const { status, output } = await run('node_modules/jest/bin/jest.js', [
    `test/fuzz/${name}`,
    '--maxWorkers=1',
    '--testTimeout=36000000',
  ]);
  console.log(output);
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
