import { minify } from '@swc/core';

/** Constructors that are functions. */
const CONSTRUCTOR = /\bfunction ([A-Z]\w*)/g;

/**
 * A Rollup plugin that takes out comments and space, and gives local variables short names. Classes and other constructors
 * keep their names: the host recognises them by these. Functions do too but in scripts that pages load: the names are a
 * twentieth of what is loaded, and no user sees them there.
 * @param {string} banner the first line of the script; one that Rollup puts there would be taken out with the comments
 * @returns {import('rollup').Plugin}
 */
export function minified(banner) {
  return {
    name: 'minified',
    async renderChunk(code, _chunk, { format }) {
      const isOfPage = format === 'iife';
      const reserved = isOfPage
        ? [...new Set(Array.from(code.matchAll(CONSTRUCTOR), ([, name]) => name))]
        : [];
      const { code: short } = await minify(code, {
        ecma: 2020,
        module: format === 'es',
        compress: false,
        mangle: { toplevel: format === 'cjs', keep_fnames: !isOfPage, keep_classnames: true, reserved },
        format: { comments: 'some' },
      });
      // publint knows a module by an `export` at the head of a line.
      return { code: `${banner}\n${short.replace(/export\{[^{}]*\};?\s*$/, '\n$&')}`, map: null };
    },
  };
}
