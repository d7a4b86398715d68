// The ES3 gate: proves that a finished script is ES3 and that ExtendScript reads it as every other engine does.
const { parse } = require('acorn');
const { libraryRules } = require('./rules/library.cjs');
const { regexRules } = require('./rules/regex.cjs');
const { syntaxRules } = require('./rules/syntax.cjs');
const { textRules } = require('./rules/text.cjs');
const { readScript } = require('./script.cjs');

/** Every rule but the last resort, `es3-syntax`, by name: what it says, and how it finds what breaks it. */
const rules = { ...syntaxRules, ...regexRules, ...textRules, ...libraryRules };

/**
 * One place that breaks a rule; `line` and `column` count from 1.
 * @typedef {{ rule: string, line: number, column: number, message: string }} Violation
 */

/**
 * Checks a script against every rule and reads it as ES3 with reserved words refused.
 * @param {string} code
 * @param {{ except?: string[] }} [options] names of rules to leave out
 * @returns {Violation[]} in source order; empty when the script passes
 */
function checkEs3(code, { except = [] } = {}) {
  const found = [];
  try {
    const script = readScript(code);
    for (const [rule, { message, find }] of Object.entries(rules)) {
      if (except.includes(rule)) continue;
      for (const offset of find(script)) found.push({ rule, offset, message });
    }
  } catch (error) {
    found.push(asViolation(error));
  }
  if (found.length === 0) found.push(...readAsEs3(code));
  found.sort((a, b) => a.offset - b.offset);
  return found.map(({ rule, offset, message }) => ({ rule, ...placeOf(code, offset), message }));
}

/**
 * The violations as text, one line each: `collection.jsx:12:5: reserved-word: …`.
 * @param {string} file
 * @param {Violation[]} violations
 */
function formatViolations(file, violations) {
  return violations
    .map(({ rule, line, column, message }) => `${file}:${line}:${column}: ${rule}: ${message}`)
    .join('\n');
}

/**
 * The gate as a Rollup plugin: nothing is written when a chunk breaks a rule.
 * @param {{ except?: string[] }} [options]
 * @returns {import('rollup').Plugin}
 */
function es3Gate(options) {
  return {
    name: 'es3-gate',
    generateBundle(_options, bundle) {
      const reports = [];
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk')
          reports.push(formatViolations(output.fileName, checkEs3(output.code, options)));
      }
      const report = reports.filter(Boolean).join('\n');
      if (report) this.error(`the output is not fit for ES3 engines\n${report}`);
    },
  };
}

function readAsEs3(code) {
  try {
    parse(code, { ecmaVersion: 3, sourceType: 'script', allowReserved: 'never' });
    return [];
  } catch (error) {
    return [asViolation(error)];
  }
}

function asViolation(error) {
  if (typeof error.pos !== 'number') throw error;
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  return { rule: 'es3-syntax', offset: error.pos, message };
}

function placeOf(code, offset) {
  const before = code.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

module.exports = { rules, checkEs3, formatViolations, es3Gate };
