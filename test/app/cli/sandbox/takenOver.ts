import fs from 'fs';
import path from 'path';
import { Sandbox } from '../../../../app/cli/sandbox/Sandbox';
import { offeredServices, type ConfinedDisks } from '../../../../app/cli/sandbox/offeredServices';
import { confineDisk } from '../../../../platform/node/confineDisk';

const MEGABYTE = 2 ** 20;
const JOB = {
  scripts: [],
  options: { document: [], answer: [], root: [] },
  libraryFolder: '',
  isColored: false,
  isWindows: false,
};

/** What code reaches that took over the host: the folders `inside`, and to read `sources`. */
function disksIn(folder: string): ConfinedDisks {
  const inside = path.join(folder, 'inside');
  return {
    readable: confineDisk([inside, path.join(folder, 'sources')]),
    writable: confineDisk([inside]),
  };
}

/** Runs code in the place of the host itself, as a script would that got all the way into it. Folders are within `folder`. */
export async function runAsHost(
  folder: string,
  body: string,
  memory = 64 * MEGABYTE,
  disks = disksIn(folder),
): Promise<unknown> {
  const said: string[] = [];
  const write = (text: string): void => void said.push(text);
  const serve = offeredServices(disks, {
    out: write,
    outPainted: write,
    err: write,
    warn: write,
    note: write,
    detail: write,
  });
  const source = `globalThis.runConfined = function () {
    function ask(service) { return outside(service, JSON.stringify([].slice.call(arguments, 1))); }
    return JSON.stringify({ found: (function () { ${body} })() });
  }`;
  const sandbox = await Sandbox.start(() => source, serve, { memory, stack: 200_000 });
  return (sandbox.run(JOB) as unknown as { found: unknown }).found;
}

/** Everything that is in a folder: names, modes, sizes and contents. */
export function stateOf(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const { mode, size } = fs.lstatSync(file);
    return `${file} ${mode} ${entry.isFile() ? `${size} ${fs.readFileSync(file, 'utf8')}` : ''}`;
  });
}

/** The folder `inside`, and in it links to what is outside. */
export function makeLinksOutside(folder: string): void {
  const at = (name: string): string => path.join(folder, name);
  fs.mkdirSync(at('inside'));
  fs.mkdirSync(at('other'));
  fs.writeFileSync(at('inside/a.txt'), 'mine');
  fs.writeFileSync(at('other/secret.txt'), 'the secret');
  fs.symlinkSync(at('other/secret.txt'), at('inside/link'));
  fs.symlinkSync(at('other'), at('inside/folder'));
  fs.symlinkSync('/', at('inside/top'));
  fs.symlinkSync(at('other/new.txt'), at('inside/dangling'));
}

/** Ways to name what was not given. */
export function pathsOutside(folder: string): unknown[] {
  const at = (...names: string[]): string => path.join(folder, ...names);
  const secret = at('other/secret.txt');
  return [
    secret,
    `/${secret}`,
    at('inside') + '/../other/secret.txt',
    at('inside') + '/./a.txt/../../other/secret.txt',
    at('inside/link'),
    at('inside/folder/secret.txt'),
    at('inside/folder') + '/../../other/secret.txt',
    at('inside/top') + secret,
    at('inside/dangling'),
    at('other'),
    folder,
    at('inside') + '-x',
    at('other/new.txt'),
    at('inside/a.txt') + '\0/../../other/secret.txt',
    secret + '\0',
    '\0',
    at('inside', 'x'.repeat(5000)) + '/../../other/secret.txt',
    '../'.repeat(400) + secret.slice(1),
    path.relative(process.cwd(), secret),
    `/proc/self/root${secret}`,
    `/proc/self/cwd/${path.relative(process.cwd(), secret)}`,
    '/proc/self/environ',
    '/proc/self/fd/0',
    '/proc/self/mem',
    '/dev/zero',
    '/etc/passwd',
    `file://${secret}`,
    `file:///${secret}`,
    `FILE:${secret}`,
    'C:\\Windows\\win.ini',
    '\\\\server\\share\\x',
    `\\\\?\\${secret}`,
    '..\\other\\secret.txt',
    'CON',
    'NUL',
    '~/x',
    '$HOME',
    '',
    '.',
    '..',
    '/',
    0,
    1,
    -1,
    1e308,
    null,
    true,
    {},
    [secret],
    { href: secret, protocol: 'file:' },
  ];
}
