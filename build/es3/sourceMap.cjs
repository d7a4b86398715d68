const fs = require('node:fs');
const path = require('node:path');
const { originalPositionFor, TraceMap } = require('@jridgewell/trace-mapping');

/**
 * A place in a source: `file` is absolute, `line` and `column` count from 1, `text` is the whole source.
 * @typedef {{ file: string, line: number, column: number, text: string }} Place
 */

/**
 * Reads a source map. Without one no place is found.
 * @param {import('rollup').SourceMap | null} map
 * @param {string} folder the folder that the map's names start from
 */
function openSourceMap(map, folder) {
  const tracer = map && new TraceMap(map.toString());
  return {
    /**
     * @param {{ line: number, column: number }} place in the written file, from 1
     * @returns {Place | undefined}
     */
    placeOf({ line, column }) {
      if (!tracer) return undefined;
      const original = originalPositionFor(tracer, { line, column: column - 1 });
      if (original.source === null) return undefined;
      const file = path.resolve(folder, original.source);
      const index = tracer.sources.indexOf(original.source);
      const text = tracer.sourcesContent?.[index] ?? readOr(file, '');
      return { file, line: original.line, column: original.column + 1, text };
    },
  };
}

function readOr(file, otherwise) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : otherwise;
}

module.exports = { openSourceMap };
