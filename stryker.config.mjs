/**
 * Mutation tests of the product: `npm run mutate`, or a part of it: `npm run mutate -- --mutate 'src/text/**'`.
 * What survives and why stands in bench/MUTATION.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['@stryker-mutator/*', './build/mutation.super.mjs'],
  ignorers: ['super-calls'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: ['src/**/*.ts', '!src/**/*.d.ts', '!src/es5/**', '!src/es5.ts', '!src/version.ts'],
  jest: { configFile: 'build/mutation.jest.cjs', enableFindRelatedTests: true },
  ignorePatterns: ['dist', 'coverage', 'reports', 'out'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  timeoutMS: 2500,
};
