/**
 * A Rollup plugin that fails the build when the version written in a source file is not the package's.
 * @param {string} file the file with `version = '…'`, as the end of its path
 * @param {string} version
 * @returns {import('rollup').Plugin}
 */
export function sameVersion(file, version) {
  return {
    name: 'same-version',
    transform(code, id) {
      if (id.endsWith(file) && !code.includes(`version = '${version}'`)) {
        this.error(`${file} does not hold the version of package.json, ${version}`);
      }
      return null;
    },
  };
}
