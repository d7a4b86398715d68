module.exports = {
  // The program is loaded once in a process, not once for each test file.
  testEnvironment: '<rootDir>/build/jest/SharedEnvironment.cjs',
  runtime: '<rootDir>/build/jest/SharedRuntime.cjs',
  roots: ['<rootDir>/test'],
  // A limit against hanging only: a machine may be busy with other work.
  testTimeout: 120_000,
  // A test file's globals are looked up in its context, which is slow; these become local variables instead.
  sandboxInjectedGlobals: [
    'Math',
    'Number',
    'Object',
    'Array',
    'String',
    'Buffer',
    'Uint8Array',
    'Map',
    'Set',
  ],
  // Most imports are of TypeScript: its ending is tried first.
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  testSequencer: '<rootDir>/build/jest/Sequencer.cjs',
  // Modules of ES; the build takes pixelmatch in.
  transform: { '(\\.ts|/(pixelmatch|@jsquash/webp)/.*\\.js)$': '<rootDir>/build/jest/transform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!pixelmatch/|@jsquash/webp/)'],
};
