import path from 'node:path';
import ts from 'typescript';

const dist = path.resolve(__dirname, '../../dist');
const pathOf = (name: string): string =>
  path.join(dist, name === 'browser' ? 'browser.d.mts' : `${name}.d.ts`);

/** The entries whose declarations mention the classes of `adobe-collection/animate`. */
const ENTRIES = ['index', 'host', 'browser'];
const program = ts.createProgram([...ENTRIES, 'animate'].map(pathOf), { noLib: true, types: [] });
const checker = program.getTypeChecker();

const exportsOf = (name: string): ts.Symbol[] => {
  const file = program.getSourceFile(pathOf(name))!;
  return checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
};

/** The symbols of all types that a declaration names, without those of private members. */
function typesIn(node: ts.Node): ts.Symbol[] {
  if (ts.isClassElement(node) && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) return [];
  const names: ts.Node[] = [];
  if (ts.isTypeReferenceNode(node)) names.push(node.typeName);
  if (ts.isExpressionWithTypeArguments(node)) names.push(node.expression);
  const own = names.map((name) => resolved(checker.getSymbolAtLocation(name)));
  const inner: ts.Symbol[] = [];
  node.forEachChild((child) => {
    inner.push(...typesIn(child));
  });
  return [...own.filter((symbol) => symbol !== undefined), ...inner];
}

function resolved(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const isOurs = (symbol: ts.Symbol): boolean =>
  !(symbol.flags & ts.SymbolFlags.TypeParameter) &&
  (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.startsWith(dist));

/** A conditional type computes with types of its own; what it gives has a name. */
const computes = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(
    (node) => ts.isTypeAliasDeclaration(node) && ts.isConditionalTypeNode(node.type),
  );

const importable = new Set([...ENTRIES, 'animate'].flatMap(exportsOf));

describe.each(ENTRIES)('the declarations of %s', (entry) => {
  const exported = exportsOf(entry);
  const mentionedBy = (symbol: ts.Symbol): ts.Symbol[] =>
    (symbol.declarations ?? []).flatMap(typesIn).filter(isOurs);

  it('Only types that can be imported are mentioned', () => {
    const mentioned = exported.filter((symbol) => !computes(symbol)).flatMap(mentionedBy);
    expect(mentioned.length).toBeGreaterThan(10);
    expect(mentioned.filter((symbol) => !importable.has(symbol)).map(({ name }) => name)).toEqual([]);
  });

  it('Types that none of them mentions are not exported', () => {
    const types = exported.filter(({ flags }) => !(flags & ts.SymbolFlags.Value));
    const mentioned = new Set(
      exported.flatMap((symbol) => mentionedBy(symbol).filter((other) => other !== symbol)),
    );
    expect(types.filter((symbol) => !mentioned.has(symbol)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the declarations of animate', () => {
  it('They are the classes of the host alone', () => {
    const names = exportsOf('animate').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Document', 'Element', 'SymbolInstance', 'Flash']));
    expect(exportsOf('index').filter(({ name }) => names.includes(name))).toEqual([]);
  });
});
