/** Milliseconds between two lines. */
const PAUSE = 5000;

/** Says how many files of tests have run, so that somebody who waits sees that it goes on. */
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
   * @param {unknown} _test
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestResult(_test, { numFailingTests, testExecError }) {
    this.done++;
    if (numFailingTests > 0 || testExecError) this.failed++;
    if (Date.now() - this.last > PAUSE) this.say();
  }

  say() {
    this.last = Date.now();
    const failed = this.failed === 0 ? '' : `, ${this.failed} failed`;
    process.stdout.write(`...   tests: ${this.done} of ${this.all} files${failed}\n`);
  }
};
