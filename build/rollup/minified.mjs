import { minify } from '@swc/core';

/**
 * A Rollup plugin that takes out comments and space, and gives local variables short names. Functions and classes keep
 * their names: the host tells them by these.
 * @returns {import('rollup').Plugin}
 */
export function minified() {
  return {
    name: 'minified',
    async renderChunk(code, _chunk, { format }) {
      const { code: short } = await minify(code, {
        ecma: 2020,
        module: format === 'es',
        compress: false,
        mangle: { keep_fnames: true, keep_classnames: true },
        format: { comments: 'some' },
      });
      // publint knows a module by an `export` at the head of a line.
      return { code: short.replace(/export\{[^{}]*\};?\s*$/, '\n$&'), map: null };
    },
  };
}
