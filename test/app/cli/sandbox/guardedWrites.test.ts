import fs from 'fs';
import path from 'path';
import type { ConfinedDisks } from '../../../../app/cli/sandbox/offeredServices';
import { AssistantWrites } from '../../../../app/cli/writing/AssistantWrites';
import { confineDisk } from '../../../../platform/node/confineDisk';
import { OverlayDisk } from '../../../../platform/overlay/OverlayDisk';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { treeDigest } from '../../../support/treeDigest';
import { runAsHost } from './takenOver';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

beforeEach(() => {
  for (const name of ['lists/mixed/deep', 'src', 'room']) fs.mkdirSync(at(name), { recursive: true });
  fs.writeFileSync(at('src/index.js'), 'mine');
  fs.writeFileSync(at('lists/mixed/a.png'), 'a picture');
  fs.writeFileSync(at('lists/mixed/deep/package.json'), '{}');
  fs.symlinkSync('../room', at('lists/link'));
});

/** The disks of an assistant's script, which saves or not. */
function disksOf(isDry: boolean): ConfinedDisks {
  const limits = { documents: [folder()], files: [at('lists')] };
  const guard = new AssistantWrites(limits);
  const readable = confineDisk([folder()]);
  const writable = confineDisk([folder()], false, guard);
  if (!isDry) return { readable, writable };
  const overlay = new OverlayDisk({ reading: readable, writing: writable, guard }, path);
  return { readable: overlay, writable: overlay, overlay };
}

type Step = readonly [service: string, ...args: unknown[]];

/** What code that took over the host gets for each step: a code for one that is refused. Texts with `/` are paths. */
async function codesOf(isDry: boolean, steps: readonly Step[]): Promise<unknown[]> {
  const calls = steps.map(([service, ...args]) => {
    const given = args.map((arg) => (typeof arg === 'string' && arg.includes('/') ? at(arg) : arg));
    return `JSON.parse(ask(${[`disk.${service}`, ...given].map((arg) => JSON.stringify(arg)).join(', ')})).code`;
  });
  const body = `return [${calls.map((call) => `${call} || 'done'`).join(', ')}]`;
  return (await runAsHost(folder(), body, undefined, disksOf(isDry))) as unknown[];
}

describe.each([
  ['that saves', false],
  ['of a dry run', true],
])('code that took over the host %s', (_what, isDry) => {
  it('A folder cannot be made where programs find code', async () => {
    const names = ['lists/node_modules', 'lists/hooks', 'node_modules', 'hooks'];
    const steps = names.map((name): Step => ['makeFolder', `./${name}`]);
    expect(await codesOf(isDry, steps)).toEqual(names.map(() => 'EACCES'));
    expect(names.filter((name) => fs.existsSync(at(name)))).toEqual([]);
  });

  it('A folder that it filled cannot be moved to another name', async () => {
    const names = ['lists/node_modules', 'lists/hooks', 'lists/plain'];
    const steps: Step[] = [
      ['makeFolder', 'lists/x/evil'],
      ['write', 'lists/x/evil/index.js', 'harm'],
      ...names.map((name): Step => ['rename', 'lists/x', name]),
    ];
    expect(await codesOf(isDry, steps)).toEqual(['done', 'done', ...names.map(() => 'EACCES')]);
    expect(names.filter((name) => fs.existsSync(at(name)))).toEqual([]);
  });

  it('A part of a new document cannot be moved onto another folder', async () => {
    const steps: Step[] = [
      ['makeFolder', './newdoc/LIBRARY'],
      ['write', './newdoc/LIBRARY/index.js', 'harm'],
      ['rename', './newdoc/LIBRARY', './newdoc/src'],
      ['rename', './newdoc/LIBRARY', './src'],
    ];
    expect(await codesOf(isDry, steps)).toEqual(['done', 'done', 'EACCES', 'EACCES']);
    expect(fs.readFileSync(at('src/index.js'), 'utf8')).toBe('mine');
  });

  it('A link cannot be moved, and cannot get a second name', async () => {
    const steps: Step[] = [
      ['rename', 'lists/link', 'lists/hooks'],
      ['link', 'lists/link', 'lists/hooks'],
    ];
    const [moved, named] = await codesOf(isDry, steps);
    expect([moved, named]).toEqual(['EACCES', expect.stringMatching(/^E(ACCES|PERM)$/)]);
    expect(fs.readlinkSync(at('lists/link'))).toBe('../room');
  });

  it('Files can be moved, as saves do', async () => {
    const steps: Step[] = [
      ['write', 'lists/a.csv', '1'],
      ['rename', 'lists/a.csv', 'lists/b.csv'],
    ];
    expect(await codesOf(isDry, steps)).toEqual(['done', 'done']);
  });

  it('All of a folder is removed, or nothing', async () => {
    const before = treeDigest(folder());
    const steps: Step[] = [
      ['removeAll', 'lists/mixed'],
      ['exists', 'lists/mixed/a.png'],
    ];
    expect(await codesOf(isDry, steps)).toEqual(['EACCES', 'done']);
    expect(treeDigest(folder())).toEqual(before);
  });

  it('A folder in which it may write everything can be removed', async () => {
    const steps: Step[] = [
      ['makeFolder', 'lists/x/y'],
      ['write', 'lists/x/y/a.txt', '1'],
      ['removeAll', 'lists/x'],
    ];
    expect(await codesOf(isDry, steps)).toEqual(['done', 'done', 'done']);
    expect(fs.existsSync(at('lists/x'))).toBe(false);
  });
});
