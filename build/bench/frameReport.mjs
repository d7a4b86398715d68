import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digits, table } from './tables.mjs';

const SHARED = fileURLToPath(new URL('../../../shared', import.meta.url));
const SCRIPT = fileURLToPath(new URL('frames.mjs', import.meta.url));

/** Time limit of one timeline. */
const MAX_MS = 60_000;

/** The timelines whose pictures take longest, of all that are available; an empty symbol is the scene. */
const TIMELINES = [
  { file: 'documents/globometer_lateral/globometer_lateral.fla', symbol: 'loadingbar' },
  { file: 'documents/Avatar2011/Avatar2011.fla', symbol: '~containers/avatarContainer' },
  { file: 'frames/atlas/mole/document.fla', symbol: '' },
  { file: 'frames/swf/Dreadlocks/document.fla', symbol: 'sideHairC1' },
  { file: 'documents/demo/demo.fla', symbol: 'CityZoom' },
];

/** Measures pictures of the first frames of each timeline, in a process of its own. */
export function measureFrames(dist) {
  return TIMELINES.filter(({ file }) => fs.existsSync(path.join(SHARED, file))).map(({ file, symbol }) => {
    const output = execFileSync(process.execPath, [SCRIPT, dist, path.join(SHARED, file), symbol], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: MAX_MS,
    });
    return { file, symbol, ...JSON.parse(output) };
  });
}

/** The section about pictures of frames. */
export function reportFrames(measured) {
  if (measured.length === 0) return 'Skipped: there is no folder `shared` beside the project.';
  const rows = measured.map(({ file, symbol, count, first, each, bytes }) => [
    `${file.split('/').at(-2)}${symbol && `, ${symbol}`}`,
    count,
    digits(first),
    digits(each),
    digits(each / first),
    digits(bytes / 1000),
  ]);
  return table(['', 'frames', 'first, ms', 'each other, ms', '× first', 'kB each'], rows);
}
