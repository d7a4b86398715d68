import fs from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { root, run } from './run.mjs';

/**
 * Runs every Jest test, on all cores.
 * @returns {Promise<import('./steps.mjs').Result>} counted per test; a file that cannot run counts as one failure
 */
export async function runJest() {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')), 'jest.json');
  const args = ['--ci', '--json', '--outputFile', file, '--maxWorkers', String(availableParallelism())];
  const reporters = ['--reporters', path.join(root, 'build/jest/Progress.cjs')];
  const { status, output } = await run('node_modules/jest/bin/jest.js', [...args, ...reporters], {
    shows: true,
  });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, report: output };
  const outcome = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(path.dirname(file), { recursive: true });
  const failed = outcome.numFailedTests + outcome.numRuntimeErrorTestSuites;
  return {
    passed: outcome.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    report: [...failuresOf(outcome), ...skipsOf(outcome), ...slowestOf(outcome)].join('\n'),
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

/** Skipped tests by name, so that nobody takes them for passed. */
function skipsOf({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status === 'pending');
  return [...new Set(skipped.map(({ ancestorTitles, title }) => `skipped: ${ancestorTitles[0] ?? title}`))];
}
