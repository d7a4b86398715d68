import fs from 'fs';
import path from 'path';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from './ImportGraph';

const root = path.join(__dirname, '../..');

/** Folders whose tests run the commands that use them. */
const BY_COMMANDS = /^app\/cli\/(actions|confined|lint\/rules|mcp\/tools)\b/;

/** The folders of the sources; CONTRIBUTING.md says where their tests are. */
const folders = [
  ...new Set(new ImportGraph(root, ['src', ...WINGS]).files.map((file) => path.posix.dirname(file))),
];

/** `test/film/display` for `film/display`, `test/text` for `src/text`. */
function mirrorOf(folder: string): string {
  return `test/${folder.replace(/^src(\/|$)/, '')}`;
}

function testsIn(folder: string, recursive: boolean): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  const names = fs.readdirSync(absolute, { recursive, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.test.ts'));
}

function isTested(folder: string): boolean {
  const above = path.posix.dirname(folder);
  return testsIn(mirrorOf(folder), true).length > 0 || testsIn(mirrorOf(above), false).length > 0;
}

it('The tests of a folder are at the mirrored path, or at that of the folder above', () => {
  const missing = folders.filter((folder) => !BY_COMMANDS.test(folder) && !isTested(folder));
  expect(missing.map((folder) => `${folder}: no test in ${mirrorOf(folder)}/ nor right above it`)).toEqual(
    [],
  );
});
