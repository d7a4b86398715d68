import fs from 'node:fs';
import path from 'node:path';
import { decode } from 'modern-gif';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

/** A stage of one frame on which a clip of four plays. */
function nested(): string {
  const frames = [0, 10, 20, 30].map((x) => ({
    elements: [{ shape: 'rectangle' as const, width: 9, height: 9, fill: '#FF0000', x }],
  }));
  openLiteral(new Host(nodePlatform), {
    width: 40,
    height: 10,
    frameRate: 10,
    library: [{ name: 'walk', layers: [{ frames }] }],
    layers: [{ elements: [{ item: 'walk' }] }],
  }).saveAt(at('walk.fla'));
  return at('walk.fla');
}

describe('export --play', () => {
  it('The film of a document whose animation is in a symbol is exported', async () => {
    const { status } = await runCli('export', nested(), '--to', 'gif', '--play', '-o', at('walk.gif'));
    const { frames } = decode(new Uint8Array(fs.readFileSync(at('walk.gif'))));
    expect([status, frames.length]).toEqual([0, 4]);
    await runCli('export', nested(), '--to', 'gif', '-o', at('still.gif'));
    expect(decode(new Uint8Array(fs.readFileSync(at('still.gif')))).frames).toHaveLength(1);
  });

  it('--seconds says how long the film is, --frames which of its frames', async () => {
    await runCli('export', nested(), '--to', 'svg', '--play', '--seconds', '0.6', '-o', at('out'));
    const files = fs.readdirSync(at('out')).sort();
    expect(files).toHaveLength(6);
    const [first, , , , fifth] = files.map((file) => fs.readFileSync(at('out', file), 'utf8'));
    expect(fifth).toBe(first);
    const { status } = await runCli(
      ...['export', nested(), '--to', 'png', '--play', '--frames', '3', '-o', at('one')],
    );
    expect([status, fs.readdirSync(at('one'))]).toEqual([0, ['walk0003.png']]);
  });

  it.each([
    [['--to', 'png', '--seconds', '2'], '--seconds goes with --play'],
    [['--to', 'png', '--play', '--label', 'a'], '--label cannot go with --play'],
    [['--to', 'atlas', '--play'], '--play goes with --to png'],
    [['--to', 'png', '--play', '--seconds', '0'], 'Expected a number above 0'],
  ])('%j is refused', async (options, words) => {
    const { status, err } = await runCli('export', nested(), ...options, '-o', at('out'));
    expect([status, err]).toEqual([2, expect.stringContaining(words)]);
    expect(fs.existsSync(at('out'))).toBe(false);
  });

  it('A film that is too long is refused in one line', async () => {
    const { status, err } = await runCli(
      ...['export', nested(), '--to', 'png', '--play', '--seconds', '1e9', '-o', at('out')],
    );
    expect([status, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toMatch(/claims [\d,]+ frames; the maximum is 100,000; choose --seconds\n$/);
  });
});
