import fs from 'node:fs';
import path from 'node:path';

/**
 * A Rollup plugin that lets a file be run as a program, as npm does with the commands of a package: else the first `npx`
 * in a clone would change the file.
 * @param {string} name
 * @returns {import('rollup').Plugin}
 */
export function executable(name) {
  return {
    name: 'executable',
    writeBundle({ dir }) {
      fs.chmodSync(path.join(dir, name), 0o755);
    },
  };
}
