// Rules about the library: the members of ES3's global objects, and no others.
const { describeNewer } = require('../newer.cjs');
const { isAccessorDefinition } = require('./accessors.cjs');

const STATIC_MEMBERS = {
  Object: [],
  Array: [],
  Date: ['parse', 'UTC'],
  String: ['fromCharCode'],
  Number: ['MAX_VALUE', 'MIN_VALUE', 'NaN', 'NEGATIVE_INFINITY', 'POSITIVE_INFINITY'],
};

const ALWAYS_ALLOWED = ['prototype', 'length', 'call', 'apply', 'hasOwnProperty', 'toString'];

/** `console` and timers are left to the compiler: types tell whether a script has its own. */
const NEWER_GLOBALS = new Set(
  'JSON Symbol Promise Proxy Reflect Map Set WeakMap WeakSet globalThis'.split(' '),
);

function* findNewerMembers({ entries }) {
  for (const { node, up } of entries) {
    if (node.type !== 'MemberExpression' || node.computed || definesAccessor(node, up)) continue;
    const { object, property } = node;
    if (object.type !== 'Identifier' || !Object.hasOwn(STATIC_MEMBERS, object.name)) continue;
    if ([...STATIC_MEMBERS[object.name], ...ALWAYS_ALLOWED].includes(property.name)) continue;
    yield { offset: node.start, message: describeNewer(`${object.name}.${property.name}`) };
  }
}

/** `Object.defineProperty(a, 'b', { get: … })`: what the compiler makes of a getter; another rule says so. */
function definesAccessor(node, up) {
  return up.node.callee === node && isAccessorDefinition(up.node);
}

function* findNewerGlobals({ entries, code }) {
  const declared = new Set(entries.flatMap(declaredNames));
  for (const { node, up } of entries) {
    if (node.type !== 'Identifier' || !NEWER_GLOBALS.has(node.name) || declared.has(node.name)) continue;
    if (isReference(node, up.node) && !isGuarded(node.name, up, code))
      yield { offset: node.start, message: describeNewer(node.name) };
  }
}

function declaredNames({ node }) {
  if (node.type === 'VariableDeclarator') return [node.id.name];
  if (/^Function/.test(node.type)) return [node.id, ...node.params].map((name) => name?.name);
  return [];
}

function isReference(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node;
  return parent.type !== 'UnaryExpression' || parent.operator !== 'typeof';
}

/** True for a use behind a test of `typeof` in the same function. */
function isGuarded(name, entry, code) {
  for (let at = entry; at && !/^Function/.test(at.node.type); at = at.up) {
    const { test = at.node.type === 'LogicalExpression' ? at.node.left : null } = at.node;
    if (test && code.slice(test.start, test.end).includes(`typeof ${name}`)) return true;
  }
  return false;
}

/** `substr` is in an annex of ES3 that engines may leave out, and MuJS does. */
function* findAnnexMethods({ entries }) {
  for (const { node } of entries) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    if (node.callee.property.name === 'substr')
      yield { offset: node.callee.property.start, message: 'not every engine has substr: write substring' };
  }
}

function* findNewer(script) {
  yield* findAnnexMethods(script);
  yield* findNewerMembers(script);
  yield* findNewerGlobals(script);
}

const libraryRules = {
  'newer-library': { message: 'a member or global that ES3 does not have', find: findNewer },
};

module.exports = { libraryRules };
