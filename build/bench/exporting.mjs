import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { against, digits, meets, table } from './tables.mjs';

const SHARED = fileURLToPath(new URL('../../../shared/frames', import.meta.url));
const FLOOR = fileURLToPath(new URL('exportFloor.mjs', import.meta.url));
/** Highest ratio to the floor. */
const GOAL = 2.5;
/** Time limit of one command. */
const MAX_MS = 120_000;
const STAGES = ['drawing', 'rasterizing', 'encoding', 'writing'];

/** Documents with a character that moves: what of them is exported. */
const SUBJECTS = [
  ['atlas/ninja-girl/document.fla', 'ninja-girl'],
  ['atlas/ninja-girl/document.fla', 'bunny'],
  ['atlas/mole/document.fla', 'mole_digging_anim'],
  ['atlas/simple-animation/document.fla', 'star-animation-longer'],
].map(([file, symbol]) => ({ file: path.join(SHARED, file), symbol }));
const EXAMPLE = {
  file: fileURLToPath(new URL('../../examples/night-sky', import.meta.url)),
  symbol: 'stars/twinkle',
};

/** Exports PNGs of five symbols by the built command line: frames, seconds, and the share of each stage. */
export async function measureExport(dist) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    const rows = [];
    for (const { file, symbol } of [...SUBJECTS.filter(({ file }) => fs.existsSync(file)), EXAMPLE]) {
      const to = (format) => path.join(folder, format, symbol.split('/').at(-1)) + path.sep;
      const exportAs = (format) => {
        const args = ['export', file, '--symbol', symbol, '--to', format, '-o', to(format), '--json'];
        return run(path.join(dist, 'worker.js'), [], args);
      };
      const own = await exportAs('png');
      const [{ files, seconds }] = JSON.parse(own.output);
      await exportAs('svg');
      const floor = await run(FLOOR, [to('svg')]);
      const all = STAGES.reduce((sum, stage) => sum + (seconds[stage] ?? 0), 0);
      rows.push({
        symbol,
        frames: files.length,
        perSecond: files.length / all,
        ratio: own.time / floor.time,
        shares: STAGES.map((stage) => (seconds[stage] ?? 0) / all),
      });
    }
    return rows;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Runs a script of Node: what it prints, and its processor time in milliseconds.
 *
 * @param job - a command line for a worker of the program: a process that the program starts by itself it also ends
 * itself, before its time is noted
 */
async function run(script, args, job) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const file = path.join(folder, 'processor-time.txt');
  const child = fork(script, args, {
    execArgv: ['--require', fileURLToPath(new URL('noteProcessorTime.cjs', import.meta.url))],
    env: { ...process.env, PROCESSOR_TIME_FILE: file },
    silent: true,
    timeout: MAX_MS,
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  if (job !== undefined) {
    child.on('message', ({ status }) => {
      if (status !== undefined) child.disconnect();
    });
    child.send(job);
  }
  const [[status], output, errors] = await ended;
  if (status !== 0) throw new Error(`${script} ${job ?? args}\n${errors}`);
  const time = Number(fs.readFileSync(file, 'utf8').trim());
  fs.rmSync(folder, { recursive: true });
  return { output: output.replace(/\0.*$/s, ''), time };
}

/** The verdict about the symbols of real documents: `{ goal, cells, isMet }`. */
export function judgeExport(rows) {
  const real = rows.filter(({ symbol }) => symbol !== EXAMPLE.symbol);
  if (real.length === 0) return [];
  const worst = real.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  return [
    {
      goal: '`export --to png`: ≤ 2.5 × resvg and PNG alone',
      cells: [`worst ${digits(worst.ratio)}: ${worst.symbol}`, ''],
      isMet: meets(GOAL, worst.ratio),
    },
  ];
}

export function reportExport(rows) {
  return table(
    ['symbol', 'frames', 'frames per second', '× floor', ...STAGES.map((stage) => `${stage}, %`)],
    rows.map(({ symbol, frames, perSecond, ratio, shares }) => [
      symbol,
      String(frames),
      digits(perSecond),
      symbol === EXAMPLE.symbol ? digits(ratio) : against(GOAL, ratio),
      ...shares.map((share) => String(Math.round(share * 100))),
    ]),
  );
}
