const path = require('node:path');

const MAX_SHOWN = 5;
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.*)$/;

/**
 * Rollup plugin: says how large each script is and which parts of it are the largest. Put it last.
 * @returns {import('rollup').Plugin}
 */
function sizeReport() {
  return {
    name: 'size-report',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') this.info(describeSize(output));
      }
    },
  };
}

/** @param {import('rollup').OutputChunk} chunk */
function describeSize({ fileName, code, modules }) {
  const sizes = new Map();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const part = partOf(id);
    sizes.set(part, (sizes.get(part) ?? 0) + renderedLength);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, MAX_SHOWN);
  // Parts are measured before names get short: their shares are true, their sizes are not.
  const parts = largest.map(([part, size]) => `${part} ${Math.round((100 * size) / total)} %`);
  return `${fileName}: ${Math.round(code.length / 1000)} kB: ${parts.join(', ')}`;
}

/** A folder of a package, or a file of the project. */
function partOf(id) {
  const [, name, file] = PACKAGE.exec(id) ?? [];
  if (name === undefined) return path.relative('', id.replace(/^\0/, ''));
  const folder = path.dirname(file).replace(/^dist[\\/]module[\\/]?/, '');
  return folder === '' || folder === '.' ? name : `${name}: ${folder}`;
}

module.exports = { sizeReport };
