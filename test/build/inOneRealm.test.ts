import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as left from '../../host-mocks/scripts/prepareRealm';

const plugin = pathToFileURL(path.resolve(__dirname, '../../build/rollup/inOneRealm.mjs')).href;
const folder = path.resolve(__dirname, '../../host-mocks/scripts');

/** What the plugin loads instead of files of a folder. */
function loaded(...files: string[]): unknown {
  const paths = files.map((file) => path.join(folder, file));
  const script = `import { inOneRealm } from ${JSON.stringify(plugin)};
    process.stdout.write(JSON.stringify(${JSON.stringify(paths)}.map((file) => inOneRealm().load(file))));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('Scripts for browsers have an empty function instead of what prepares further realms, and nothing else is left out', () => {
  expect(Object.keys(left)).toEqual(['prepareRealm']);
  expect(loaded('prepareRealm.ts', 'startScripts.ts')).toEqual(['export function prepareRealm() {}', null]);
});
