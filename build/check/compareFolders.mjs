import fs from 'node:fs';
import path from 'node:path';

/**
 * Compares a folder with what it should be: one line per file that differs.
 * @param {string} actual
 * @param {string} expected
 * @returns {string[]}
 */
export function compareFolders(actual, expected) {
  const actualFiles = new Set(listFiles(actual));
  const expectedFiles = new Set(listFiles(expected));
  const all = [...new Set([...actualFiles, ...expectedFiles])].sort();
  return all.flatMap((file) => {
    if (!actualFiles.has(file)) return [`${file} is missing`];
    if (!expectedFiles.has(file)) return [`${file} is not made by the build`];
    const isSame = fs
      .readFileSync(path.join(actual, file))
      .equals(fs.readFileSync(path.join(expected, file)));
    return isSame ? [] : [`${file} differs`];
  });
}

function listFiles(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
}
