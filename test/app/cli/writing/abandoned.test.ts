import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { proofs } from '../../../../platform/node/proofs';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

describe('The waiting folder of a killed export', () => {
  const state = stateFolder();
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const nameFor = (pid: number): string => `.export-${os.hostname().replace(/[^\w.]/g, '_')}-${pid}-abcdef`;
  const exportOnce = (): Promise<{ status: number }> =>
    runCli('export', EXAMPLE, '--to', 'svg', '--frames', '1', '-o', at('out'));

  /** A folder with a file that waits, and the proof for a folder. */
  function wait(pid: number, proof?: string): string {
    const waiting = at('out', nameFor(pid));
    fs.mkdirSync(path.join(waiting, 'files'), { recursive: true });
    fs.writeFileSync(path.join(waiting, 'files/a.svg'), '<svg/>');
    if (proof !== undefined) fs.writeFileSync(path.join(waiting, 'proof'), proof);
    return waiting;
  }
  const proofOf = (pid: number, folder = at('out')): string => {
    fs.mkdirSync(folder, { recursive: true });
    return proofs.sign(fs.realpathSync(folder), nameFor(pid));
  };

  it('A folder with its proof is removed, and that of a running process stays', async () => {
    const [dead, alive] = [gone, process.pid].map((pid) => wait(pid, proofOf(pid)));
    expect((await exportOnce()).status).toBe(0);
    expect([dead, alive].map((waiting) => fs.existsSync(waiting))).toEqual([false, true]);
  });

  it('An empty folder is removed', async () => {
    fs.mkdirSync(at('out', nameFor(gone)), { recursive: true });
    await exportOnce();
    expect(fs.existsSync(at('out', nameFor(gone)))).toBe(false);
  });

  it.each([
    ['without a proof', () => wait(gone)],
    ['with a proof of another path', () => wait(gone, proofOf(gone, at('elsewhere')))],
    ['with a proof of another name', () => wait(gone, proofOf(process.pid))],
    [
      'with a file of another user in it',
      () => {
        const waiting = wait(gone, proofOf(gone));
        fs.writeFileSync(path.join(waiting, 'mine.txt'), 'mine');
        return waiting;
      },
    ],
    [
      'with the proof of another key',
      () => {
        const waiting = wait(gone, proofOf(gone));
        fs.rmSync(state(), { recursive: true });
        return waiting;
      },
    ],
  ])('A folder %s stays', async (_what, make) => {
    const waiting = make();
    expect((await exportOnce()).status).toBe(0);
    expect(fs.readFileSync(path.join(waiting, 'files/a.svg'), 'utf8')).toBe('<svg/>');
  });

  it('A link with such a name stays, with the folder that it points to', async () => {
    fs.mkdirSync(at('precious'));
    fs.writeFileSync(at('precious/a'), 'mine');
    fs.mkdirSync(at('out'));
    fs.symlinkSync(at('precious'), at('out', nameFor(gone)));
    await exportOnce();
    expect([fs.readdirSync(at('precious')), fs.existsSync(at('out', nameFor(gone)))]).toEqual([['a'], true]);
  });
});
