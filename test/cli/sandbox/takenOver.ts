import fs from 'fs';
import path from 'path';
import { Sandbox } from '../../../host-mocks/cli/sandbox/Sandbox';
import { offeredServices } from '../../../host-mocks/cli/sandbox/offeredServices';
import { confineDisk } from '../../../host-mocks/platform/node/confineDisk';

const MEGABYTE = 2 ** 20;
const JOB = {
  scripts: [],
  options: { document: [], answer: [], root: [] },
  libraryFolder: '',
  isColored: false,
  isWindows: false,
};

/** Runs code in the place of the host itself, as a script would that got all the way into it. Folders are within `folder`. */
export async function runAsHost(folder: string, body: string, memory = 64 * MEGABYTE): Promise<unknown> {
  const said: string[] = [];
  const write = (text: string): void => void said.push(text);
  const inside = path.join(folder, 'inside');
  const disks = {
    readable: confineDisk([inside, path.join(folder, 'sources')]),
    writable: confineDisk([inside]),
  };
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
  const sandbox = await Sandbox.start(source, serve, { memory, stack: 200_000 });
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
