const path = require('node:path');

/** Milliseconds between two lines of progress. */
const PAUSE = 5000;

/** Prints how many test files have run, and names each file that fails at once, so that a long run can be stopped. */
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
  onTestResult({ path: file, context }, { numFailingTests, testExecError }) {
    this.done++;
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
