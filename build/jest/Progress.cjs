const path = require('node:path');

/** Milliseconds between two lines of progress. */
const PAUSE = 5000;

/** Seconds from which on a file is slow. */
const SLOW = 20;

/**
 * Prints how many test files have run, and names each file that fails at once, so that a long run can be stopped, and each
 * slow file: where the time of a run that is stopped went.
 */
module.exports = class Progress {
  done = 0;
  failed = 0;
  last = 0;

  /** @param {import('@jest/reporters').AggregatedResult} results */
  onRunStart({ numTotalTestSuites }) {
    this.all = numTotalTestSuites;
    this.say();
  }

  /**
   * @param {import('@jest/reporters').Test} test
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestResult({ path: file, context }, { numFailingTests, testExecError, perfStats }) {
    this.done++;
    const seconds = (perfStats.end - perfStats.start) / 1000;
    if (seconds >= SLOW)
      process.stdout.write(
        `...   slow: ${path.relative(context.config.rootDir, file)} (${seconds.toFixed(0)} s)\n`,
      );
    if (numFailingTests > 0 || testExecError) {
      this.failed++;
      process.stdout.write(`...   FAIL ${path.relative(context.config.rootDir, file)}\n`);
    }
    if (Date.now() - this.last > PAUSE) this.say();
  }

  say() {
    this.last = Date.now();
    const failed = this.failed === 0 ? '' : `, ${this.failed} failed`;
    process.stdout.write(`...   tests: ${this.done} of ${this.all} files${failed}\n`);
  }
};
