const path = require('node:path');
const { codeFrameColumns } = require('@babel/code-frame');

/**
 * What a rule found: the place counts from 1, `text` is the whole file.
 * @typedef {{ rule: string, message: string, file: string, line: number, column: number, text: string }} Finding
 */

/** As many findings as fit on a screen. */
const SHOWN = 8;
const LONGEST_LINE = 200;

/**
 * Says everything that was found, each with its line of the source.
 * @param {Finding[]} findings
 */
function reportFindings(findings) {
  const sorted = [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
  const count = sorted.length === 1 ? 'one place' : `${sorted.length} places`;
  const isOfTypes = sorted.every(({ rule }) => /^TS\d+$/.test(rule));
  const title = isOfTypes ? 'The types in this script do not fit' : "Adobe's engines cannot run this script";
  const parts = [`${title}: ${count}`];
  parts.push(...sorted.slice(0, SHOWN).map(describe));
  if (sorted.length > SHOWN) parts.push(sorted.slice(SHOWN).map(headline).join('\n'));
  return parts.join('\n\n');
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}

function headline({ rule, message, file, line, column }) {
  return `${path.relative('', file)}:${line}:${column}: ${message} (${rule})`;
}

function describe(finding) {
  const { text, line, column } = finding;
  const isLong = (text.split('\n')[line - 1] ?? '').length > LONGEST_LINE;
  if (isLong || text === '') return headline(finding);
  const frame = codeFrameColumns(text, { start: { line, column } }, { linesAbove: 1, linesBelow: 0 });
  return `${headline(finding)}\n${frame}`;
}

module.exports = { reportFindings };
