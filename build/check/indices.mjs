import { WINGS } from '../wings.cjs';
import { run } from './run.mjs';

const IN_WING = new RegExp(`^(${WINGS.join('|')})/`);

/**
 * Folders and files of the wings whose code still takes for granted that a list has an entry at an index. All others
 * are checked with `noUncheckedIndexedAccess`. A folder leaves this list when it is clean; none joins it.
 */
const NOT_YET = [
  'app/cli/actions',
  'app/cli/commands',
  'app/cli/diff',
  'app/cli/lint',
  'app/cli/mcp',
  'app/cli/messages',
  'document/binary',
  'document/xfl/filters.ts',
  'document/xfl/shapeOutline.ts',
  'document/xfl/textRuns.ts',
  'film/tracks',
  'film/tween/\\w+.ts',
  'geometry',
  'host-mocks/model/document',
  'host-mocks/model/elements',
  'host-mocks/model/library',
  'host-mocks/model/program',
  'host-mocks/model/timeline',
  'output/animations',
  'output/atlas',
  'output/canvas',
  'output/lottie',
  'output/makers',
  'output/pictures',
  'output/pixels',
  'output/sheets',
  'output/sound',
  'output/svg',
  'output/swf',
];

/**
 * Findings of the compiler about indices, in folders that are checked; and folders that are clean and still listed.
 * @param {string} tsc the script of the compiler
 * @param {string[]} options further options of it
 * @returns {Promise<string[]>}
 */
export async function uncheckedIndices(tsc, options) {
  const wings = ['-p', 'tsconfig.wings.json', '--noEmit', '--noUncheckedIndexedAccess'];
  const { output } = await run(tsc, [...wings, ...options]);
  const findings = output.split('\n').filter((line) => IN_WING.test(line));
  const isIn = (finding, part) => new RegExp(`^${part}[/(]`).test(finding);
  const clean = NOT_YET.filter((part) => !findings.some((finding) => isIn(finding, part)));
  return [
    ...findings.filter((finding) => !NOT_YET.some((part) => isIn(finding, part))),
    ...clean.map((part) => `${part} is clean: take it out of NOT_YET in build/check/indices.mjs`),
  ];
}
