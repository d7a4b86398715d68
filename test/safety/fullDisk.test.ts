import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { EXAMPLE, runCli } from '../app/cli/support/runCli';
import { canMount, mountSmall } from '../support/canMount';
import { stateFolder } from '../support/stateFolder';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWhere } from '../support/where';

/** A disk that is full at some step: what was there stays whole, nothing half-written is left, and the verb can be run again. */
const folder = temporaryFolder();
stateFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** Everything by which the disk grows. */
const WRITES = [
  'create',
  'append',
  'write',
  'rename',
  'link',
  'copy',
  'makeFolder',
  'makeTemporaryFolder',
] as const;

/** Tries of a verb: a step of each kind fails at the least, and the first and the last. */
const MAX_TRIES = 4;

const SVG = ['--to', 'svg', '--frames', '1', '-o'];

/** Verbs that write into the folder `to`, which holds what the first run of the verb wrote, and an old file. */
const VERBS: readonly [verb: string, args: (to: string) => string[], old: string | null][] = [
  ['page', (to) => ['page', EXAMPLE, '-o', path.join(to, 'sky.html')], 'sky.html'],
  ['render', (to) => ['render', EXAMPLE, '-o', path.join(to, 'sky.svg')], 'sky.svg'],
  ['lint', (to) => ['lint', EXAMPLE, '--no-cache', '-o', path.join(to, 'report.txt')], 'report.txt'],
  ['export', (to) => ['export', EXAMPLE, ...SVG, to], null],
  ['publish', (to) => ['publish', EXAMPLE, '--to', 'canvas', '-o', to], null],
  ['convert', (to) => ['convert', EXAMPLE, path.join(to, 'sky.fla'), '--force'], 'sky.fla'],
  ['convert to a folder', (to) => ['convert', EXAMPLE, path.join(to, 'sky.xfl')], null],
  ['run', (to) => ['run', '-e', 'document.width = 99', EXAMPLE, `--save=${path.join(to, 'sky.fla')}`], null],
  ['install', (to) => ['install', '--to', to], null],
  ['init', (to) => ['init', path.join(to, 'project')], null],
];

/** Lets changes below a folder work up to number `failAt`, which fails. Gives how many there were. */
async function withFault(below: string, failAt: number, body: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  const spies = WRITES.map((name) => {
    const call = nodePlatform.disk[name as 'rename'];
    return jest.spyOn(nodePlatform.disk, name as 'rename').mockImplementation((...args) => {
      if (!args[0].startsWith(below) || ++calls !== failAt) return call(...args);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
  });
  try {
    await body();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return calls;
}

function filesBelow(place: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort())
    if (fs.lstatSync(path.join(place, name)).isFile())
      files[name] = fs.readFileSync(path.join(place, name), 'latin1');
  return files;
}

/** Numbers from 1 to a count, the first, the last, and some between. */
function some(count: number): number[] {
  const step = Math.max(1, (count - 1) / (MAX_TRIES - 1));
  return [
    ...new Set(Array.from({ length: MAX_TRIES }, (_none, index) => Math.round(1 + index * step))),
  ].filter((number) => number <= count);
}

describe('a full disk', () => {
  it.each(VERBS)('The old files stay unchanged: %s', async (_verb, args, old) => {
    const fresh = (number: number | string): string => {
      const to = at(`to-${number}`);
      fs.mkdirSync(to);
      if (old !== null) fs.writeFileSync(path.join(to, old), 'old');
      return to;
    };
    const whole = fresh('whole');
    const steps = await withFault(whole, Infinity, () => runCli(...args(whole)));
    const expected = Object.keys(filesBelow(whole));
    expect(expected.length).toBeGreaterThan(0);
    for (const failAt of some(steps)) {
      const to = fresh(failAt);
      const before = filesBelow(to);
      let ended = { status: 0, out: '', err: '' };
      await withFault(to, failAt, async () => {
        ended = await runCli(...args(to));
      });
      // Without a link of a lock, or a proof of what waits, a verb can do its work all the same.
      if (ended.status === 0) {
        expect([failAt, Object.keys(filesBelow(to))]).toEqual([failAt, expected]);
      } else {
        expect([failAt, filesBelow(to)]).toEqual([failAt, before]);
        expect(ended.err).toMatch(/no space left/);
        expect(
          ended.err
            .trim()
            .split('\n')
            .filter((line) => line.includes('no space')),
        ).toHaveLength(1);
      }
      const again = await runCli(
        ...args(to),
        ...(/convert|run/.test(args(to)[0]!) && !args(to).includes('--force') ? ['--force'] : []),
      );
      expect([failAt, again.status, again.err]).toEqual([failAt, 0, expect.any(String)]);
      expect([failAt, Object.keys(filesBelow(to))]).toEqual([failAt, expected]);
      fs.rmSync(to, { recursive: true });
    }
  });
});

describeWhere(canMount, 'no disk can be mounted here', 'a real disk of 64 kB', () => {
  beforeEach(() => {
    fs.mkdirSync(at('small'));
    mountSmall(at('small'));
  });
  afterEach(() => execFileSync('umount', [at('small')]));

  it.each([
    ['page', () => ['page', EXAMPLE, '-o', at('small/sky.html')], 'sky.html'],
    ['install', () => ['install', '--to', at('small')], undefined],
    ['publish', () => ['publish', EXAMPLE, '--to', 'canvas', '--local', '-o', at('small')], undefined],
  ] as const)('The disk stays unchanged: %s', async (_verb, args, old) => {
    if (old !== undefined) fs.writeFileSync(at('small', old), 'old');
    const before = filesBelow(at('small'));
    const { status, err } = await runCli(...args());
    expect([status, err]).toEqual([1, expect.stringContaining('no space left')]);
    expect(filesBelow(at('small'))).toEqual(before);
  });

  it('A failed init leaves no files, so that it can be run again', async () => {
    const filler = at('small/filler');
    const { bavail, bsize } = fs.statfsSync(at('small'));
    fs.writeFileSync(filler, Buffer.alloc((Number(bavail) - 4) * Number(bsize)));
    expect((await runCli('init', at('small/project'))).status).toBe(1);
    expect(fs.readdirSync(at('small'))).toEqual(['filler']);
  });
});
