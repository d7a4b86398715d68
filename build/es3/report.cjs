const path = require('node:path');
const { codeFrameColumns } = require('@babel/code-frame');

/**
 * What a rule found: the place counts from 1, `text` is the whole file.
 * @typedef {{ rule: string, message: string, file: string, line: number, column: number, text: string }} Finding
 */

/** Findings with their lines, and those that follow in a line each, so that all fit on a screen. */
const MAX_SHOWN = 8;
const MAX_LISTED = 20;
const MAX_LINE_LENGTH = 200;

/**
 * Describes what was found: the first findings with their lines of the source, and how many there are.
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
  parts.push(...sorted.slice(0, MAX_SHOWN).map(describe));
  const others = sorted.slice(MAX_SHOWN);
  const lines = others.slice(0, MAX_LISTED).map(headline);
  if (others.length > MAX_LISTED) lines.push(`and ${others.length - MAX_LISTED} more places`);
  if (lines.length > 0) parts.push(lines.join('\n'));
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
  const isLong = (text.split('\n')[line - 1] ?? '').length > MAX_LINE_LENGTH;
  if (isLong || text === '') return headline(finding);
  const frame = codeFrameColumns(text, { start: { line, column } }, { linesAbove: 1, linesBelow: 0 });
  return `${headline(finding)}\n${frame}`;
}

module.exports = { reportFindings };
