import fs from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { FULL_ONLY, patterns } from '../jest/fullOnly.cjs';
import { root, run } from './run.mjs';

/**
 * Runs the tests of `npm test`, or every test, on all cores. Every test has a process more: many wait for browsers and for
 * processes of their own.
 * @param {boolean} isFull
 * @returns {Promise<import('./steps.mjs').Result>} counted per test; a file that cannot run counts as one failure
 */
export async function runJest(isFull) {
  // Everything that tests leave there is found, and goes with it.
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const file = path.join(temporary, 'jest.json');
  const args = [
    '--ci',
    '--json',
    '--outputFile',
    file,
    '--maxWorkers',
    String(availableParallelism() + (isFull ? 1 : 0)),
  ];
  // Where Jest has it by itself: the next run needs it.
  const cache = [
    '--cacheDirectory',
    path.join(os.tmpdir(), `jest_${(process.getuid?.() ?? 0).toString(36)}`),
  ];
  const reporters = ['--reporters', path.join(root, 'build/jest/Progress.cjs')];
  const ignored = isFull ? [] : ['--testPathIgnorePatterns', '/node_modules/', ...patterns];
  const { status, output } = await run(
    'node_modules/jest/bin/jest.js',
    [...args, ...cache, ...reporters, ...ignored],
    {
      shows: true,
      temporary,
    },
  );
  const left = fs.readdirSync(temporary).filter((name) => name.startsWith('adobe-collection-'));
  const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  fs.rmSync(temporary, { recursive: true, force: true });
  if (written === undefined) return { passed: 0, failed: 1, report: output };
  const outcome = JSON.parse(written);
  const failed = outcome.numFailedTests + outcome.numRuntimeErrorTestSuites + (left.length > 0 ? 1 : 0);
  return {
    passed: outcome.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    report: [
      ...failuresOf(outcome),
      ...(left.length > 0 ? [`FAIL the tests left in the temporary folder: ${left.join(', ')}`] : []),
      ...skipsOf(outcome),
      ...(isFull ? [] : leftOut()),
      ...slowestOf(outcome),
    ].join('\n'),
  };
}

function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `FAIL ${path.relative(root, name)}\n${message}`);
}

/** The files that take longest, which a quicker suite has to begin with. */
function slowestOf({ testResults }) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  return testResults
    .sort((one, other) => seconds(other) - seconds(one))
    .slice(0, 5)
    .map((file) => `slowest: ${path.relative(root, file.name)} (${seconds(file).toFixed(1)} s)`);
}

/** Skipped tests, counted by the title that says why, so that they are not taken for passed. */
function skipsOf({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const counts = new Map();
  for (const { status, ancestorTitles, title } of tests) {
    if (status !== 'pending') continue;
    const reason = ancestorTitles[0] ?? title;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `skipped: ${count} of ${reason}`);
}

/** What `npm test` does not run, with the reasons. */
function leftOut() {
  return Object.entries(FULL_ONLY).map(
    ([reason, places]) => `left to npm run test:all: those that ${reason} (${places.join(', ')})`,
  );
}
