import { minify } from '@swc/core';

/**
 * A Rollup plugin that takes out comments and space, and gives local variables short names. Functions and classes keep
 * their names: the host recognises them by these.
 * @param {string} banner the first line of the script; one that Rollup puts there would be taken out with the comments
 * @returns {import('rollup').Plugin}
 */
export function minified(banner) {
  return {
    name: 'minified',
    async renderChunk(code, _chunk, { format }) {
      const { code: short } = await minify(code, {
        ecma: 2020,
        module: format === 'es',
        compress: false,
        mangle: { toplevel: format === 'cjs', keep_fnames: true, keep_classnames: true },
        format: { comments: 'some' },
      });
      // publint knows a module by an `export` at the head of a line.
      return { code: `${banner}\n${short.replace(/export\{[^{}]*\};?\s*$/, '\n$&')}`, map: null };
    },
  };
}
