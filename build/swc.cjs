/**
 * How swc compiles the headless host and the tests to JavaScript, file by file. It checks no types.
 * @param {import('@swc/core').ModuleConfig['type']} type
 * @returns {import('@swc/core').Options}
 */
exports.swcOptions = (type) => ({
  swcrc: false,
  module: { type },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    // As in tsconfig.json: fields are assigned, not defined.
    transform: { useDefineForClassFields: false },
  },
});
