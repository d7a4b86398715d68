import { createRequire } from 'node:module';
import { parse } from 'acorn';
import MagicString from 'magic-string';

const SHIM = /[\\/]extendscript-es5-shim[\\/]/;

/**
 * A Rollup plugin that finds the files of extendscript-es5-shim and leaves out their comments.
 * @returns {import('rollup').Plugin}
 */
export function shimFiles() {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'shim-files',
    resolveId(source) {
      return source.startsWith('extendscript-es5-shim/') ? resolve(source) : null;
    },
    transform(code, id) {
      if (!SHIM.test(id)) return null;
      const output = new MagicString(code);
      const onComment = (_isBlock, _text, start, end) => output.remove(start, end);
      parse(code, { ecmaVersion: 5, onComment });
      return { code: output.toString().replace(/\n\s*\n/g, '\n'), map: { mappings: '' } };
    },
  };
}
