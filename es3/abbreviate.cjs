const { parse } = require('acorn');
const { RESERVED_WORDS } = require('./words.cjs');

/** A function, or the whole script: what it declares, and what is used in it. */
class Scope {
  /** @param {Scope | null} outer */
  constructor(outer) {
    this.outer = outer;
    /** @type {Scope[]} */
    this.inner = [];
    /** @type {Map<string, Variable>} */
    this.variables = new Map();
    /** Variables of outer scopes that are used here or in inner scopes. @type {Set<Variable>} */
    this.foreign = new Set();
    outer?.inner.push(this);
  }

  declare(name, isKept) {
    const known = this.variables.get(name);
    if (known) known.isKept ||= isKept;
    else this.variables.set(name, { name, isKept, places: [], users: [] });
  }
}

/**
 * A declared name with the places where it stands and the inner scopes that use it.
 * @typedef {{ name: string, isKept: boolean, places: number[], users: Scope[] }} Variable
 */

/**
 * Abbreviates parameters and local variables to their first letters: `elements` becomes `e`, or `el` where `e` is
 * taken. Names of functions, members and globals stay, and so does what the outermost function declares.
 * @param {string} code a script in ES5
 * @returns {Map<number, string>} the new name for each place that changes
 */
function abbreviations(code) {
  const script = new Scope(null);
  const uses = [];
  readScope(parse(code, { ecmaVersion: 5 }), script, uses);
  const globals = new Set(uses.filter((use) => !resolve(use)).map(({ node }) => node.name));
  const changes = new Map();
  for (const outermost of script.inner) {
    for (const scope of outermost.inner) abbreviate(scope, globals, changes);
  }
  return changes;
}

/** Notes every declaration below a node, and every use of a variable with the scope that it stands in. */
function readScope(node, scope, uses) {
  if (node.type === 'Identifier') uses.push({ scope, node });
  if (node.type === 'VariableDeclarator') scope.declare(node.id.name, false);
  if (node.type === 'CatchClause') scope.declare(node.param.name, false);
  if (node.type === 'FunctionDeclaration') scope.declare(node.id.name, true);
  const inside = isFunction(node) ? new Scope(scope) : scope;
  if (node.type === 'FunctionExpression' && node.id) inside.declare(node.id.name, true);
  if (isFunction(node)) for (const param of node.params) inside.declare(param.name, false);
  for (const child of variablesIn(node)) {
    const isOutside = node.type === 'FunctionDeclaration' && child === node.id;
    readScope(child, isOutside ? scope : inside, uses);
  }
}

function isFunction({ type }) {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression';
}

/** The children of a node, without names of members, keys and labels. */
function variablesIn(node) {
  const isDotted = node.type === 'MemberExpression' && !node.computed;
  const names = [isDotted && node.property, node.type === 'Property' && node.key, node.label];
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string' && !names.includes(value));
}

/** Finds the variable that a name means, and tells it and the scopes in between; false for a global. */
function resolve({ scope, node }) {
  const between = [];
  for (let at = scope; at; at = at.outer) {
    const variable = at.variables.get(node.name);
    if (variable) {
      variable.places.push(node.start);
      for (const inner of between) inner.foreign.add(variable);
      variable.users.push(...between);
      return true;
    }
    between.push(at);
  }
  return false;
}

function abbreviate(scope, globals, changes) {
  const own = [...scope.variables.values()];
  const kept = (variables) => [...variables].filter(({ isKept }) => isKept).map(({ name }) => name);
  const taken = new Set([...globals, ...kept(own), ...[...scope.foreign].map(({ name }) => name)]);
  for (const variable of own) {
    if (variable.isKept) continue;
    const hidden = new Set(variable.users.flatMap(({ variables }) => kept(variables.values())));
    variable.name = freeName(variable.name, (name) => !taken.has(name) && !hidden.has(name));
    taken.add(variable.name);
    for (const place of variable.places) changes.set(place, variable.name);
  }
  for (const inner of scope.inner) abbreviate(inner, globals, changes);
}

/** The shortest beginning of a name that is free, else the name with a number. */
function freeName(name, isFree) {
  for (let length = 1; length <= name.length; length++) {
    const start = name.slice(0, length);
    if (isFree(start) && !RESERVED_WORDS.has(start)) return start;
  }
  let number = 1;
  while (!isFree(name + number)) number++;
  return name + number;
}

module.exports = { abbreviations };
