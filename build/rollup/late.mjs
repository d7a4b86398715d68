import MagicString from 'magic-string';

/**
 * A Rollup plugin for files of CommonJS. It loads what most commands do without when it is used first, and not with the
 * file that names it: `const acorn = require('acorn')` becomes a function, and each `acorn.parse` calls it.
 * @param {(file: string) => boolean} isLate - told a package, or a file as `require` has it
 * @returns {import('rollup').Plugin}
 */
export function late(isLate) {
  return {
    name: 'late',
    renderChunk(code) {
      const edited = new MagicString(code);
      const names = new Set();
      const { body } = this.parse(code);
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
      for (const statement of rest) callEach(statement, names, edited);
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

/** Calls the functions of these names wherever they stand for what was loaded: Rollup gives no other thing such a name. */
function callEach(node, names, edited) {
  if (node.type === 'Identifier' && names.has(node.name)) edited.appendLeft(node.end, '()');
  // `new name().Type()` would make an object of the function.
  if (node.type === 'NewExpression' && names.has(innermost(node.callee).name)) {
    edited.appendRight(node.callee.start, '(');
    callEach(node.callee, names, edited);
    edited.appendLeft(node.callee.end, ')');
    for (const argument of node.arguments) callEach(argument, names, edited);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'property' || key === 'key') && !node.computed;
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') callEach(child, names, edited);
  }
}

function innermost(node) {
  return node.type === 'MemberExpression' ? innermost(node.object) : node;
}
