import fs from 'node:fs';

/**
 * A Rollup plugin that writes one more file.
 * @param {string} fileName
 * @param {() => string} make
 * @returns {import('rollup').Plugin}
 */
export function written(fileName, make) {
  return {
    name: 'written',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: make() });
    },
  };
}

/**
 * A Rollup plugin that copies a file of the project.
 * @param {string} file
 * @param {string} fileName
 * @returns {import('rollup').Plugin}
 */
export function copied(file, fileName) {
  return written(fileName, () => fs.readFileSync(file, 'utf8'));
}
