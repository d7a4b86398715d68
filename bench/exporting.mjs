import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digits, table } from './tables.mjs';

const SHARED = fileURLToPath(new URL('../../shared/frames', import.meta.url));
const STAGES = ['drawing', 'rasterizing', 'encoding', 'writing'];

/** Documents with a character that moves: what of them is exported. */
const SUBJECTS = [
  ['atlas/ninja-girl/document.fla', 'ninja-girl'],
  ['atlas/ninja-girl/document.fla', 'bunny'],
  ['atlas/mole/document.fla', 'mole_digging_anim'],
  ['atlas/simple-animation/document.fla', 'star-animation-longer'],
].map(([file, symbol]) => ({ file: path.join(SHARED, file), symbol }));
const EXAMPLE = {
  file: fileURLToPath(new URL('../examples/night-sky', import.meta.url)),
  symbol: 'stars/twinkle',
};

/** Exports PNGs of five symbols by the built command line: frames, seconds, and the share of each stage. */
export function measureExport(dist) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    return [...SUBJECTS.filter(({ file }) => fs.existsSync(file)), EXAMPLE].map(({ file, symbol }) => {
      const args = [path.join(dist, 'cli.js'), 'export', file, '--symbol', symbol];
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [...args, '--to', 'png', '-o', path.join(folder, symbol), '--json'],
        { encoding: 'utf8', maxBuffer: 2 ** 26 },
      );
      if (status !== 0) throw new Error(stderr);
      const [{ files, seconds }] = JSON.parse(stdout);
      const all = STAGES.reduce((sum, stage) => sum + (seconds[stage] ?? 0), 0);
      return {
        symbol,
        frames: files.length,
        perSecond: files.length / all,
        shares: STAGES.map((stage) => (seconds[stage] ?? 0) / all),
      };
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

export function reportExport(rows) {
  return table(
    ['symbol', 'frames', 'frames per second', ...STAGES.map((stage) => `${stage}, %`)],
    rows.map(({ symbol, frames, perSecond, shares }) => [
      symbol,
      String(frames),
      digits(perSecond),
      ...shares.map((share) => String(Math.round(share * 100))),
    ]),
  );
}
