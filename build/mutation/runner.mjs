import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import fs from 'fs';
import path from 'path';
import vm from 'vm';
import { FreshModules } from './FreshModules.mjs';
import { TestFile, words } from './TestFile.mjs';

/** Tests that take more milliseconds than this run after all others. */
const SLOW = 20;

/** The file of the sandbox in which the first run leaves the durations of the tests for the other processes. */
const DURATIONS = 'durations.json';

/** Tests count as endless when they take `factor` times their first duration and `more` milliseconds. */
const PATIENCE = { factor: 10, more: 3000 };

/** Separates the file and the name of a test. */
const SEPARATOR = ' > ';

const state = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/**
 * Runs Jest tests for Stryker in one process and without Jest, which takes a second or more to begin. Each mutant and
 * each file of tests gets its own modules of `src/` and `test/`, as with Jest. The sandbox must hold the tests and their
 * imports as CommonJS.
 */
class PlainTestRunner {
  static inject = /** @type {[]} */ ([]);

  #root = process.cwd();
  #modules = new FreshModules([path.join(this.#root, 'src'), path.join(this.#root, 'test')]);
  /** Milliseconds of each test in the first run. */
  #durations = new Map();

  constructor() {
    Object.assign(globalThis, words);
    // One seed, so that all runs are alike. A failure is enough; the smallest example is not needed.
    fc.configureGlobal({ seed: 20_240_601, endOnFailure: true });
    // A mutant that survives costs all random queries.
    process.env.ORACLE_RUNS ??= '400';
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /**
   * Runs every test and notes the mutants that it reaches. All tests of a file reach the mutants that its loading reaches.
   *
   * @param {import('@stryker-mutator/api/test-runner').DryRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>}
   */
  async dryRun({ testFiles = [] }) {
    const tests = [];
    /** @type {import('@stryker-mutator/api/core').CoveragePerTestId} */
    const perTest = {};
    for (const absolute of testFiles) {
      const file = path.relative(this.#root, absolute).split(path.sep).join('/');
      state.mutantCoverage = { static: {}, perTest };
      this.#withFile(file, (testFile) => {
        testFile.run(
          () => true,
          (name, error, milliseconds) => {
            const id = file + SEPARATOR + name;
            this.#durations.set(id, milliseconds);
            const failed = error && { status: TestStatus.Failed, failureMessage: messageOf(error) };
            const result = { status: TestStatus.Success, ...failed };
            tests.push({ id, name, fileName: absolute, timeSpentMs: Math.ceil(milliseconds), ...result });
            return false;
          },
          (name) => (state.currentTestId = name && file + SEPARATOR + name),
        );
      });
      const met = state.mutantCoverage.static;
      let isFirst = true;
      for (const { id, fileName } of tests) {
        if (fileName !== absolute) continue;
        perTest[id] ??= {};
        for (const mutant in met)
          perTest[id][mutant] = (perTest[id][mutant] ?? 0) + (isFirst ? met[mutant] : 1);
        isFirst = false;
      }
    }
    state.mutantCoverage = undefined;
    fs.writeFileSync(DURATIONS, JSON.stringify([...this.#durations]));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  /**
   * Runs the tests until one fails: tests of the mutant's own file first, slow tests last.
   *
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (this.#durations.size === 0) this.#durations = new Map(JSON.parse(fs.readFileSync(DURATIONS, 'utf8')));
    state.activeMutant = activeMutant.id;
    state.hitCount = hitLimit === undefined ? undefined : 0;
    state.hitLimit = hitLimit;
    let nrOfTests = 0;
    let failure;
    let reason;
    for (const { file, ids, duration } of this.#inOrder(testFilter, activeMutant.fileName)) {
      const fail = (id, error) => (failure = { id, error });
      try {
        const limit = Math.ceil(PATIENCE.more + PATIENCE.factor * duration);
        const judge = (testFile) =>
          testFile.run(
            (name) => ids.has(file + SEPARATOR + name),
            (name, error) => {
              const id = file + SEPARATOR + name;
              nrOfTests++;
              if (error) fail(id, error);
              return error !== undefined;
            },
          );
        within(limit, () => this.#withFile(file, judge));
      } catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') reason = error.message;
        failure ??= { id: [...ids][0], error };
      }
      if (failure) break;
    }
    state.activeMutant = undefined;
    const timeout = determineHitLimitReached(state.hitCount, hitLimit);
    reason ??= timeout?.reason;
    if (reason) return { status: MutantRunStatus.Timeout, reason };
    if (!failure) return { status: MutantRunStatus.Survived, nrOfTests };
    const failureMessage = messageOf(failure.error);
    return { status: MutantRunStatus.Killed, killedBy: [failure.id], failureMessage, nrOfTests };
  }

  #inOrder(ids, mutatedFile) {
    const parts = new Map();
    for (const id of ids) {
      const file = id.slice(0, id.indexOf(SEPARATOR));
      const duration = this.#durations.get(id) ?? 0;
      const isSlow = duration > SLOW;
      const key = file + (isSlow ? ' slow' : '');
      if (!parts.has(key)) parts.set(key, { file, isSlow, ids: new Set(), duration: 0 });
      const part = parts.get(key);
      part.ids.add(id);
      part.duration += duration;
    }
    const source = path.relative(this.#root, mutatedFile).split(path.sep).join('/');
    const rank = ({ file, isSlow, duration }) => [isSlow ? 1 : 0, -likeness(file, source), duration];
    return [...parts.values()].sort((a, b) => compare(rank(a), rank(b)));
  }

  /** Loads a file of tests, calls the action with it, and removes the globals that it leaves. */
  #withFile(file, action) {
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    try {
      const compiled = path.join(this.#root, file.replace(/\.ts$/, '.js'));
      action(new TestFile(() => this.#modules.load(compiled)));
    } finally {
      for (const name of Object.getOwnPropertyNames(globalThis))
        if (!before.has(name)) delete globalThis[name];
    }
  }
}

/** Does the work. Throws when it takes more milliseconds than the limit. */
function within(limit, work) {
  state.work = work;
  new vm.Script(`${INSTRUMENTER_CONSTANTS.NAMESPACE}.work()`).runInThisContext({ timeout: limit });
}

/** Counts the names that the paths of a test and of a source share from the start, below `test` and `src`. */
function likeness(test, source) {
  const names = source.replace(/\.ts$/, '').split('/').slice(1);
  const others = test
    .replace(/\.test\.ts$/, '')
    .split('/')
    .slice(1);
  let count = 0;
  while (count < names.length && names[count] === others[count]) count++;
  return count;
}

function compare(a, b) {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}

function messageOf(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'plain', PlainTestRunner)];
