// Type errors that @rollup/plugin-typescript only warns of, as findings of the gate.
const fs = require('node:fs');
const path = require('node:path');
const { describeNewer, LATER_MEMBERS } = require('./newer.cjs');

/** What the compiler advises about its library: an engine of Adobe's stays as it is. */
const LIBRARY_ADVICE = / Do you need to change your target library\?.*$/s;
const NEWER_METHOD = /^Property '(\w+)' does not exist on type '(.+)'\./;

/**
 * Reads a log of Rollup.
 * @param {import('rollup').RollupLog} log
 * @returns {import('./report.cjs').Finding | undefined} undefined when it is not a type error with a position
 */
function readTypeError({ plugin, pluginCode, loc, message }) {
  const code = String(pluginCode);
  if (plugin !== 'typescript' || !/^TS\d+$/.test(code) || !loc?.file) return undefined;
  return {
    rule: code,
    message: adviseFor(message.slice(message.indexOf(`${code}: `) + code.length + 2)),
    file: path.resolve(loc.file),
    line: loc.line,
    column: loc.column,
    text: fs.readFileSync(loc.file, 'utf8'),
  };
}

/** The compiler's words, with what to write instead of a method that the engine lacks. */
function adviseFor(message) {
  if (!LIBRARY_ADVICE.test(message)) return message;
  const [, name, type] = NEWER_METHOD.exec(message) ?? [];
  const member = `${/\[\]$|^readonly /.test(type) ? 'Array' : 'String'}.prototype.${name}`;
  return member in LATER_MEMBERS ? describeNewer(member) : message.replace(LIBRARY_ADVICE, '');
}

/**
 * Leaves out what a finding of the gate says better: a type error where the gate already reports a missing member.
 * @param {import('./report.cjs').Finding[]} typeErrors
 * @param {import('./report.cjs').Finding[]} findings
 */
function withoutRepeated(typeErrors, findings) {
  const placeOf = ({ file, line, column }) => `${file}:${line}:${column}`;
  const reported = new Set(findings.map(placeOf));
  return typeErrors.filter((error) => !reported.has(placeOf(error)));
}

module.exports = { readTypeError, withoutRepeated };
