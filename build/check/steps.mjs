import { overBudget } from './budgets.mjs';
import { differencesOfDist } from './dist.mjs';
import { uncheckedIndices } from './indices.mjs';
import { runJest } from './jest.mjs';
import { run } from './run.mjs';

/**
 * The outcome of a step. The report lists failures, skipped tests and slow ones.
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
 * Checks the types of a project. The compiler keeps its results, and checks only what has changed.
 * @returns {Step}
 */
function types(name, compiler, project) {
  return command(`types ${name}`, compiler, '-p', project, ...keepingResults(name));
}

/** Entries of lists may be missing; what says so of a host's folder is a failure. */
async function checkIndices() {
  const findings = await uncheckedIndices(tsc7, keepingResults('of indices'));
  return result(findings.length === 0, findings.join('\n'));
}

/** Builds into another folder and compares it with dist/, unless this was seen to be the same. */
const checkDist = (isFull) => async () => {
  const differences = await differencesOfDist(isFull);
  return result(differences === '', differences);
};

async function checkBudgets() {
  const lines = overBudget();
  return result(lines.length === 0, lines.join('\n'));
}

/** Options with which a compiler keeps its results for the next time. */
function keepingResults(name) {
  const file = `types-${name.replace(/\W+/g, '-')}.tsbuildinfo`;
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/adobe-collection/${file}`];
}

const gate = 'build/gate.mjs';
const allowed = ['--except', 'newer-library', '--except', 'object-name'];
const tsc = 'node_modules/typescript/bin/tsc';
/** The compiler of TypeScript 7 is native, and four times as fast. It knows no target before ES2015. */
const tsc7 = 'node_modules/typescript-7/bin/tsc';
/** Reads components too. It runs on TypeScript 5, whose compiler it extends. */
const vueTsc = 'node_modules/vue-tsc/bin/vue-tsc.js';
const oxlint = 'node_modules/oxlint/bin/oxlint';
const oxfmt = 'node_modules/oxfmt/bin/oxfmt';

/**
 * @param {boolean} isFull every test, or those of `npm test`
 * @returns {Step[]} in the order in which they start: slow ones first, so that both cores stay busy
 */
export const stepsOf = (isFull) => [
  { name: 'dist/ is what the sources make', check: checkDist(isFull) },
  types('of the sources, against ES3', tsc, '.'),
  types('of the questions to Animate, against ES3', tsc, 'build/questions'),
  // These share their settings, and most of their files: the compiler reads them once.
  types(
    'of the headless host, and of what is made with it: viewer, editor plugin, playground',
    tsc7,
    'tsconfig.wings.json',
  ),
  { name: 'types of the headless host, with indices that may be missing', check: checkIndices },
  types('of the viewer', tsc7, 'viewer'),
  types('of the tests', tsc7, 'test'),
  types('as importers see them', tsc7, 'test/types/module'),
  types('as scripts see them', tsc, 'test/types/script'),
  types('of the build', tsc7, 'build'),
  types('of the site, in the browser', vueTsc, 'site'),
  types('of what makes the site', tsc7, 'site/make'),
  command('lint', oxlint, '.', '--deny-warnings'),
  command('formatting', oxfmt, '--check', '.'),
  command('generated pages and meanings are what the sources say', 'build/docs.mjs', '--check'),
  command('dependencies are the known ones, with their licences', 'build/dependencies.mjs', '--check'),
  command('surface.ts is what Adobe declares', 'build/surface.mjs', '--check'),
  command('collection.jsx and collection.jsfl are ES3', gate, 'dist/collection.jsx', 'dist/collection.jsfl'),
  command('collection.es5.jsx has the syntax of ES3', gate, ...allowed, 'dist/collection.es5.jsx'),
  { name: 'the scripts keep their budgets', check: checkBudgets },
  { name: isFull ? 'all tests' : 'tests', check: () => runJest(isFull) },
];
