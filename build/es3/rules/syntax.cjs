// Rules about the grammar: each takes a script and yields the offsets at which it is broken.
const { misreading } = require('../operators.cjs');
const { tokenBefore } = require('../script.cjs');
const { OBJECT_MEMBERS, OVERLOADABLE_OPERATORS, RESERVED_WORDS } = require('../words.cjs');

function misreadAs(rule) {
  return function* findMisread({ entries }) {
    for (const entry of entries) if (misreading(entry) === rule) yield entry.node.start;
  };
}

function* findReservedWords({ entries }) {
  for (const { node } of entries) {
    if (node.type === 'Identifier' && RESERVED_WORDS.has(node.name)) yield node.start;
  }
}

function* findTrailingCommas({ tokens }) {
  for (let i = 1; i < tokens.length; i++) {
    const closes = [']', '}', ')'].includes(tokens[i].type.label);
    if (closes && tokens[i - 1].type.label === ',') yield tokens[i - 1].start;
  }
}

function* findHoles({ entries }) {
  for (const { node } of entries) {
    if (node.type === 'ArrayExpression' && node.elements.includes(null)) yield node.start;
  }
}

function* findOpenSwitches(script) {
  for (const { node } of script.entries) {
    if (node.type !== 'SwitchStatement' || node.cases.length === 0) continue;
    const last = tokenBefore(script, node.end - 1);
    if (last.type.label !== ';') yield last.start;
  }
}

function* findOperatorKeys({ entries }) {
  for (const { node } of entries) {
    const isKeyed = node.type === 'Property' || (node.type === 'MemberExpression' && node.computed);
    const key = node.key ?? node.property;
    if (isKeyed && OVERLOADABLE_OPERATORS.has(key.value)) yield key.start;
  }
}

function* findBlockFunctions({ entries }) {
  for (const { node, up } of entries) {
    if (node.type !== 'FunctionDeclaration' || up.node.type === 'Program') continue;
    const isBody = up.node.type === 'BlockStatement' && /^Function/.test(up.up.node.type);
    if (!isBody) yield node.start;
  }
}

function* findCatchVariables({ entries }) {
  for (const { node, up } of entries) {
    if (node.type === 'VariableDeclarator' && isCaught(node.id.name, up)) yield node.start;
  }
}

function* findObjectNames({ entries }) {
  for (const { node } of entries) {
    const declares = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
    const names = [declares && node.id, ...(node.params ?? [])];
    for (const name of names) if (OBJECT_MEMBERS.has(name?.name)) yield name.start;
  }
}

function isCaught(name, entry) {
  for (let at = entry; at && !/^Function/.test(at.node.type); at = at.up) {
    if (at.node.type === 'CatchClause' && at.node.param?.name === name) return true;
  }
  return false;
}

const syntaxRules = {
  'nested-ternary': {
    message: 'a ternary inside a ternary needs parentheses',
    find: misreadAs('nested-ternary'),
  },
  'logical-mix': {
    message: '|| and && have equal precedence in ExtendScript: the inner one needs parentheses',
    find: misreadAs('logical-mix'),
  },
  'operator-mix': {
    message: 'mixed bitwise, shift, comparison and arithmetic operators need parentheses',
    find: misreadAs('operator-mix'),
  },
  'reserved-word': {
    message: 'a word that ES3 reserves: quote it as a property, rename it as a variable',
    find: findReservedWords,
  },
  'trailing-comma': { message: 'trailing comma', find: findTrailingCommas },
  hole: { message: 'engines disagree about holes in an Array literal: write undefined', find: findHoles },
  'switch-end': { message: 'the last statement of a switch must end with ;', find: findOpenSwitches },
  'operator-key': {
    message: 'ExtendScript takes this key for an operator overload: prefix it',
    find: findOperatorKeys,
  },
  'block-function': {
    message: 'a function declared in a block is conditional in SpiderMonkey 1.8: assign it to a variable',
    find: findBlockFunctions,
  },
  'object-name': {
    message:
      'a variable named like a member of Object.prototype is not found inside catch and named functions: rename it',
    find: findObjectNames,
  },
  'catch-variable': {
    message: 'var with the name of the caught error writes the outer variable in SpiderMonkey 1.8: rename it',
    find: findCatchVariables,
  },
};

module.exports = { syntaxRules };
