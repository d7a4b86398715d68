// Makes CommonJS of TypeScript for Jest, file by file. Types are not checked here: `npm test` does that separately.
const { transformSync, version } = require('@swc/core');
const { createHash } = require('node:crypto');
const { swcOptions } = require('../swc.cjs');

const options = { ...swcOptions('commonjs'), sourceMaps: true };

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
