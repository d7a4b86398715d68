module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  transform: { '\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }] },
};
