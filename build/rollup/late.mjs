import { attachScopes } from '@rollup/pluginutils';
import MagicString from 'magic-string';

/**
 * A Rollup plugin for files of CommonJS. It loads what most commands do without when it is used first, and not with the
 * file that names it: `const acorn = require('acorn')` becomes a function, and each `acorn.parse` calls it.
 * @param {(file: string) => boolean} isLate - receives a package, or a file as `require` has it
 * @returns {import('rollup').Plugin}
 */
export function late(isLate) {
  return {
    name: 'late',
    renderChunk(code) {
      const edited = new MagicString(code);
      const names = new Set();
      const program = this.parse(code);
      const { body } = program;
      const scope = attachScopes(program, 'scope');
      const rest = body.filter((/** @type {any} */ statement) => {
        const required = requireOf(statement);
        if (required === undefined || !isLate(required.file)) return true;
        if (required.name === undefined) edited.remove(statement.start, statement.end);
        else {
          const { name } = required;
          names.add(name);
          const load = `let ${name}$late;\nconst ${name} = () => (${name}$late ??= require('${required.file}'));`;
          edited.update(statement.start, statement.end, load);
        }
        return false;
      });
      for (const statement of rest) callEach(statement, names, scope, edited);
      return { code: edited.toString(), map: null };
    },
  };
}

/**
 * What a statement `const name = require('file')` or `require('file')` loads.
 * @param {any} statement
 */
function requireOf({ type, declarations, expression }) {
  const [declared] = declarations ?? [];
  const call = type === 'VariableDeclaration' ? declared.init : expression;
  if (call?.type !== 'CallExpression' || call.callee.name !== 'require') return undefined;
  return { name: declared?.id.name, file: call.arguments[0].value };
}

/**
 * Calls the functions of these names wherever they stand for what was loaded. A function that does not use what was
 * loaded may have a variable or parameter of the same name.
 */
function callEach(node, names, outer, edited) {
  const scope = node.scope ?? outer;
  const isLoaded = ({ name }) => names.has(name) && !isShadowed(scope, name);
  if (node.type === 'Identifier' && isLoaded(node)) edited.appendLeft(node.end, '()');
  // `new name().Type()` would make an object of the function.
  if (node.type === 'NewExpression' && isLoaded(innermost(node.callee))) {
    edited.appendRight(node.callee.start, '(');
    callEach(node.callee, names, scope, edited);
    edited.appendLeft(node.callee.end, ')');
    for (const argument of node.arguments) callEach(argument, names, scope, edited);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'property' || key === 'key') && !node.computed;
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') callEach(child, names, scope, edited);
  }
}

/** True if a scope, or one around it within the file, declares the name itself. */
function isShadowed(scope, name) {
  for (let at = scope; at.parent; at = at.parent) if (name in at.declarations) return true;
  return false;
}

function innermost(node) {
  return node.type === 'MemberExpression' ? innermost(node.object) : node;
}
