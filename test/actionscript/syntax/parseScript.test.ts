import fc from 'fast-check';
import { parseScript, type Dialect, type ParsedScript } from '../../../actionscript/syntax/parseScript';
import { Sources } from '../../../actionscript/syntax/Sources';

function parse(text: string, dialect: Dialect = 'as3'): ParsedScript {
  return parseScript({ file: 'A.as', text }, { dialect, sources: new Sources(), include: () => undefined });
}

/** The tree without positions, as JSON. */
function shape(text: string, dialect?: Dialect): unknown {
  const { statements, errors } = parse(text, dialect);
  expect(errors).toEqual([]);
  const plain: unknown = JSON.parse(
    JSON.stringify(statements, (key, value: unknown) => (/^(at|nameAt)$/.test(key) ? undefined : value)),
  );
  return plain;
}

function expressionOf(text: string, dialect?: Dialect): unknown {
  return (shape(text, dialect) as { expression: unknown }[])[0]?.expression;
}

/** An expression with brackets around every operation. */
function grouped(node: unknown): string {
  const { kind, ...rest } = node as Record<string, never>;
  switch (kind as string) {
    case 'Binary':
    case 'Assign':
      return `(${grouped(rest.left ?? rest.target)} ${String(rest.operator)} ${grouped(rest.right ?? rest.value)})`;
    case 'Unary':
      return `(${String(rest.operator)} ${grouped(rest.operand)})`;
    case 'Conditional':
      return `(${[rest.condition, rest.then, rest.otherwise].map(grouped).join(' ? ')})`;
    case 'Name':
      return rest.name;
    case 'Number':
    case 'String':
      return String(rest.value);
    default:
      return kind;
  }
}

describe('parseScript()', () => {
  it.each<[text: string, result: string, dialect?: Dialect]>([
    ['a + b * c - d', '((a + (b * c)) - d)'],
    ['a = b += c ? d : e', '(a = (b += (c ? d ? e)))'],
    ['a && b || c && d', '((a && b) || (c && d))'],
    ['a == b < c << d', '(a == (b < (c << d)))'],
    ['typeof a is b as c', '(((typeof a) is b) as c)'],
    ['a in b, c', '((a in b) , c)'],
    ['-1 - -a', '(-1 - (- a))'],
    ['a eq b add "c" and not d', '((a eq (b add c)) and (not d))', 'as2'],
    ['a <> b or c lt d', '((a <> b) or (c lt d))', 'as2'],
    ['0x10 + 010', '(16 + 8)', 'as2'],
    ['const = namespace + 1', '(const = (namespace + 1))', 'as2'],
    ['010 + .5e1', '(10 + 5)'],
    [String.raw`\u0061b + c\u0031`, '(ab + c1)'],
  ])('%s is %s', (text, result, dialect = 'as3') => {
    expect(grouped(expressionOf(text, dialect))).toBe(result);
  });

  it.each<[text: string, expected: object]>([
    ['a.b', { kind: 'Member', name: 'b' }],
    ['a.@b', { kind: 'QualifiedMember', property: { name: 'b', isAttribute: true } }],
    ['a.*', { kind: 'QualifiedMember', property: { name: '*', isAttribute: false } }],
    ['a..b', { kind: 'Descendants', property: { name: 'b' } }],
    ['a.(@b == 1)', { kind: 'Filter' }],
    ['n::b', { kind: 'QualifiedName', property: { name: 'b', space: { name: 'n' } } }],
    ['a.n::[b]', { kind: 'QualifiedMember', property: { computed: { name: 'b' } } }],
    [
      'new Vector.<Vector.<int>>(3)',
      { kind: 'New', callee: { kind: 'AppliedType', argument: { argument: { name: 'int' } } } },
    ],
    ['new <int>[1, 2]', { kind: 'Vector', type: { name: 'int' } }],
    ['/[/]\\/x/gi', { kind: 'RegExp', pattern: '[/]\\/x', flags: 'gi' }],
    ['"a\\x41\\u0042\\n\\q"', { kind: 'String', value: 'aAB\nq' }],
    [
      '<a b={c}>{d}<e/></a>',
      {
        kind: 'Xml',
        parts: [
          { text: '<a b=' },
          { context: 'attribute' },
          { text: '>' },
          { context: 'content' },
          { text: '<e/></a>' },
        ],
      },
    ],
    [
      '<?xml version="1.0"?>\n<!-- a -->\n<b/>',
      { kind: 'Xml', parts: [{ text: '<?xml version="1.0"?>\n<!-- a -->\n<b/>' }] },
    ],
    ['<?a b?> < c', { kind: 'Binary', left: { kind: 'Xml' }, right: { name: 'c' } }],
    ['<>a<b/></>', { kind: 'Xml', isList: true }],
    ['[1,,2,]', { kind: 'Array', elements: [{ value: 1 }, null, { value: 2 }] }],
  ])('The expression %s has its form', (text, expected) => {
    expect(expressionOf(text)).toMatchObject(expected);
  });

  it.each<[text: string, expected: object[], dialect?: Dialect]>([
    [
      'package a.b { public class C extends D implements E, F {} }',
      [
        {
          kind: 'Package',
          name: 'a.b',
          body: [{ kind: 'Class', name: 'C', interfaces: [{ name: 'E' }, { name: 'F' }] }],
        },
      ],
    ],
    [
      '[Bindable] override protected function get a():* { }',
      [
        {
          modifiers: { isOverride: true, access: 'protected', metadata: [{ name: 'Bindable' }] },
          code: { accessor: 'get', name: 'a' },
        },
      ],
    ],
    [
      'my_space static const A:int=1, B',
      [{ kind: 'Variable', isConst: true, modifiers: { space: { name: 'my_space' }, isStatic: true } }],
    ],
    [
      'CONFIG::debug { a() } CONFIG::debug var b',
      [{ kind: 'Config' }, { modifiers: { config: { space: 'CONFIG', name: 'debug' } } }],
    ],
    ['a: for each (var b:int in c) continue a', [{ kind: 'Labeled', body: { kind: 'ForIn', isEach: true } }]],
    ['for (var i = 0, n = 9; i < n; i++) ;', [{ kind: 'For', first: { variables: [{}, {}] } }]],
    ['a\n++b', [{ kind: 'Expression' }, { kind: 'Expression', expression: { isPrefix: true } }]],
    ['var dynamic, get, set; get = set', [{ kind: 'Variable' }, { kind: 'Expression' }]],
    ['class a.b.C { function set x(v) {} }', [{ kind: 'Class', name: 'a.b.C' }], 'as2'],
    [
      'on (press, keyPress "<Left>") { play(); }',
      [{ kind: 'On', events: [{ name: 'press' }, { key: '<Left>' }] }],
      'as2',
    ],
    [
      '#initclip 3\nvar a;\n#endinitclip\nb()',
      [{ kind: 'InitClip', priority: 3 }, { kind: 'Expression' }],
      'as2',
    ],
    [
      'tellTarget ("a") { stop() } ifFrameLoaded (5) { }',
      [{ kind: 'TellTarget' }, { kind: 'IfFrameLoaded' }],
      'as2',
    ],
    [
      'x = /a/b:c; ../:d = 1',
      [{ expression: { value: { path: '/a/b:c' } } }, { expression: { target: { path: '../:d' } } }],
      'as2',
    ],
  ])('The statements %j have their form', (text, expected, dialect = 'as3') => {
    expect(shape(text, dialect)).toMatchObject(expected);
  });

  it('A comment without an end continues to the end of a script of ActionScript 3, and is an error in ActionScript 2', () => {
    expect(shape('a; /* b\nc')).toEqual(shape('a;'));
    expect(parse('a; /* b\nc', 'as2').errors).toEqual([
      expect.objectContaining({ line: 1, column: 4, message: 'A comment has no end.' }),
    ]);
  });

  it('Each error has its line and column, and several are reported', () => {
    const { statements, errors } = parse('var a = ;\nfunction f() {\n  if (b {\n}\n}\nvar good;\nc d');
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [1, 9],
      [3, 9],
      [7, 3],
    ]);
    expect(errors[0]).toMatchObject({ file: 'A.as', message: 'Expected an expression, but found ";".' });
    expect(statements.some(({ kind }) => kind === 'Variable')).toBe(true);
  });

  it('The statements of an included file are where it is included', () => {
    const sources = new Sources();
    const texts: Record<string, string> = { 'b.as': 'var b = (;', 'a.as': 'include "a.as"' };
    const options = {
      dialect: 'as3' as const,
      sources,
      include: (path: string) => ({ file: path, text: texts[path] ?? '' }),
    };
    expect(parseScript({ file: 'x', text: 'include "b.as"' }, options).errors).toMatchObject([
      { file: 'b.as', line: 1, column: 10 },
    ]);
    expect(parseScript({ file: 'x', text: 'include "a.as"' }, options).errors).toHaveLength(1);
  });

  it.each<[name: string, text: () => string]>([
    ['brackets', () => '('.repeat(1e6)],
    ['blocks', () => '{'.repeat(1e6)],
    ['operators before an operand', () => 'a = ' + '!'.repeat(1e6)],
    ['assignments', () => 'a='.repeat(1e5)],
    ['conditions', () => 'a?'.repeat(1e5)],
    ['functions', () => 'function f(){'.repeat(1e5)],
    ['sums', () => 'a+'.repeat(1e5)],
    ['members', () => 'a' + '.b'.repeat(1e5)],
    ['types', () => 'var a:' + 'Vector.<'.repeat(1e5)],
    ['tags', () => 'a = ' + '<b>'.repeat(1e5)],
    ['`new`', () => 'new '.repeat(1e5)],
    ['a long name', () => 'a'.repeat(1e6)],
  ])('A script of endless %s ends in an error of one line', (_name, text) => {
    const { errors } = parse(text());
    expect(errors.length).toBeGreaterThan(0);
    for (const { message, line } of errors) {
      expect(message.length).toBeLessThan(300);
      expect(line).toBe(1);
    }
  });

  it('Any text ends in statements or errors', () => {
    const words = fc.constantFrom(
      ...'( ) { } [ ] < > / * + . , ; : :: @ = "a" \'b 1 0x a b var function class if else for in each switch case on # include is'.split(
        ' ',
      ),
      '\n',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 40 }),
        fc.constantFrom<Dialect>('as3', 'as2'),
        (parts, dialect) => {
          const { errors } = parse(parts.join(' '), dialect);
          for (const { line, column, message } of errors) {
            expect(line >= 1 && column >= 1).toBe(true);
            expect(message).toMatch(/\.$/);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
