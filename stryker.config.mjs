/**
 * Mutation tests of the product: `npm run mutate`; of a part: `npm run mutate -- --mutate 'src/text/**'`.
 * build/bench/MUTATION.md says which changes may survive.
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
  // Tests of costs, of other engines, of the bundle and long random runs take no part. Real documents are out of the
  // sandbox's reach.
  testFiles: [
    'test/{selector,collection,host,menu,query,text}/**/!(cost|fuzz|longQueries|realDocuments).test.ts',
    'test/install.test.ts',
  ],
  ignorePatterns: ['dist', 'coverage', 'reports', 'out'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  timeoutMS: 10_000,
  timeoutFactor: 3,
};
