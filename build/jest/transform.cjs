// Makes CommonJS of TypeScript for Jest, file by file. Types are not checked here: `npm test` does that separately.
const { transformSync, version } = require('@swc/core');
const { createHash } = require('node:crypto');

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    // As in tsconfig.json: fields are assigned, not defined.
    transform: { useDefineForClassFields: false },
  },
};

const settings = [version, JSON.stringify(options)].join('\n');

module.exports = {
  /**
   * @param {string} source
   * @param {string} filename
   */
  process(source, filename) {
    return transformSync(source, { ...options, filename });
  },

  /**
   * @param {string} source
   * @param {string} filename
   */
  getCacheKey(source, filename) {
    return createHash('sha256')
      .update(settings)
      .update('\0')
      .update(filename)
      .update('\0')
      .update(source)
      .digest('hex');
  },
};
