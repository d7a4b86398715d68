import fs from 'node:fs';
import path from 'node:path';
import { AssistantWrites, refusedName } from '../../../../app/cli/writing/AssistantWrites';
import {
  isObeyedFile,
  isObeyedFolder,
  OBEYED_FOLDERS,
  OBEYED_NAMES,
} from '../../../../app/cli/writing/obeyedNames';
import { temporaryFolder } from '../../../support/temporaryFolder';

const SPELLINGS: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'with a dot and a space at the end': (name) => `${name}. .`,
  'as the stream of a file': (name) => `${name}::$DATA`,
  'with a character without a width': (name) => `${name.slice(0, 1)}\u200c${name.slice(1)}`,
  'in full-width letters': (name) =>
    name.replace(/[a-zA-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
};

it.each(Object.keys(SPELLINGS))('A name that programs obey is refused %s', (spelling) => {
  const spell = SPELLINGS[spelling];
  const passed = OBEYED_NAMES.map((name) => spell(name.replaceAll('*', 'x'))).filter(
    (name) => !isObeyedFile(name),
  );
  expect(passed).toEqual([]);
  expect(OBEYED_FOLDERS.map(spell).filter((name) => !isObeyedFolder(name))).toEqual([]);
  expect(['.git', '.npmrc', '.husky'].map(spell).filter((name) => !isObeyedFolder(name))).toEqual([]);
});

it.each(['GIT~1', 'PACKAG~1.JSO', 'NODE_M~1', '', ' .git', '\u200b.git'])(
  'The name %j is refused',
  (name) => {
    expect([isObeyedFile(name), isObeyedFolder(name)]).toEqual([true, true]);
  },
);

it.each(['list.csv', 'gradient.png', 'src.txt', 'workspace.png', 'ready.html', 'notes~.txt'])(
  'The name %j is not refused',
  (name) => {
    expect([isObeyedFile(name), isObeyedFolder(name)]).toEqual([false, false]);
  },
);

it('Every name is in docs/safety.md', () => {
  const page = fs.readFileSync(path.join(__dirname, '../../../../docs/safety.md'), 'utf8');
  expect([...OBEYED_NAMES, ...OBEYED_FOLDERS].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it.each<[string, string | undefined]>([
  ['a.fla', undefined],
  ['out/a.xfl', undefined],
  ['.git/a.fla', '.git'],
  ['.git.xfl', '.git.xfl'],
  ['node_modules.xfl', 'node_modules.xfl'],
  ['vite.config.fla', 'vite.config.fla'],
  ['package.json', 'package.json'],
])('The refused name of %s is %s', (file, name) => {
  expect(refusedName('/root', path.join('/root', file))).toBe(name);
});

describe('Scripts of an assistant', () => {
  const folder = temporaryFolder();
  const writes = (): AssistantWrites => {
    fs.mkdirSync(path.join(folder(), 'sky'));
    fs.writeFileSync(path.join(folder(), 'sky/DOMDocument.xml'), '');
    return new AssistantWrites({ documents: [folder()], files: [path.join(folder(), 'lists')] });
  };

  it.each([
    ...[
      'a.fla',
      '.a.fla.lock',
      '.a.fla.lock.0123456789ab',
      '.a.fla.01234567-89ab.tmp',
      'sky/DOMDocument.xml',
    ],
    ...['sky/LIBRARY/hooks/build.xml', 'sky/LIBRARY/head', 'sky/.saving.lock', 'sky/.saving-x-y-z/new-1'],
    ...['sky/bin/M 1.dat', 'lists/a.csv', 'lists/.a.csv.01234567-89ab.tmp', 'lists/deep/a.txt'],
  ])('Scripts of an assistant write %s', (file) => {
    expect(writes().allows(path.join(folder(), file))).toBe(true);
  });

  it.each([
    ...[
      'a.txt',
      '.git/a.fla',
      '.git/config',
      'package.json',
      'DOMDocument.xml',
      'a.xfl',
      'src/index.js',
      '../a.fla',
    ],
    ...[
      '.package.json.01234567-89ab.tmp',
      'sky/.git/config',
      'sky/LIBRARY/.git/config',
      'sky/LIBRARY/config',
    ],
    ...['sky/package.json', 'sky/index.js', 'sky/.saving-x/../../a.txt', 'bin/deploy', 'node_modules/a.fla'],
    ...[
      'lists/package.json',
      'lists/.git/x',
      'lists/hooks/pre-commit',
      'lists/run.sh',
      'lists/A.CONFIG.JS',
      'lists',
    ],
    ...['.saving-x/new-1', 'x/.saving-x/a.fla', 'art/LIBRARY/a.xml'],
  ])('Scripts of an assistant do not write %s', (file) => {
    expect(writes().allows(path.join(folder(), file))).toBe(false);
  });

  it('Scripts of an assistant make the folder of a new document, and write only files of a document in it', () => {
    const guard = writes();
    const made = path.join(folder(), 'new');
    expect(guard.allowsFolder(made)).toBe(true);
    guard.noteMade(made);
    expect(guard.allows(path.join(made, 'bin/x.dat'))).toBe(true);
    expect(guard.allows(path.join(made, 'index.js'))).toBe(false);
  });

  it.each([
    'lists/new',
    'lists/new/deep',
    'sky/LIBRARY',
    'sky/LIBRARY/hooks',
    'sky/LIBRARY/config',
    'sky/bin',
  ])('The folder %s is made', (name) => {
    expect(writes().allowsFolder(path.join(folder(), name))).toBe(true);
  });

  it.each([
    ...['.husky', 'hooks', 'node_modules', 'lists/node_modules', 'lists/hooks', 'lists/Node_Modules. '],
    ...['lists/hooks/deep', 'lists/.git', 'sky/.saving-x/deep', 'sky/LIBRARY/.git', 'sky/hooks', '../x'],
  ])('The folder %s is not made', (name) => {
    expect(writes().allowsFolder(path.join(folder(), name))).toBe(false);
  });
});
