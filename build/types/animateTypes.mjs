// The object model of Animate as a module: what types-for-adobe declares on the global object, as interfaces that are
// imported by name. So the types of this package need no globals, and `Document` never means the browser's.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import MagicString from 'magic-string';
import ts from 'typescript';

const require = createRequire(import.meta.url);
const packageFile = require.resolve('types-for-adobe/package.json');
const { version } = require(packageFile);
const declarations = require.resolve('types-for-adobe/Animate/22.0/index.d.ts');

const HEADER = `// The classes of Animate 22.0 as interfaces, from types-for-adobe ${version} (MIT License), which declares them as
// globals. Each is assignable to the other; only the item of an instance is a Library there.

/** A point as arguments take it. */
export interface PlainPoint {
  x: number;
  y: number;
}

/** A point that the host returns: use \`x\` and \`y\`. The other members match types-for-adobe, which takes it for ScriptUI's. */
export interface Point extends Array<number> {
  x: number;
  y: number;
  left: number;
  top: number;
}
`;

/** The types of `libraryItem` in Adobe's reference; types-for-adobe declares a Library. */
const LIBRARY_ITEMS = { Instance: 'Item', SymbolInstance: 'SymbolItem', BitmapInstance: 'BitmapItem' };

/**
 * Members that types-for-adobe declares wrongly: class -> member -> declaration. A corrected type must be assignable to
 * the wrong one and the other way round, so that the classes are: that leaves `any` for a property declared as a method.
 */
const CORRECTED = {
  Frame: {
    isEmpty: `/**
   * A Boolean value: true if the frame contains no elements. A property, never called: \`if (frame.isEmpty)\`.
   */
  readonly isEmpty: any`,
  },
};

/** Members that types-for-adobe does not have, optional so that its classes are assignable: class -> declarations. */
const ADDED = {
  Element: `
  /** The bounds of the content in the element's own coordinates, before its matrix. Not in Adobe's reference. */
  readonly objectSpaceBounds?: { left: number; top: number; right: number; bottom: number }
  /** The transformation point, as of \`getTransformationPoint()\`. Not in Adobe's reference. */
  transformationPoint?: PlainPoint
`,
};

/** types-for-adobe declares it twice, as a point and as an Array for ScriptUI. The header joins both. */
const WRITTEN_BY_HAND = ['Point'];

const file = ts.createSourceFile(
  declarations,
  fs.readFileSync(declarations, 'utf8'),
  ts.ScriptTarget.ES2020,
  true,
);

/** The declarations of classes and interfaces. One in lower case belongs to the program object. */
const types = file.statements.filter(
  (statement) =>
    (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
    /^[A-Z_]/.test(nameOf(statement)) &&
    !WRITTEN_BY_HAND.includes(nameOf(statement)),
);

/** Names of all types of the module, sorted. */
export const animateNames = [...WRITTEN_BY_HAND, 'PlainPoint', ...types.map(nameOf)].sort();

/** @returns {string} the text of the module of declarations */
export function animateTypes() {
  const output = new MagicString(file.text);
  let end = 0;
  for (const statement of types) {
    output.remove(end, statement.getFullStart());
    const keyword = statement
      .getChildren()
      .find(({ kind }) => kind === ts.SyntaxKind.ClassKeyword || kind === ts.SyntaxKind.InterfaceKeyword);
    output.update(statement.getStart(), keyword.end, 'export interface');
    takePlainPoints(statement, output);
    correctLibraryItem(statement, output);
    correctMembers(statement, output);
    end = statement.end;
  }
  output.remove(end, file.text.length);
  return `${HEADER}${output.toString().trimEnd()}\n`;
}

function takePlainPoints(node, output) {
  if (ts.isParameter(node) && node.type?.getText() === 'Point') {
    output.update(node.type.getStart(), node.type.end, 'PlainPoint');
  }
  node.forEachChild((child) => takePlainPoints(child, output));
}

function correctLibraryItem(statement, output) {
  const type = LIBRARY_ITEMS[nameOf(statement)];
  if (!type) return;
  const declared = statement.members.find((member) => member.name?.getText() === 'libraryItem');
  if (declared) output.update(declared.type.getStart(), declared.type.end, type);
  else
    output.appendLeft(
      statement.members.pos,
      `\n  /** The library item that this is an instance of. */\n  libraryItem: ${type}\n`,
    );
}

function correctMembers(statement, output) {
  for (const [name, declaration] of Object.entries(CORRECTED[nameOf(statement)] ?? {})) {
    const declared = statement.members.find((member) => member.name?.getText() === name);
    output.update(declared.getStart(undefined, true), declared.end, declaration);
  }
  const added = ADDED[nameOf(statement)];
  if (added) output.appendLeft(statement.members.end, added);
}

function nameOf(statement) {
  return statement.name.text;
}
