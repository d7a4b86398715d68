/**
 * A Rollup plugin that makes a source file import another. ElementCollection enters itself where ItemCollection looks for
 * it; a bundler that leaves out what nobody imports must know that the one needs the other.
 * @param {string} file the end of its path
 * @param {string} other
 * @returns {import('rollup').Plugin}
 */
export function importing(file, other) {
  return {
    name: 'importing',
    transform(code, id) {
      return id.endsWith(file) ? { code: `import '${other}';\n${code}`, map: null } : null;
    },
    onLog(_level, log) {
      return log.code === 'CIRCULAR_DEPENDENCY' && log.ids?.some((id) => id.endsWith(file)) ? false : null;
    },
  };
}
