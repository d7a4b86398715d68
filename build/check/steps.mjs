import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { overBudget } from './budgets.mjs';
import { compareFolders } from './compareFolders.mjs';
import { runJest } from './jest.mjs';
import { root, run } from './run.mjs';

/**
 * The outcome of a step. The report tells about failures and skipped tests.
 * @typedef {{ passed: number, failed: number, report: string }} Result
 */

/**
 * @typedef {{ name: string, check: () => Promise<Result> }} Step
 */

/** One check: passed, or failed with something to read. */
function result(isPassed, report) {
  return isPassed ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report };
}

/** @returns {Step} a step that is one command and fails with it */
function command(name, script, ...args) {
  const check = async () => {
    const { status, output } = await run(script, args);
    return result(status === 0, output);
  };
  return { name, check };
}

/**
 * Builds into another folder and compares it with dist/. The build checks the types of the product, against ES3, and of
 * the headless host.
 */
async function checkDist() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    const rollup = ['--config', 'rollup.config.mjs', '--silent', '--configOut', folder];
    const { status, output } = await run('node_modules/rollup/dist/bin/rollup', rollup);
    if (status !== 0) return result(false, output);
    const differences = compareFolders(path.join(root, 'dist'), folder);
    const lines = differences.map((line) => `dist/${line}`);
    return result(lines.length === 0, [...lines, 'run "npm run build" and commit dist/'].join('\n'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function checkBudgets() {
  const lines = overBudget();
  return result(lines.length === 0, lines.join('\n'));
}

const gate = 'build/gate.mjs';
const allowed = ['--except', 'newer-library', '--except', 'object-name'];
const tsc = 'node_modules/typescript/bin/tsc';
const eslint = 'node_modules/eslint/bin/eslint.js';
const prettier = 'node_modules/prettier/bin/prettier.cjs';

/** Files that did not change since the last run are not looked at again. Settings and versions are parts of the keys. */
const cached = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/adobe-collection/${name}`,
];

/** @type {Step[]} in the order in which they start: slow ones first, so that both cores stay busy */
export const steps = [
  { name: 'types of the sources, and dist/ is what they make', check: checkDist },
  command('types of the tests', tsc, '-p', 'test'),
  command('types as importers see them', tsc, '-p', 'test/types/module'),
  command('types as scripts see them', tsc, '-p', 'test/types/script'),
  command('types of the build', tsc, '-p', 'build'),
  command('lint', eslint, '.', '--max-warnings', '0', ...cached('eslint')),
  command('formatting', prettier, '--check', '.', '--log-level', 'warn', ...cached('prettier')),
  command('docs/api.md and recipes.md are what the sources say', 'build/docs.mjs', '--check'),
  command('surface.ts is what Adobe declares', 'build/surface.mjs', '--check'),
  command('collection.jsx and collection.jsfl are ES3', gate, 'dist/collection.jsx', 'dist/collection.jsfl'),
  command('collection.es5.jsx has the syntax of ES3', gate, ...allowed, 'dist/collection.es5.jsx'),
  { name: 'the scripts keep their budgets', check: checkBudgets },
  { name: 'tests', check: runJest },
];
