const config = require('../jest.config.cjs');

/** The tests that mutants are judged by: those of src/, without types checked and without those that measure time. */
module.exports = {
  ...config,
  rootDir: '..',
  roots: ['<rootDir>/test'],
  testPathIgnorePatterns: [
    '/test/(host-mocks|build|bundle|cli|engines|examples|package|types)/',
    'cost\\.test',
    'fuzz\\.test',
  ],
  transform: {
    '\\.ts$': [
      'ts-jest',
      { tsconfig: '<rootDir>/test/tsconfig.json', diagnostics: false, isolatedModules: true },
    ],
  },
};
