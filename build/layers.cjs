// The tables of docs/architecture.md: which folder or file may import from which. A test reads them.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

/**
 * @returns {Record<string, Map<string, string[]>>} by folder (`src`, `film`, `host-mocks/model`; `.` is the project): the rows of its
 * table, from the top, and what each may import
 */
function readLayers(file = path.join(__dirname, '../docs/architecture.md')) {
  /** @type {Record<string, Map<string, string[]>>} */
  const tables = {};
  for (const section of fs.readFileSync(file, 'utf8').split(/^## /m)) {
    const root = section.startsWith('The wings\n') ? '.' : /^`([\w/-]+)\/`/.exec(section)?.[1];
    const table = /^\| row .*\n\|[-| ]+\n((?:\|.*\n)+)/m.exec(section)?.[1];
    if (root === undefined || table === undefined) continue;
    tables[root] = new Map(table.trim().split('\n').map(readRow));
  }
  return tables;
}

/** @returns {[string, string[]]} */
function readRow(line) {
  const [, row, , allowed] = line.split('|');
  return [namesIn(row)[0], namesIn(allowed)];
}

/** `query/` is the row query, `globals.ts` the row globals. */
function namesIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name.replace(/(\/|\.ts)$/, ''));
}

module.exports = { readLayers };
