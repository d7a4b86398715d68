import fs from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { FULL_ONLY, patterns } from '../jest/fullOnly.cjs';
import { root, run } from './run.mjs';

/**
 * Runs the tests of `npm test`, or every test, on all cores.
 * @param {boolean} isFull
 * @returns {Promise<import('./steps.mjs').Result>} counted per test; a file that cannot run counts as one failure
 */
export async function runJest(isFull) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')), 'jest.json');
  const args = ['--ci', '--json', '--outputFile', file, '--maxWorkers', String(availableParallelism())];
  const reporters = ['--reporters', path.join(root, 'build/jest/Progress.cjs')];
  const left = isFull ? [] : ['--testPathIgnorePatterns', '/node_modules/', ...patterns];
  const { status, output } = await run('node_modules/jest/bin/jest.js', [...args, ...reporters, ...left], {
    shows: true,
  });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, report: output };
  const outcome = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(path.dirname(file), { recursive: true });
  const failed = outcome.numFailedTests + outcome.numRuntimeErrorTestSuites;
  return {
    passed: outcome.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    report: [
      ...failuresOf(outcome),
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

/** Skipped tests, counted by the title that says why, so that nobody takes them for passed. */
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
