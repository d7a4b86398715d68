import { animateNames } from './animateTypes.mjs';

/**
 * A Rollup plugin for bundled declarations: imports the names of Animate's classes that they use, and hands the whole
 * module on when asked to.
 * @param {string} module where the classes are, `./animate.js`
 * @param {{ isExported?: boolean }} [options]
 * @returns {import('rollup').Plugin}
 */
export function importAnimate(module, { isExported = false } = {}) {
  return {
    name: 'import-animate',
    renderChunk: {
      order: 'post',
      handler(code) {
        const words = new Set(code.replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '').match(/[\w$]+/g));
        const used = animateNames.filter((name) => words.has(name));
        const lines = [`import type { ${used.join(', ')} } from '${module}';`];
        if (isExported) lines.push(`export * from '${module}';`);
        return { code: `${lines.join('\n')}\n\n${code}`, map: null };
      },
    },
  };
}
