import fs from 'node:fs';
import path from 'node:path';
import { WINGS } from '../../build/wings.cjs';

const root = path.join(__dirname, '../..');

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

/** Folders with tests of the sources, which every system runs. */
const TESTED = ['text', 'selector', 'query', 'collection', 'host', ...WINGS];

/** Settings that cannot import build/wings.cjs, with what each has for a wing. */
const SETTINGS: [file: string, entry: (wing: string) => string][] = [
  ['tsconfig.wings.json', (wing) => `"${wing}/**/*.ts"`],
  ['test/tsconfig.json', (wing) => `"../${wing}/**/*.ts"`],
  ['build/mutation/tsconfig.json', (wing) => `"../../${wing}/**/*.ts"`],
];

describe('the list of wings in build/wings.cjs', () => {
  it.each(SETTINGS)('%s includes every wing', (file, entry) => {
    const text = read(file);
    expect(WINGS.filter((wing) => !text.includes(entry(wing)))).toEqual([]);
  });

  it('The lint has the globals of Node in every wing', () => {
    expect(read('.oxlintrc.json')).toContain(`"{${WINGS.join(',')}}/**"`);
  });

  it('The script test:core, which Windows and macOS run, has the tests of the sources and of every wing', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const [command, ...folders] = scripts['test:core'].split(' ');
    expect(command).toBe('jest');
    expect(folders.sort()).toEqual(TESTED.map((name) => `test/${name}`).sort());
  });
});
