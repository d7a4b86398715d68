import path from 'node:path';
import ts from 'typescript';
import { ALWAYS_USED } from '../../../build/es3/dropUnusedMethods.cjs';

const root = path.resolve(__dirname, '../../..');
/** The classes of collections, and the interface as which the library reads them. */
const CLASSES = /^(?:(?:Element|Item|Layer|Frame|Document)?Collection|ReadElements)$/;

function programOfSources(): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(fileNames, options);
}

/** The method of a collection that a node mentions; null for anything else. */
function methodIn(node: ts.Node, checker: ts.TypeChecker): string | null {
  if (!ts.isPropertyAccessExpression(node)) return null;
  const symbol = checker.getSymbolAtLocation(node.name);
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration || !(ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)))
    return null;
  const owner = declaration.parent;
  if (!ts.isClassDeclaration(owner) && !ts.isInterfaceDeclaration(owner)) return null;
  return CLASSES.test(owner.name?.text ?? '') ? node.name.text : null;
}

describe('what dropUnusedMethods() takes for granted', () => {
  const program = programOfSources();
  const checker = program.getTypeChecker();
  const onThis: string[] = [];
  const onOthers: string[] = [];

  function visit(node: ts.Node): void {
    const method = methodIn(node, checker);
    if (method && ts.isPropertyAccessExpression(node)) {
      const { kind } = node.expression;
      const isOwn = kind === ts.SyntaxKind.ThisKeyword || kind === ts.SyntaxKind.SuperKeyword;
      (isOwn ? onThis : onOthers).push(method);
    }
    ts.forEachChild(node, visit);
  }

  beforeAll(() => {
    const isShipped = (file: string): boolean => /\/src\/(?!menu\/)[^.]*\.ts$/.test(file);
    program.getSourceFiles().forEach((file) => isShipped(file.fileName) && visit(file));
  });

  it('The library calls methods of its collections on `this` and `super` only, but those that are always kept', () => {
    expect(onThis).toEqual(expect.arrayContaining(['filter', 'readerOf', 'traits']));
    expect(onOthers.length).toBeGreaterThan(3);
    expect(onOthers.filter((method) => !ALWAYS_USED.includes(method))).toEqual([]);
  });
});
