// `adobe-collection/eslint`: what the gate says, while one writes, and what the library would.
const { rules: libraryHabits } = require('../../dist/eslint-rules.js');
const { describeNewer } = require('./newer.cjs');
const { accessorRules } = require('./rules/accessors.cjs');
const { libraryRules } = require('./rules/library.cjs');
const { regexRules } = require('./rules/regex.cjs');
const { syntaxRules } = require('./rules/syntax.cjs');
const { listNodes } = require('./script.cjs');
const { newerMember } = require('./types.cjs');

/** Rules on things that neither the compiler nor the ES3 pass repairs. */
const FOUND = {
  accessor: accessorRules.accessor,
  'block-function': syntaxRules['block-function'],
  'catch-variable': syntaxRules['catch-variable'],
  'newer-library': libraryRules['newer-library'],
  'object-name': syntaxRules['object-name'],
  'operator-key': syntaxRules['operator-key'],
  'regex-freeze': regexRules['regex-freeze'],
  'regex-syntax': regexRules['regex-syntax'],
};

/** Parts of TypeScript that leave nothing in the script. */
const TYPES_ONLY = /^TS(TypeAnnotation|TypeParameter|Interface|TypeAlias|Declare)/;

/** @returns {import('eslint').Rule.RuleModule} */
function asRule({ message, find }) {
  return {
    meta: { type: 'problem', docs: { description: message }, schema: [] },
    create: (context) => ({
      'Program:exit'(program) {
        const { text: code, ast } = context.sourceCode;
        const entries = listNodes(program, (node) => !TYPES_ONLY.test(node.type));
        // The rules read what acorn and espree give; the parser of TypeScript gives ranges alone.
        for (const { node } of entries) [node.start, node.end] = node.range;
        const script = { code, entries, tokens: ast.tokens, comments: ast.comments };
        for (const finding of find(script)) {
          const { offset, message: said = message } =
            typeof finding === 'number' ? { offset: finding } : finding;
          context.report({ loc: context.sourceCode.getLocFromIndex(offset), message: said });
        }
      },
    }),
  };
}

/** Methods of values; needs the types that typescript-eslint gives (`parserOptions.projectService`). */
const newerMethod = {
  meta: { type: 'problem', docs: { description: 'a method that the engine lacks' }, schema: [] },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices ?? {};
    if (!program) return {};
    const checker = program.getTypeChecker();
    return {
      MemberExpression({ property }) {
        const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(property));
        const member = newerMember(program, symbol);
        if (member) context.report({ node: property, message: describeNewer(member) });
      },
    };
  },
};

const plugin = {
  meta: { name: 'adobe-collection' },
  rules: {
    ...Object.fromEntries(Object.entries(FOUND).map(([name, rule]) => [name, asRule(rule)])),
    'newer-method': newerMethod,
    ...libraryHabits,
  },
  configs: {},
};

plugin.configs.recommended = {
  name: 'adobe-collection/recommended',
  plugins: { 'adobe-collection': plugin },
  rules: Object.fromEntries(Object.keys(plugin.rules).map((name) => [`adobe-collection/${name}`, 'error'])),
};

module.exports = plugin;
