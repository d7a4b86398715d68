module.exports = { roots: ['<rootDir>/test'], testEnvironment: 'node' };
