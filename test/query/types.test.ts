import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const config = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  },
)!;

const HEADER = "import { $, $$, type ElementCollection, type ItemCollection } from './index';";

/** What the compiler says of each line: the type of its value, or the words of its error. */
function compile(folder: string, lines: readonly string[], strict = true): string[] {
  const options = { ...config.options, strict };
  const file = path.join(root, folder, 'typedCalls.ts');
  const text = [HEADER, ...lines.map((line, i) => `export const call${i} = ${line};`)].join('\n');
  const { readFile, fileExists } = ts.sys;
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile.bind(host);
  Object.assign(host, {
    readFile: (name: string) => (name === file ? text : readFile(name)),
    fileExists: (name: string) => name === file || fileExists(name),
    getSourceFile: (name: string, ...others: [ts.ScriptTarget]) =>
      name === file ? ts.createSourceFile(name, text, ...others, true) : getSourceFile(name, ...others),
  });
  const own = config.fileNames.filter((name) => name.endsWith('.d.ts') || name.endsWith('src/index.ts'));
  const program = ts.createProgram([...own, file], options, host);
  const source = program.getSourceFile(file)!;
  const checker = program.getTypeChecker();
  const said = Array<string>(lines.length);
  source.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    const [{ name }] = node.declarationList.declarations;
    said[Number(name.getText().slice(4))] = ordered(checker.typeToString(checker.getTypeAtLocation(name)));
  });
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start!);
    said[line - 1] = `error: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  }
  return said;
}

/** A type whose unions have one order, whichever class the compiler met first. */
function ordered(type: string): string {
  return type.replace(/[\w[\]]+( \| [\w[\]]+)+/g, (union) => union.split(' | ').sort().join(' | '));
}

const elements = (of: string): string => `ElementCollection<${of}>`;
const items = (of: string): string => `ItemCollection<${of}>`;
const anything = elements('Element');

const CALLS: [call: string, said: string | RegExp][] = [
  ["$(':movieclip')", elements('SymbolInstance')],
  ["$('star_*:movieclip[x>200]')", elements('SymbolInstance')],
  ["$(':bitmap')", elements('BitmapInstance')],
  ["$(':component')", elements('ComponentInstance')],
  ["$(':video')", elements('Instance')],
  ["$(':text[size>20]:first')", elements('Text')],
  ["$(':group')", elements('Shape')],
  ["$(':primitive')", elements('Oval | Rectangle')],
  ["$(':primitive:oval')", elements('Oval')],
  ["$(':movieclip, :text')", elements('SymbolInstance | Text')],
  ["$(':movieclip, star')", anything],
  ["$(':not(:bitmap, :text):shape')", elements('Shape')],
  ["$(':symbol:has(:text:not([x>1]))')", elements('SymbolInstance')],
  ["$(':group:children')", anything],
  ["$(':group:children:text')", elements('Text')],
  ["$('.Star:movieclip.Sun')", elements('SymbolInstance')],
  ['$(\'[name="a, b]"]:button\')', elements('SymbolInstance')],
  ["$('a\\\\:movieclip')", anything],
  ["$('star')", anything],
  ["$(String('star'))", anything],
  ['$()', anything],
  ["$(fl.documents[0], ':text', true)", elements('Text')],
  ["$($('*'), ':text')", elements('Text')],
  ["$.all(':movieclip')", elements('SymbolInstance')],
  ["$.layers('*').contents(':text')", elements('Text')],
  ["$.frames('*').contents()", anything],
  ["$<SymbolInstance>('star')", elements('SymbolInstance')],
  ["$.all<Text>('title')", elements('Text')],
  ["$$(':button')", items('SymbolItem')],
  ["$$('/ui/*:bitmap:unused, :sound')", items('BitmapItem | SoundItem')],
  ["$$(':sound:parent')", items('FolderItem')],
  ["$$('/ui/*')", items('Item')],
  // What was found is known to all that follows.
  ["$(':movieclip').attr('rotation', 5).rename('a').first()", 'SymbolInstance | undefined'],
  ["$(':text').map((text) => text.textType)", 'string[]'],
  ["$(':movieclip').pluck('libraryItem.name')", /\[\]$/],
  ["$('*').attr('symbolType', 'button')", anything],
  ["$('*').attr('libraryItem.name', 'a').align('top left').distribute(['left', 'top'])", anything],
  ["$('*').orderBy('x').orderBy('libraryItem.name').rotate(5, 'top left').pivot('center')", anything],
  ["(function (all: ElementCollection) { return all; })($(':text'))", anything],
  ["(function (all: ItemCollection) { return all; })($$(':symbol'))", items('Item')],
  ["[$(':text').move(1, 2), $('*')][1].elements", 'Element[] | Text[]'],
  // What must not compile, and why.
  ["$(':movieclip').attr('rotatoin', 5)", /^error: .*'"rotatoin"' is not assignable to parameter of type /],
  ["$('*').attr('rotatoin', 5)", /^error: .*'"rotatoin"' is not assignable/],
  ["$('*').align('middle')", /^error: .*'"middle"' is not assignable/],
  ["$('*').distribute('x')", /^error: .*'"x"' is not assignable/],
  ["$('*').orderBy('foo')", /^error: .*'"foo"' is not assignable/],
  ["$('*').pivot('up')", /^error: .*'"up"' is not assignable/],
  ["$('*').scale(2, 2, 'up')", /^error: .*'"up"' is not assignable/],
  [
    "$(':movieclip').attr('rotation', 'a')",
    /^error: .*'string' is not assignable to parameter of type .*number/,
  ],
  [
    "$(':movieclip').attr({ blendmode: 'add' })",
    /^error: .*'blendmode' does not exist in type .*Attributes<SymbolInstance/,
  ],
  ["$(':movieclip, :text').attr('symbolType', 'button')", /^error: .*'"symbolType"' is not assignable/],
  [
    "$(':text').each((text) => text.symbolType)",
    /^error: Property 'symbolType' does not exist on type 'Text'/,
  ],
  ["$$(':bitmap').attr('linkageClasName', 'a.B')", /^error: .*'"linkageClasName"' is not assignable/],
  [
    "$$(':symbol').attr('shortName', 5)",
    /^error: .*'number' is not assignable to parameter of type .*string/,
  ],
  [
    '$(5)',
    /^error: No overload matches this call.*'5' is not assignable to parameter of type 'ElementArgument'/,
  ],
  ["$<SymbolItem>('*')", /^error: .*'SymbolItem' does not satisfy the constraint 'Element'/],
];

it('The types of what a query finds are the same without strict', () => {
  const rows = [
    ["$('star*')", anything],
    ["$('[x>5]')", anything],
    ["$(':group:children')", anything],
    ["$(':movieclip, star')", anything],
    ["$(':movieclip')", elements('SymbolInstance')],
    ["$$('star*')", items('Item')],
    ["$$(':sound:parent')", items('FolderItem')],
  ];
  const calls = rows.map(([call]) => call);
  const said = compile('src', calls, false);
  expect(calls.map((_, i) => said[i])).toEqual(rows.map(([, type]) => type));
});

describe.each([
  ['the sources', 'src'],
  ['the built declarations', 'dist'],
])('the type of what a query finds, by %s', (_title, folder) => {
  const said = compile(
    folder,
    CALLS.map(([call]) => call),
  );

  it.each(CALLS.map(([call, expected], i) => [call, expected, said[i]] as const))(
    '%s',
    (_call, expected, actual) => {
      if (typeof expected === 'string') expect(actual).toBe(expected);
      else expect(actual).toMatch(expected);
    },
  );
});
