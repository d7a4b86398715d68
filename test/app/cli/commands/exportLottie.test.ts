import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

interface Read {
  w: number;
  h: number;
  op: number;
  layers: unknown[];
}

const exportTwinkle = (output: string): ReturnType<typeof runCli> =>
  runCli('export', EXAMPLE, '--to', 'lottie', '--symbol', 'stars/twinkle', '-o', output);

const read = (file: string): Read => JSON.parse(fs.readFileSync(file, 'utf8')) as Read;

describe('export --to lottie', () => {
  it('A symbol becomes one file', async () => {
    const { status } = await exportTwinkle(at('out'));
    expect([status, fs.readdirSync(at('out'))]).toEqual([0, ['twinkle.json']]);
    expect(read(at('out', 'twinkle.json')).op).toBeGreaterThan(1);
  });

  it('The ending ".lottie" names a package', async () => {
    const { status } = await exportTwinkle(at('a.lottie'));
    expect([status, fs.readFileSync(at('a.lottie')).subarray(0, 2).toString()]).toEqual([0, 'PK']);
  });

  it('What is lost is said once, and refused with --strict', async () => {
    const printed = await runCli('export', EXAMPLE, '--to', 'lottie', '-o', at('printed'));
    expect([printed.status, printed.err.match(/layer "ui", frame 1: The button shows/g)?.length]).toEqual([
      0, 1,
    ]);
    const refused = await runCli('export', EXAMPLE, '--to', 'lottie', '--strict', '-o', at('refused'));
    expect([refused.status, fs.existsSync(at('refused'))]).toEqual([1, false]);
  });

  it.each([
    [['--scale', '2'], '--scale cannot go with --to lottie'],
    [['--trim'], '--trim goes with --to sheet'],
    [['--frames', '1,3'], 'takes one range of frames'],
  ])('%j is refused', async (options, message) => {
    const { status, err } = await runCli('export', EXAMPLE, '--to', 'lottie', ...options, '-o', at('none'));
    expect([status === 0, err.includes(message), fs.existsSync(at('none'))]).toEqual([false, true, false]);
  });
});
