import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from './ImportGraph';

/** Whatever writes takes a path that was resolved: there is one place that makes such a path, and a few that open files. */
const root = path.join(__dirname, '../..');
const { files } = new ImportGraph(root, [...WINGS, 'viewer', 'editor']);

/** The only files that change a disk by Node's own functions. */
const WRITERS: Readonly<Record<string, string>> = {
  'platform/node/disk.ts': 'the disk itself, which takes paths that were resolved',
  'platform/node/confineDisk.ts': 'the disk of the sandbox, which looks at each path by itself',
  'platform/node/OpenFolderEntry.ts': 'its entries of folders that are held open',
  'platform/node/proofs.ts': 'the key of the user, in a folder of the user',
  'platform/node/writeAll.ts': 'standard output and error, which are open already',
  'app/cli/TemporaryFolders.ts': "this process's folders in the system's temporary folder",
  'app/cli/workers/startCleaner.ts': 'removes them',
  'app/cli/actions/run/OutputBuffer.ts': 'a file in such a folder',
  'app/cli/actions/documents/readStandardInput.ts': 'a file in such a folder',
  'app/cli/actions/page/makePages.ts': "pages that are opened, in the system's temporary folder",
  'app/cli/actions/play/playDocument.ts': 'a file in such a folder',
  'app/cli/writing/FileSet.ts':
    'makes folders one by one, of paths that were resolved, and removes what waited',
};

/** What a file may use of Node's `fs`, besides. */
const READING =
  /^(readFile|readdir|readlink|read|stat|lstat|fstat|exists|access|realpath|openAsBlob|close|watch|watchFile|unwatchFile|createReadStream|constants|Stats)(Sync)?$/;

/** What a file uses of `fs`: names of its members, `*` where the whole module is handed on. */
function usesOfFs(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  if (!/['"](node:)?fs(\/promises)?['"]/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  const uses: string[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !isFs(statement.moduleSpecifier)) continue;
    const { importClause } = statement;
    if (importClause?.name) names.add(importClause.name.text);
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) names.add(bindings.name.text);
    else if (bindings) uses.push(...bindings.elements.map((one) => (one.propertyName ?? one.name).text));
  }
  const visit = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) && names.has(node.text) && !ts.isImportClause(node.parent);
    if (isName) uses.push(memberOf(node));
    if (ts.isCallExpression(node) && node.arguments.some(isFs)) uses.push('*');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function isFs(node: ts.Node): boolean {
  return ts.isStringLiteral(node) && /^(node:)?fs(\/promises)?$/.test(node.text);
}

function memberOf(name: ts.Identifier): string {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === name) return parent.name.text;
  return ts.isQualifiedName(parent) && parent.left === name ? parent.right.text : '*';
}

/** Files that use that method of a disk. */
function usersOf(method: string): string[] {
  return files
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return (
        /disk/i.test(text) && new RegExp(`\\b${method}\\b`).test(text) && membersOfDisk(text).includes(method)
      );
    })
    .sort();
}

/** The members of disks that a text uses: of whatever is named so, and of what is taken out of it. */
function membersOfDisk(text: string): string[] {
  const members: string[] = [];
  const addNames = ({ elements }: ts.ObjectBindingPattern): void =>
    void members.push(...elements.map(({ propertyName, name }) => (propertyName ?? name).getText()));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isDisk(node.expression)) members.push(node.name.text);
    if (ts.isElementAccessExpression(node) && isDisk(node.expression))
      members.push(node.argumentExpression.getText().slice(1, -1));
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isDisk(node.initializer))
      addNames(node.name);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.name) && isDisk(node.propertyName))
      addNames(node.name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return members;
}

function isDisk(node: ts.Node | undefined): boolean {
  return /disk[!?)]*$/i.test(node?.getText() ?? '');
}

describe('writing', () => {
  it('Files are written by the disk of the platform, and by the files that say why', () => {
    const writers = files.filter((file) => usesOfFs(file).some((use) => !READING.test(use)));
    expect(writers.filter((file) => WRITERS[file] === undefined)).toEqual([]);
    expect(
      Object.keys(WRITERS).filter((file) => !writers.includes(file) && !file.endsWith('Cleaner.ts')),
    ).toEqual([]);
  });

  it('Paths to write to are made by one file', () => {
    const makers = files.filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return /\bas (unknown as )?WritePath\b|<WritePath>\s*\w/.test(text.replace(/import[^;]*;/g, ''));
    });
    expect(makers).toEqual(['platform/WritePath.ts']);
  });

  it('A file is overwritten by writeFile alone, and extended by what scripts append with', () => {
    expect(usersOf('write')).toEqual([
      'app/browser/placeFiles.ts',
      'app/cli/sandbox/offeredServices.ts',
      'platform/writeFile.ts',
    ]);
    expect(usersOf('append')).toEqual([
      'app/cli/sandbox/offeredServices.ts',
      'host-mocks/model/program/FLfile.ts',
      'host-mocks/model/program/savePanel.ts',
    ]);
  });

  it.each([
    'this.disk.write(file, text)',
    'platform.disk?.write(file, text)',
    'const act = disk.write',
    "disk['write'](file, text)",
    'const { read, write } = platform.disk',
    'const { write: act } = nodePlatform.disk',
    'const { disk: { write } } = platform',
    'function act({ disk: { write } }: Platform) {}',
    'const act = overlayDisk!.write.bind(overlayDisk)',
  ])('Writing is noticed in %s', (text) => {
    expect(membersOfDisk(text)).toContain('write');
  });

  it.each(['stream.write(text)', 'const { write } = stream', 'disk.read(file)', 'disk.writer(file)'])(
    'Writing is not noticed in %s',
    (text) => {
      expect(membersOfDisk(text)).not.toContain('write');
    },
  );
});
