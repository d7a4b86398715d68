/**
 * Mutation tests of the product: `npm run mutate`, or a part of it: `npm run mutate -- --mutate 'src/text/**'`.
 * What survives and why stands in bench/MUTATION.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['./build/mutation/runner.mjs', './build/mutation/superCalls.mjs'],
  ignorers: ['super-calls'],
  testRunner: 'plain',
  buildCommand: 'tsc -p build/mutation/tsconfig.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: ['src/**/*.ts', '!src/**/*.d.ts', '!src/es5/**', '!src/es5.ts', '!src/version.ts'],
  // Neither what counts or measures costs nor the long random runs; real documents are out of a sandbox's reach.
  testFiles: ['test/{selector,collection,host,query,text}/**/!(cost|fuzz|realDocuments).test.ts'],
  ignorePatterns: ['dist', 'coverage', 'reports', 'out'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  timeoutMS: 10_000,
  timeoutFactor: 3,
};
