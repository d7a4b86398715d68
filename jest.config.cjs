module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
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
  transform: { '\\.ts$': '<rootDir>/build/jest/transform.cjs' },
};
