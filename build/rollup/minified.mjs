import { minify } from '@swc/core';

/**
 * What makes code shorter within one statement or block. Nothing moves between functions: the source of some of them is
 * evaluated by itself, in another realm. For browsers only: QuickJS 2025-09 fails on such code ("stack underflow").
 */
const SHORTER = {
  defaults: false,
  dead_code: true,
  unused: true,
  booleans: true,
  conditionals: true,
  if_return: true,
  sequences: 1,
  join_vars: true,
  properties: true,
  comparisons: true,
  keep_fnames: true,
  keep_classnames: true,
};

/**
 * A Rollup plugin that takes out comments and space, and gives local variables short names. Functions and classes keep
 * their names: the host tells them by these.
 * @param {string} banner the first line of the script; one that Rollup puts there would be taken out with the comments
 * @param {boolean} isShorter true for code that is made shorter too
 * @returns {import('rollup').Plugin}
 */
export function minified(banner, isShorter) {
  return {
    name: 'minified',
    async renderChunk(code, _chunk, { format }) {
      const { code: short } = await minify(code, {
        ecma: 2020,
        module: format === 'es',
        compress: isShorter && SHORTER,
        mangle: { keep_fnames: true, keep_classnames: true },
        format: { comments: 'some' },
      });
      // publint knows a module by an `export` at the head of a line.
      return { code: `${banner}\n${short.replace(/export\{[^{}]*\};?\s*$/, '\n$&')}`, map: null };
    },
  };
}
