import { parse } from 'acorn';
import MagicString from 'magic-string';

/**
 * A Rollup plugin that marks what the variables of a finished module are made by (classes of ES5 among it) as free of
 * side effects, so that bundlers leave out what nobody uses.
 * @returns {import('rollup').Plugin}
 */
export function pureDeclarations() {
  return {
    name: 'pure-declarations',
    renderChunk: {
      order: 'post',
      handler(code) {
        const output = new MagicString(code);
        for (const { init } of topLevelVariables(code)) {
          if (init?.type === 'CallExpression' || init?.type === 'NewExpression') {
            output.appendLeft(code.lastIndexOf('=', init.start) + 1, ' /*#__PURE__*/');
          }
        }
        return { code: output.toString(), map: null };
      },
    },
  };
}

function topLevelVariables(code) {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations);
}
