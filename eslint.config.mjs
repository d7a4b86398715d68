import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import { configs } from 'typescript-eslint';
import { readLayers } from './build/layers.cjs';
import { FUTURE_WORDS, OBJECT_MEMBERS } from './es3/words.cjs';

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
  ['CallExpression[callee.property.name="substr"]', 'substr is no part of ES3: use substring'],
  [
    'CallExpression[callee.property.name="localeCompare"]',
    'localeCompare differs between engines: compare with < and >',
  ],
  [
    `${DECLARED}[name=/^(${[...OBJECT_MEMBERS].join('|')})$/]`,
    'ES3 engines find a member of Object.prototype instead, inside catch and named function expressions: rename it',
  ],
  [`${DECLARED}[name=/^(${FUTURE_WORDS.join('|')})$/]`, 'a word that ES3 reserves: rename it'],
].map(([selector, message]) => ({ selector, message }));

/** Folders below a row of a layer table go no deeper. */
const DEEPEST = 4;

/**
 * Imports run downwards only, those of types too: the tables of docs/architecture.md say from where to where.
 * @returns {import('eslint').Linter.Config[]}
 */
function layerRules(tables) {
  return Object.entries(tables).flatMap(([root, table]) =>
    [...table.keys()].flatMap((row) => [
      restrictImports(`${root}/${row}.ts`, forbidden(tables, root, row, '\\./')),
      ...Array.from({ length: DEEPEST }, (_, depth) => {
        const up = '\\.\\./'.repeat(depth + 1);
        return restrictImports(
          `${root}/${row}${'/*'.repeat(depth + 1)}.ts`,
          forbidden(tables, root, row, up),
        );
      }),
    ]),
  );
}

/** Patterns of what a row may not import; `up` is the way from a file to the folder of the table. */
function forbidden(tables, root, row, up) {
  const allowed = tables[root].get(row);
  const patterns = [...tables[root].keys()]
    .filter((name) => name !== row && !allowed.includes(name))
    .map((name) => ({
      regex: `^${up}${name}(/|$)`,
      message: `${root}/${row} does not import from ${root}/${name}: see the tables of docs/architecture.md.`,
    }));
  const [parent, name] = [root.slice(0, root.lastIndexOf('/')), root.slice(root.lastIndexOf('/') + 1)];
  if (!(parent in tables)) return patterns;
  return [...forbidden(tables, parent, name, `\\.\\./${up === '\\./' ? '' : up}`), ...patterns];
}

/** @returns {import('eslint').Linter.Config} */
function restrictImports(file, patterns) {
  return { files: [file], rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } };
}

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'out/', 'reports/', '.stryker-tmp/', 'node_modules/'] },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      radix: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-else-return': 'error',
      'no-implicit-coercion': ['error', { boolean: false, disallowTemplateShorthand: true }],
      'no-param-reassign': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'no-control-regex': 'off',
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 300, skipComments: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: ['**/*.ts'],
    extends: [...configs.strict, ...configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // The host's classes must hold constant members as accessors: only those reach the prototype.
      '@typescript-eslint/class-literal-property-style': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}', 'build/**', 'es3/**', 'host-mocks/**', 'test/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...NOT_ES3],
      'guard-for-in': 'error',
      'no-proto': 'error',
      'no-extend-native': 'error',
      'no-prototype-builtins': 'error',
      'no-new-func': 'off',
      // ES3 has `arguments` and no rest parameters; the compiler has no indexed loops over host collections.
      'prefer-rest-params': 'off',
      'prefer-spread': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
  ...layerRules(readLayers()),
  {
    files: ['host-mocks/{container,geometry,literal,model,realm,render,xml}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="push"] > SpreadElement',
          message: 'a long list overflows the stack: push its entries in a loop',
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-globals': [
        'error',
        { name: 'test', message: 'A title reads as a sentence after "it": write it(…).' },
      ],
    },
  },
  {
    // Plain ES3 in parts that are joined and run by every engine: no modules, no let.
    files: ['test/engines/**/*.js', 'bench/script/**/*.js'],
    languageOptions: { sourceType: 'script' },
    rules: {
      'no-var': 'off',
      'object-shorthand': 'off',
      'prefer-const': 'off',
      'no-undef': 'off',
      'no-unused-vars': ['error', { vars: 'local' }],
    },
  },
  { files: ['build/rollup/es3-helpers.mjs'], rules: { 'no-var': 'off' } },
  {
    files: ['**/*.d.ts'],
    rules: {
      'no-shadow-restricted-names': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      // An interface for others to add to uses none of its type parameters.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  { files: ['host-mocks/contract/surface.ts'], rules: { 'max-lines': 'off' } },
);
