// The ES3 gate as a Rollup plugin: nothing is written when an engine of Adobe's could not run it.
const path = require('node:path');
const { checkEs3 } = require('./check.cjs');
const { reportFindings } = require('./report.cjs');
const { openSourceMap } = require('./sourceMap.cjs');
const { readTypeError, withoutRepeated } = require('./typeErrors.cjs');
const { findNewerMethods } = require('./types.cjs');

/**
 * Refuses what breaks a rule or is a type error, with file, line and column of the source if `output.sourcemap` is on.
 * @param {{ except?: string[], tsconfig?: string | false }} [options] `except`: rules to leave out; `tsconfig`: the
 * project whose types say which object a method belongs to, default `tsconfig.json` where it is, false for no types
 * @returns {import('rollup').Plugin}
 */
function es3Gate({ except = [], tsconfig } = {}) {
  let typeErrors = [];
  return {
    name: 'es3-gate',
    // The compiler's plugin warns of type errors, at whatever time of a build, and lets the script be written.
    onLog(level, log) {
      const error = readTypeError(log);
      if (error) typeErrors.push(error);
      return error === undefined;
    },
    buildEnd(error) {
      if (error) typeErrors = [];
    },
    generateBundle({ dir, file }, bundle) {
      const folder = path.resolve(dir ?? path.dirname(file ?? '.'));
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const findings = chunks.flatMap((chunk) => findInChunk(chunk, folder, except));
      if (!except.includes('newer-library')) {
        const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
        findings.push(...findNewerMethods(modules, tsconfig));
      }
      findings.push(...withoutRepeated(typeErrors, findings));
      typeErrors = [];
      // The stack inside Rollup says nothing about the script.
      if (findings.length > 0) this.error({ message: reportFindings(findings), stack: '' });
    },
  };
}

/** @returns {import('./report.cjs').Finding[]} */
function findInChunk({ code, fileName, map }, folder, except) {
  const violations = checkEs3(code, { except });
  if (violations.length === 0) return [];
  const sources = openSourceMap(map, folder);
  return violations.map((violation) => ({
    ...violation,
    ...(sources.placeOf(violation) ?? { file: path.join(folder, fileName), text: code }),
  }));
}

module.exports = { es3Gate };
