import { FUTURE_WORDS, OBJECT_MEMBERS } from '../es3/words.cjs';

const DECLARED =
  ':matches(VariableDeclarator > Identifier.id, :function > Identifier.params, FunctionDeclaration > Identifier.id)';

/** What ES3 engines cannot run, or run wrongly, although the compiler would let it pass. */
const NOT_ES3 = [
  ['ForOfStatement', 'for … of needs ES6 iterators: count over the Array'],
  ['SpreadElement', 'spread needs helpers of the compiler: use concat, apply or a loop'],
  ['ObjectPattern > RestElement', 'object rest needs helpers of the compiler: name the properties'],
  ['ArrayPattern', 'array destructuring needs iterators or helpers: index the Array'],
  [
    ':matches(Property, PropertyDefinition, MethodDefinition)[kind=/^(get|set)$/]',
    'ES3 has no accessors: write a method',
  ],
  [':function[async=true]', 'ES3 has no promises'],
  [':function[generator=true]', 'ES3 has no generators'],
  [
    'Literal[regex.flags=/[^gim]/]',
    'ES3 knows the flags g, i and m only; anything else is a syntax error in ExtendScript',
  ],
  [
    ':not(CallExpression[callee.property.name=/^(replace|match)$/]) > Literal[regex.flags=/g/]',
    'a literal with g is one object per place in SpiderMonkey 1.8 and keeps lastIndex between calls: use it in replace or match only, or make a new RegExp',
  ],
  ['Literal[regex.pattern=/\\(\\?(<|P)|\\\\[pk]/]', 'lookbehind, named groups and \\p are newer than ES3'],
  [
    'CallExpression[callee.property.name="split"] > Literal[regex]',
    'ExtendScript drops empty strings when it splits by a RegExp: split by a String',
  ],
  [
    'CallExpression[callee.property.name="search"]',
    'String#search leaves lastIndex dirty in ExtendScript: use indexOf or test',
  ],
  ['CallExpression[callee.property.name="substr"]', 'substr is not part of ES3: use substring'],
  [
    'CallExpression[callee.property.name="localeCompare"]',
    'localeCompare differs between engines: compare with < and >',
  ],
  [
    `${DECLARED}[name=/^(${[...OBJECT_MEMBERS].join('|')})$/]`,
    'ES3 engines find a member of Object.prototype instead, inside catch and named function expressions: rename it',
  ],
  [`${DECLARED}[name=/^(${FUTURE_WORDS.join('|')})$/]`, 'a word that ES3 reserves: rename it'],
];

const SPREAD_INTO_PUSH = [
  [
    'CallExpression[callee.property.name="push"] > SpreadElement',
    'a long list overflows the stack: push its entries in a loop',
  ],
];

/** The names of constant tables, and what asks them for a name that a document holds. */
const TABLE = '/^[A-Z][A-Z_]*$/';
const NAME_OF_DOCUMENT =
  'CallExpression[callee.name!="checkChoice"], LogicalExpression, TemplateLiteral, MemberExpression[property.name="name"]';

const NAMES_IN_TABLES = [
  [
    `MemberExpression[computed=true][object.name=${TABLE}] > :matches(${NAME_OF_DOCUMENT}).property`,
    'a name of a document may be one of Object.prototype: use lookUp(table, name), or a Map',
  ],
  [
    `BinaryExpression[operator="in"][right.name=${TABLE}]`,
    'every name of Object.prototype is "in" a table: use lookUp(table, name), or Object.hasOwn',
  ],
];

/** Makes a rule that forbids syntax: pairs of a selector and a message. */
function forbid(pairs) {
  return {
    create(context) {
      return Object.fromEntries(
        pairs.map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
      );
    },
  };
}

/** Rules of this project for oxlint. */
export default {
  meta: { name: 'house' },
  rules: {
    es3: forbid(NOT_ES3),
    'no-names-in-tables': forbid(NAMES_IN_TABLES),
    'no-spread-into-push': forbid(SPREAD_INTO_PUSH),
  },
};
