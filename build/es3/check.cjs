// Proves that a finished script is ES3 and that ExtendScript reads it as every other engine does.
const { parse } = require('acorn');
const { accessorRules } = require('./rules/accessors.cjs');
const { libraryRules } = require('./rules/library.cjs');
const { regexRules } = require('./rules/regex.cjs');
const { syntaxRules } = require('./rules/syntax.cjs');
const { textRules } = require('./rules/text.cjs');
const { readScript } = require('./script.cjs');

/**
 * Every rule but the last resort, `es3-syntax`, by name: what it says, and how it finds what breaks it: offsets, or
 * `{ offset, message }` where it says more.
 */
const rules = { ...syntaxRules, ...accessorRules, ...regexRules, ...textRules, ...libraryRules };

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
  const violations = [];
  try {
    const script = readScript(code);
    for (const [rule, { message, find }] of Object.entries(rules)) {
      if (except.includes(rule)) continue;
      for (const finding of find(script)) {
        violations.push({ rule, message, ...(typeof finding === 'number' ? { offset: finding } : finding) });
      }
    }
  } catch (error) {
    violations.push(asViolation(error));
  }
  if (violations.length === 0) violations.push(...readAsEs3(code));
  violations.sort((a, b) => a.offset - b.offset);
  return violations.map(({ rule, offset, message }) => ({ rule, ...placeOf(code, offset), message }));
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

module.exports = { rules, checkEs3, formatViolations };
