const path = require('node:path');
const { default: MagicString } = require('magic-string');
const { readScript } = require('./script.cjs');

/** The library's classes: the host may call methods of other classes. */
const OWNER = /^(Element|Item|Layer|Frame|Document)?Collection$/;

/** The modules of the library. */
const LIBRARY = path.resolve(__dirname, '../../dist/module') + path.sep;

/**
 * Called without being mentioned: where a collection becomes a text, and to distinguish one from other objects. The last
 * three are methods of `ReadElements`, as which the library reads collections.
 */
const ALWAYS_USED = ['toString', 'reach', 'readerOf', 'readerOfWord', 'ownWords'];

/**
 * Rollup plugin: leaves out methods of the library's collections whose names a script mentions nowhere, neither as
 * `.name` nor as a text `'name'`. Put it before the minifier, which then leaves out what only they used (`compact`).
 * @returns {import('rollup').Plugin}
 */
function dropUnusedMethods() {
  return {
    name: 'drop-unused-methods',
    renderChunk(code) {
      const others = [...this.getModuleIds()].filter((id) => !id.startsWith(LIBRARY));
      const output = withoutUnusedMethods(
        code,
        others.map((id) => this.getModuleInfo(id).code ?? ''),
      );
      return { code: output.toString(), map: output.generateMap({ hires: true }) };
    },
  };
}

/**
 * The library calls methods of its own collections on `this` only: other mentions in it mean members of the host, or words.
 * @param {string} code the whole script
 * @param {string[]} others the modules in it that are not the library's: what they mention is used
 * @returns {MagicString}
 */
function withoutUnusedMethods(code, others) {
  const { entries } = readScript(code);
  const classes = entries.map(({ node }) => node).filter(isClass);
  const calls = entries
    .filter(isOnThis)
    .flatMap(readMention)
    .filter(({ at }) => isInside(at, classes))
    .concat(entries.flatMap(readSibling));
  const used = others.flatMap((text) => readScript(text, 'module').entries.flatMap(readMention));
  const names = new Set([...ALWAYS_USED, ...used.map(({ name }) => name)]);
  // JSON asks objects for it.
  if (names.has('stringify')) names.add('toJSON');
  let dead = entries.flatMap(readMethod);
  for (const { at, name } of calls) if (!isInside(at, dead)) names.add(name);
  for (let alive = null; alive?.length !== 0;) {
    alive = dead.filter(({ name }) => names.has(name));
    dead = dead.filter((method) => !alive.includes(method));
    for (const { at, name } of calls) if (isInside(at, alive)) names.add(name);
  }
  const output = new MagicString(code);
  for (const { start, end } of dead) output.remove(start, end);
  return output;
}

/**
 * The declaration of one of the library's classes.
 * @param {any} node
 */
function isClass({ type, id }) {
  return type === 'VariableDeclarator' && OWNER.test(id.name);
}

/** `this.name`, also as the compiler writes it for arrow functions, and `super.name`. */
function isOnThis({ node }) {
  if (node.type !== 'MemberExpression') return false;
  const { object } = node;
  return object.type === 'ThisExpression' || object.name === '_this' || object.property?.name === 'prototype';
}

/** `a.name` and `'name'`, but not the place where a method is defined. */
function readMention(entry) {
  const { node } = entry;
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ name: node.value, at: node.start }];
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const statement = entry.up?.up;
  const isDefined = statement && statement.node.expression?.left === node && readMethod(statement).length > 0;
  return isDefined ? [] : [{ name: node.property.name, at: node.start }];
}

/** `newSibling('LayerCollection', …)`: one collection makes another by the name of its class. */
function readSibling({ node }) {
  const isMade = node.type === 'CallExpression' && /^newSibling\b/.test(node.callee.name);
  return isMade ? [{ name: node.arguments[0].value, at: node.start }] : [];
}

/**
 * The statement `ElementCollection.prototype.name = function …;`, or that of a method of the class itself. The functions
 * of `$` and the list of the classes that are made by name go as methods do: `$.layers = dollarLayers`, `siblings.name = …`.
 */
function readMethod({ node }) {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = node.expression;
  if (left.type !== 'MemberExpression' || left.computed) return [];
  const { object, property } = left;
  const owner = object.property?.name === 'prototype' ? object.object : object;
  const isMethod = OWNER.test(owner.name) && right.type === 'FunctionExpression';
  const isPart = /^dollar(Layers|Frames)\b/.test(right.name) || /^siblings\b/.test(object.name);
  return isMethod || isPart ? [{ name: property.name, start: node.start, end: node.end }] : [];
}

function isInside(offset, ranges) {
  return ranges.some(({ start, end }) => start <= offset && offset < end);
}

/**
 * Options for @rollup/plugin-terser: nothing that is used nowhere, short names of variables, and each statement on a
 * line of its own, because Animate reports errors by line.
 * @satisfies {import('@rollup/plugin-terser').Options}
 */
const compact = {
  ecma: 5,
  ie8: true,
  compress: {
    defaults: false,
    unused: true,
    toplevel: true,
    side_effects: true,
    keep_fargs: true,
    keep_fnames: /^[A-Z]/,
    passes: 3,
  },
  // The names of classes stay: `toString()` returns them.
  mangle: { keep_fnames: /^[A-Z]/ },
  // Lines end wherever they can, which is between statements and members. The ES3 pass writes the semicolons.
  format: { max_line_len: 1, semicolons: false },
};

module.exports = { ALWAYS_USED, dropUnusedMethods, withoutUnusedMethods, compact };
