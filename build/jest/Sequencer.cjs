const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/**
 * The files that take longest, from the longest on. Jest starts with what took long the last time; where it has not run
 * yet it goes by the size of files, which says nothing here. A long file that starts late keeps one core idle at the end.
 * `npm test` names the slowest files after each run.
 */
const LONGEST = [
  'site/site',
  'package/starter',
  'host-mocks/realm/escapes',
  'engines/conformance',
  'package/package',
  'scores/scores',
  'app/cli/commands/fidelity',
  'host-mocks/model/elements/everyElement',
  'app/cli/commands/runUntrusted',
  'app/cli/bounds',
  'app/cli/sandbox/offeredServices',
  'app/cli/mcp/tasks',
  'app/cli/readingWritesNothing',
  'docs/examples',
  'viewer/page',
  'safety/terminal',
  'host-mocks/model/document/largeFrame',
  'safety/pictures',
  'fuzz/kills',
  'document/binary/documents',
  'output/judges',
  'app/cli/mcp/tools',
  'output/svg/pictures',
  'app/cli/git',
  'app/cli/workers/ProcessWorker',
  'output/atlas/atlas',
  'selector/realDocuments',
  'host-mocks/model/operations.property',
  'host-mocks/reference/reference',
  'selector/naive',
  'build/questions/askAnimate',
  'output/swf/publishSwf',
  'safety/growth',
  'app/cli/commands/export',
];

const TESTS = path.resolve(__dirname, '../../test');

/** The order of test files: long ones first, on a machine that has never run them too. */
class LongestFirst extends Sequencer {
  /** The paths of the files that start first where nothing is known. */
  static longestFiles = LONGEST.map((name) => path.join(TESTS, `${name}.test.ts`));

  /** @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const long = LongestFirst.longestFiles.flatMap((file) => sorted.filter((test) => test.path === file));
    return [...long, ...sorted.filter((test) => !long.includes(test))];
  }
}

module.exports = LongestFirst;
