// Checks the whole project: types, lint, formatting, generated files, the bundle, the tests. The last line counts
// checks and tests together: `1234 passed, 0 failed`. Exit status 1 if anything failed. With `--all` it runs the tests
// too that `npm test` leaves out. A word as argument, such as `types`, chooses the steps whose names begin with it.
import { availableParallelism } from 'node:os';
import { stepsOf } from './check/steps.mjs';

const LANES = availableParallelism();

let passed = 0;
let failed = 0;

async function runStep({ name, check }) {
  console.log(`...   ${name}`);
  const start = performance.now();
  const outcome = await check().catch((error) => ({ passed: 0, failed: 1, report: error.stack }));
  passed += outcome.passed;
  failed += outcome.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts =
    outcome.passed + outcome.failed > 1 ? `: ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'}  ${name}${counts} (${seconds} s)`);
  if (outcome.report) console.log(outcome.report.replace(/^/gm, '      '));
}

const [word = ''] = process.argv.slice(2).filter((argument) => argument !== '--all');
const waiting = stepsOf(process.argv.includes('--all')).filter(({ name }) => name.startsWith(word));
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
}
await Promise.all(Array.from({ length: LANES }, work));

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
