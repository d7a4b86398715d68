// Makes CommonJS of TypeScript for Jest, file by file. Types are not checked here: `npm test` does that separately.
const { transformSync, version } = require('@swc/core');
const { createHash } = require('node:crypto');
const path = require('node:path');
const { swcOptions } = require('../swc.cjs');
const { WINGS } = require('../wings.cjs');

const options = { ...swcOptions('commonjs'), sourceMaps: true };

const settings = [version, JSON.stringify(options), transformHost.toString(), withoutAddress.toString()].join(
  '\n',
);

const wings = WINGS.map((wing) => path.resolve(__dirname, '../..', wing) + path.sep);

/**
 * Each test file loads the host anew, and most use a small part of it: its modules are loaded when they are first used.
 * @param {string} source
 * @returns {import('@swc/core').Options}
 */
function transformHost(source) {
  const lazy = Array.from(source.matchAll(/ from '([^']+)'/g), ([, specifier]) => specifier);
  return { ...options, module: { type: 'commonjs', lazy } };
}

/**
 * A module of ES may set its own address, for which CommonJS has no word.
 * @param {string} source
 */
function withoutAddress(source) {
  return source.replaceAll('import.meta.url', 'globalThis.moduleAddress');
}

module.exports = {
  /**
   * @param {string} source
   * @param {string} filename
   */
  process(source, filename) {
    const text = filename.endsWith('.ts') ? source : withoutAddress(source);
    const chosen = wings.some((wing) => filename.startsWith(wing)) ? transformHost(source) : options;
    return transformSync(text, { ...chosen, filename });
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
