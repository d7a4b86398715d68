import { animateNames } from './animateTypes.mjs';

/**
 * A Rollup plugin for bundled declarations: imports the names of Animate's classes that they use.
 * @param {string} module where the classes are, `./animate.js`
 * @returns {import('rollup').Plugin}
 */
export function importAnimate(module) {
  return {
    name: 'import-animate',
    renderChunk: {
      order: 'post',
      handler(code) {
        const words = new Set(code.replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '').match(/[\w$]+/g));
        const used = animateNames.filter((name) => words.has(name));
        return { code: `import type { ${used.join(', ')} } from '${module}';\n\n${code}`, map: null };
      },
    },
  };
}
