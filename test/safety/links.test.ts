import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FileSet } from '../../app/cli/writing/FileSet';
import { Host } from '../../app/host/Host';
import { openLiteral } from '../../app/host/openLiteral';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { runCli } from '../app/cli/support/runCli';
import { stateFolder } from '../support/stateFolder';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
stateFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** A link at a place, to something outside. */
function link(place: string, target: string): void {
  fs.mkdirSync(path.dirname(at(place)), { recursive: true });
  fs.symlinkSync(at(target), at(place));
}

/** A folder with a small document, which the tests get copies of. */
let place: string;
beforeAll(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const layers = [{ elements: [{ shape: 'oval' as const, width: 9, height: 9 }] }];
  openLiteral(new Host(nodePlatform), { layers }).saveAt(path.join(place, 'document'), {});
});
afterAll(() => fs.rmSync(place, { recursive: true }));

beforeEach(() => {
  fs.mkdirSync(at('outside'));
  fs.writeFileSync(at('outside/mine'), 'mine');
  const rules = { every: { elements: '*', message: 'is there' } };
  fs.writeFileSync(at('all.json'), JSON.stringify({ rules }));
  for (const name of ['one', 'two'])
    fs.cpSync(path.join(place, 'document'), at('in', name), { recursive: true });
});

const SVG = ['--to', 'svg', '--frames', '1'];

/** Commands that name files after documents and what is in them, or after this program, and the link in the way. */
const REFUSED: [what: string, link: string, args: () => string[]][] = [
  ['page', 'out/one.html', () => ['page', at('in'), '-o', at('out/{name}.html')]],
  ['render', 'out/one.svg', () => ['render', at('in'), '-o', at('out/{name}.svg')]],
  ['render of one document', 'out/one.svg', () => ['render', at('in/one'), '-o', at('out/{name}.svg')]],
  ['convert', 'out/one.fla', () => ['convert', at('in'), '--to', 'fla', '-o', at('out')]],
  ['install', 'out/.adobe-collection.json', () => ['install', '--to', at('out')]],
  ['install of a file', 'out/collection.jsfl', () => ['install', '--to', at('out'), '--force']],
  [
    'lint --render',
    'out/one-Scene-1-1.svg',
    () => ['lint', at('in/one'), '--no-cache', '--config', at('all.json'), '--render', at('out')],
  ],
];

/** The same with a folder in the way. */
const FOLDERS: typeof REFUSED = [
  ['export of several', 'out/one', () => ['export', at('in'), ...SVG, '-o', at('out')]],
  ['publish of several', 'out/one', () => ['publish', at('in'), '--to', 'canvas', '-o', at('out')]],
  ['convert', 'out/one', () => ['convert', at('in'), '--to', 'xfl', '-o', at('out')]],
];

describe('nothing is written through a link that the user did not name', () => {
  it.each(REFUSED)('%s refuses a link to a file', async (_what, place, args) => {
    link(place, 'outside/mine');
    const { status, out, err } = await runCli(...args());
    expect([status, out + err]).toEqual([1, expect.stringContaining('is a link, and nothing')]);
    expect(fs.readFileSync(at('outside/mine'), 'utf8')).toBe('mine');
  });

  it.each(REFUSED)('%s refuses a link to nothing', async (_what, place, args) => {
    link(place, 'outside/new');
    const { status, out, err } = await runCli(...args());
    expect([status, out + err]).toEqual([1, expect.stringContaining('is a link, and nothing')]);
    expect(fs.readdirSync(at('outside'))).toEqual(['mine']);
  });

  it.each(FOLDERS)('%s refuses a link to a folder', async (_what, place, args) => {
    link(place, 'outside');
    const { status, out, err } = await runCli(...args());
    expect([status, out + err]).toEqual([1, expect.stringContaining('is a link, and nothing')]);
    expect(fs.readdirSync(at('outside'))).toEqual(['mine']);
  });

  it('A file of an export below a folder goes through no link', () => {
    link('out/stars', 'outside');
    const files = new FileSet(at('out'));
    expect(() => files.add('stars/a.svg', '<svg/>')).toThrow('out/stars is a link, and nothing');
    expect(() => files.add('stars/deep/a.svg', '<svg/>')).toThrow('out/stars is a link');
    files.drop();
    expect(fs.readdirSync(at('outside'))).toEqual(['mine']);
    expect(fs.readdirSync(at('out'))).toEqual(['stars']);
  });

  it('A picture of an export replaces a link to a file', async () => {
    await runCli('export', at('in/one'), ...SVG, '-o', at('out'));
    const [name] = fs.readdirSync(at('out'));
    fs.rmSync(at('out', name!));
    link(`out/${name!}`, 'outside/mine');
    expect((await runCli('export', at('in/one'), ...SVG, '-o', at('out'))).status).toBe(0);
    expect(fs.lstatSync(at('out', name!)).isFile()).toBe(true);
    expect(fs.readFileSync(at('outside/mine'), 'utf8')).toBe('mine');
  });

  it.each([
    ['a file', 'a.svg', 'outside/mine', () => ['render', at('in/one'), '-o', at('a.svg')]],
    ['a report', 'a.txt', 'outside/mine', () => ['lint', at('in/one'), '--no-cache', '-o', at('a.txt')]],
    ['a folder', 'out', 'outside', () => ['render', at('in'), '-o', at('out/{name}.svg')]],
    ['a folder of export', 'out', 'outside', () => ['export', at('in/one'), ...SVG, '-o', at('out')]],
    ['a folder of install', 'out', 'outside', () => ['install', '--to', at('out')]],
  ])('%s that the user names may be a link', async (_what, place, target, args) => {
    link(place, target);
    const { status, err } = await runCli(...args());
    expect([status, err]).toEqual([0, expect.any(String)]);
    expect(fs.lstatSync(at(place)).isSymbolicLink()).toBe(true);
    const changed =
      fs.readdirSync(at('outside')).length > 1 || fs.readFileSync(at('outside/mine'), 'utf8') !== 'mine';
    expect(changed).toBe(true);
  });
});
