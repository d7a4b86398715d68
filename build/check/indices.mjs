import { run } from './run.mjs';

/**
 * Folders and files of host-mocks/ whose code still takes for granted that a list has an entry at an index. All others
 * are checked with `noUncheckedIndexedAccess`. A folder leaves this list when it is clean; none joins it.
 */
const NOT_YET = [
  'binary',
  'cli/actions',
  'cli/commands',
  'cli/diff',
  'cli/lint',
  'cli/mcp',
  'cli/messages',
  'export',
  'geometry',
  'model/document',
  'model/elements',
  'model/library',
  'model/program',
  'model/timeline',
  'publish',
  'render',
];

/**
 * Findings of the compiler about indices, in folders that are checked; and folders that are clean and still listed.
 * @param {string} tsc the script of the compiler
 * @returns {Promise<string[]>}
 */
export async function uncheckedIndices(tsc) {
  const { output } = await run(tsc, ['-p', 'host-mocks', '--noEmit', '--noUncheckedIndexedAccess']);
  const findings = output.split('\n').filter((line) => line.startsWith('host-mocks/'));
  const isIn = (finding, part) => new RegExp(`^host-mocks/${part}[/(]`).test(finding);
  const clean = NOT_YET.filter((part) => !findings.some((finding) => isIn(finding, part)));
  return [
    ...findings.filter((finding) => !NOT_YET.some((part) => isIn(finding, part))),
    ...clean.map((part) => `host-mocks/${part} is clean: take it out of NOT_YET in build/check/indices.mjs`),
  ];
}
