// The ES3 pass: rewrites a finished script so that ExtendScript's parser reads it as every other engine does.
// It changes spelling only: the syntax tree stays the same but for parentheses, quotes and empty statements.
const { default: MagicString } = require('magic-string');
const { escapeComment, escapeText, repairRegex } = require('./literals.cjs');
const { misreading } = require('./operators.cjs');
const { readScript, tokenBefore } = require('./script.cjs');
const { RESERVED_WORDS, endsWithSemicolon } = require('./words.cjs');

const BEFORE_BRACE = /^\s?\}/;

/**
 * Rewrites an ES5 script for ExtendScript: parentheses around nested ternaries and mixed operators, quotes around
 * reserved words used as property names, semicolons written out, no trailing commas, regular expressions repaired,
 * comments that are not directives, ASCII only.
 * @param {string} code a script in ES5; newer syntax is left as it is
 * @returns {MagicString} the rewritten script: `toString()`, `generateMap()`
 * @throws {SyntaxError} when the script cannot be parsed
 */
function rewriteForEs3(code) {
  const script = readScript(code);
  const output = new MagicString(code);
  rewriteGaps(script, output);
  for (const comment of script.comments) rewriteComment(comment, output, code);
  for (const entry of script.entries) rewriteNode(entry, output, script);
  writeSemicolons(script, output);
  return output;
}

/**
 * The pass as a Rollup plugin. Put it last: it works on the finished chunk, banner included.
 * @returns {import('rollup').Plugin}
 */
function es3Pass() {
  return {
    name: 'es3-pass',
    renderChunk: {
      order: 'post',
      handler(code) {
        const output = rewriteForEs3(code);
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

function rewriteNode(entry, output, script) {
  const { node } = entry;
  if (misreading(entry)) output.appendLeft(node.end, ')').prependRight(node.start, '(');
  if (node.type === 'MemberExpression') quoteMember(node, output, script);
  if (node.type === 'Property') quoteKey(node, output);
  if (node.type === 'Literal') rewriteLiteral(node, output);
  if (node.type === 'ObjectExpression') dropTrailingComma(node, node.properties, output, script);
  if (node.type === 'ArrayExpression') dropTrailingComma(node, node.elements, output, script);
  if (isCall(node)) dropTrailingComma(node, node.arguments, output, script);
}

function isCall(node) {
  return node.type === 'CallExpression' || (node.type === 'NewExpression' && node.arguments.length > 0);
}

function mustBeQuoted(name) {
  return RESERVED_WORDS.has(name) || /[^\0-\x7f]/.test(name);
}

/** `a.default` -> `a["default"]` */
function quoteMember({ property, computed, optional }, output, script) {
  if (computed || optional || property.type !== 'Identifier' || !mustBeQuoted(property.name)) return;
  const dot = tokenBefore(script, property.start);
  output.update(dot.start, property.end, `[${escapeText(JSON.stringify(property.name))}]`);
}

/** `{ default: 1 }` -> `{ "default": 1 }` */
function quoteKey({ key, computed, shorthand }, output) {
  if (computed || shorthand || key.type !== 'Identifier' || !mustBeQuoted(key.name)) return;
  output.update(key.start, key.end, escapeText(JSON.stringify(key.name)));
}

function rewriteLiteral({ start, end, raw, regex, value }, output) {
  let text = raw;
  if (regex) text = repairRegex(raw);
  else if (typeof value === 'string') text = escapeText(raw);
  if (text !== raw) output.update(start, end, text);
}

/**
 * Every semicolon that the language would insert, but before a closing brace, so that no opening parenthesis of ours
 * continues the line above; and one at the end of every switch, which ExtendScript needs after blocks too.
 */
function writeSemicolons(script, output) {
  const { code, entries } = script;
  const ends = new Set();
  for (const entry of entries) {
    const { node } = entry;
    if (endsWithSemicolon(entry) && !BEFORE_BRACE.test(code.slice(node.end, node.end + 2)))
      ends.add(node.end);
    if (node.type === 'SwitchStatement' && node.cases.length > 0)
      ends.add(tokenBefore(script, node.end - 1).end);
  }
  for (const end of ends) if (code[end - 1] !== ';') output.appendLeft(end, ';');
}

function dropTrailingComma({ end }, parts, output, script) {
  if (parts.length === 0 || parts.at(-1) === null) return;
  const comma = tokenBefore(script, end - 1);
  if (script.code[comma.start] === ',') output.remove(comma.start, comma.end);
}

/** No comment starts with `@`, and no line of one starts with `#`: ExtendScript takes both for directives. */
function rewriteComment({ type, value, start, end }, output, code) {
  const isBlock = type === 'Block';
  let text = escapeComment(value).replace(/^@/, ' @');
  if (isBlock) text = text.replace(/((?:\n|\r\n?)[ \t]*)#/g, '$1* #');
  if (text !== value)
    output.update(start, end, isBlock ? `/*${text}*/` : code.slice(start, start + 2) + text);
}

/** Blanks of Unicode between tokens become blanks of ASCII. */
function rewriteGaps({ code, tokens, comments }, output) {
  const solid = [...tokens, ...comments].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const { start, end } of [...solid, { start: code.length, end: code.length }]) {
    for (let i = at; i < start; i++) {
      if (code.charCodeAt(i) > 0x7f) output.update(i, i + 1, /[\u2028\u2029]/.test(code[i]) ? '\n' : ' ');
    }
    at = Math.max(at, end);
  }
}

module.exports = { rewriteForEs3, es3Pass };
