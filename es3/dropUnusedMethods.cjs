const { default: MagicString } = require('magic-string');
const { readScript } = require('./script.cjs');

/** The library's classes: what stands on others may be called by the host. */
const OWNER = /^(Element|Item|Layer|Frame|Document)?Collection$/;

/**
 * Rollup plugin: leaves out methods of the library's collections whose names a script mentions nowhere, neither as
 * `.name` nor as a text `'name'`. Put it before the minifier, which then leaves out what only they used (`compact`).
 * @returns {import('rollup').Plugin}
 */
function dropUnusedMethods() {
  return {
    name: 'drop-unused-methods',
    renderChunk(code) {
      const output = withoutUnusedMethods(code);
      return { code: output.toString(), map: output.generateMap({ hires: true }) };
    },
  };
}

/**
 * @param {string} code
 * @returns {MagicString}
 */
function withoutUnusedMethods(code) {
  const { entries } = readScript(code);
  const mentions = entries.flatMap(readMention);
  const methods = entries.flatMap(readMethod);
  const output = new MagicString(code);
  const dead = [];
  for (let known = -1; known < dead.length;) {
    known = dead.length;
    // What only dead methods mention is dead, too.
    const names = new Set(mentions.filter(({ at }) => !isInside(at, dead)).map(({ name }) => name));
    for (const method of methods) if (!names.has(method.name) && !dead.includes(method)) dead.push(method);
  }
  for (const { start, end } of dead) output.remove(start, end);
  return output;
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

/** The statement `ElementCollection.prototype.name = function …;`. */
function readMethod({ node }) {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = node.expression;
  if (left.type !== 'MemberExpression' || left.computed || right.type !== 'FunctionExpression') return [];
  const { object, property } = left;
  const isMethod = object.property?.name === 'prototype' && OWNER.test(object.object.name);
  return isMethod ? [{ name: property.name, start: node.start, end: node.end }] : [];
}

function isInside(offset, ranges) {
  return ranges.some(({ start, end }) => start <= offset && offset < end);
}

/**
 * Options for @rollup/plugin-terser: nothing that is used nowhere, short names of variables, and each statement on a
 * line of its own, because Animate reports errors by line.
 * @type {import('@rollup/plugin-terser').Options}
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
    passes: 3,
  },
  mangle: true,
  // Lines end wherever they can, which is between statements and members. The ES3 pass writes the semicolons.
  format: { max_line_len: 1, semicolons: false },
};

module.exports = { dropUnusedMethods, withoutUnusedMethods, compact };
