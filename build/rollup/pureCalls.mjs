import { createRequire } from 'node:module';
import MagicString from 'magic-string';

const { listNodes } = createRequire(import.meta.url)('../es3/script.cjs');

const isFunction = ({ type }) => /Function/.test(type);

/**
 * A Rollup plugin that marks calls without side effects for bundlers and minifiers: those whose result a module stores in
 * a variable when it is loaded. Unused ones are then left out.
 * @returns {import('rollup').Plugin}
 */
export function pureCalls() {
  return {
    name: 'pure-calls',
    renderChunk(code) {
      const output = new MagicString(code);
      for (const { start } of initialCalls(this.parse(code))) output.appendLeft(start, '/*#__PURE__*/ ');
      return { code: output.toString(), map: null };
    },
  };
}

/** The calls in the initial values of a module's variables. */
function initialCalls({ body }) {
  const values = body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init))
    .filter((init) => init && !isFunction(init));
  return values
    .flatMap((init) => listNodes(init, (node) => !isFunction(node)))
    .map(({ node }) => node)
    .filter(({ type }) => type === 'CallExpression' || type === 'NewExpression');
}
