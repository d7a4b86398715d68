import { parse } from '../../../src/selector/syntax/parse';
import {
  all,
  any,
  attribute,
  bare,
  between,
  lastClass,
  matching,
  name,
  nested,
  nth,
  number,
  path,
  pseudo,
  quoted,
  range,
  regexp,
  text,
  type Tree,
  union,
  universal,
  untouched,
  wholeClass,
} from './trees';
import { vocabulary } from './vocabulary';

type Row = [query: string, expected: Tree, why: string];

function describeRows(title: string, rows: Row[]): void {
  describe(title, () => {
    const cases = rows.map(([query, expected, why]) => ({ query, expected, why }));
    it.each(cases)('$query: $why', ({ query, expected }) => {
      expect(bare(parse(query, vocabulary))).toEqual(expected);
    });
  });
}

describeRows('queries and groups', [
  ['*', all(universal), 'a star alone is everything'],
  ['**', all(universal), 'and so are several'],
  ['star*, :bitmap', union([name('star', any)], [pseudo('bitmap')]), 'commas make a union'],
  ['a,b , c', union([name('a')], [name('b')], [name('c')]), 'blanks around commas mean nothing'],
  ['  a  ', all(name('a')), 'nor do blanks at the ends'],
  ['\ta\n,\u00a0b', union([name('a')], [name('b')]), 'tabs, line ends and hard spaces are blanks'],
  ['*:bitmap', all(universal, pseudo('bitmap')), 'everything may have steps'],
  ['a:bitmap[x].B', all(name('a'), pseudo('bitmap'), attribute('x'), lastClass('B')), 'steps in their order'],
  ['[x]:first[y]', all(attribute('x'), pseudo('first'), attribute('y')), 'a group needs no name'],
  [
    'a :bitmap [x] .B',
    all(name('a'), pseudo('bitmap'), attribute('x'), lastClass('B')),
    'blanks between steps',
  ],
]);

describeRows('names', [
  ['star', all(name('star')), 'text'],
  ['star_*', all(name('star_', any)), 'a star matches any run'],
  ['*a**b*', all(name(any, 'a', any, 'b', any)), 'stars in a row are one'],
  ['my star (1) + #2 $x', all(name('my star (1) + #2 $x')), 'blanks and + ( ) # $'],
  ['star.png', all(name('star.png')), 'a dot in an open name is text'],
  ['*.png', all(name(any, '.png')), 'after a star too'],
  ['Stern für Ölçü 星', all(name('Stern für Ölçü 星')), 'letters of any script'],
  ['a/b', all(name('a/b')), 'a slash within a name is text'],
  ["it's", all(name("it's")), 'a quote within a name is text'],
  ['a]b)c}', all(name('a]b)c}')), 'so are closing brackets that nothing opened'],
  ['a=b', all(name('a=b')), 'and operators'],
  ['a\\:b', all(name('a:b')), 'a backslash makes a colon text'],
  ['a\\,b\\[c', all(name('a,b[c')), 'a comma, a bracket'],
  ['\\*', all(name('*')), 'a star'],
  ['\\{1|2}', all(name('{1|2}')), 'a brace'],
  ['\\.A', all(name('.A')), 'a dot at the start'],
  ['\\/a', all(name('/a')), 'a slash at the start'],
  ['\\"a"', all(name('"a"')), 'a quote at the start'],
  ['\\\\', all(name('\\')), 'and itself'],
  ['\\s\\t', all(name('st')), 'a letter stays what it is'],
  ['\\ a\\ ', all(name(' a ')), 'an escaped blank is not trimmed'],
  ['a\\   ', all(name('a ')), 'those after it are'],
  ['"star, red"', all(name('star, red')), 'double quotes'],
  ["'star: [red]'", all(name('star: [red]')), 'single quotes'],
  ['"a*{1|2}"', all(name('a*{1|2}')), 'nothing but the backslash is special in quotes'],
  ['"\\"a\\\\"', all(name('"a\\')), 'which works in quotes as well'],
  ['" a "', all(name(' a ')), 'quoted blanks stay'],
  ['""', all(name()), 'a quoted name may be empty'],
  ['"a".B', all(name('a'), lastClass('B')), 'a quoted name is not open: a dot begins a class'],
  ['"a" :bitmap', all(name('a'), pseudo('bitmap')), 'blanks after the quotes'],
  ['ball_{1|20}', all(name('ball_', range(1, 20))), 'a range'],
  ['{-5|5}', all(name(range(-5, 5))), 'negative numbers'],
  ['{ 01 | 010 }', all(name(range(1, 10))), 'blanks and zeros in a range'],
  ['{3|3}', all(name(range(3, 3))), 'a range of one'],
  ['a{1|2}b{3|4}*', all(name('a', range(1, 2), 'b', range(3, 4), any)), 'several'],
]);

describeRows('paths', [
  ['/assets/*', all(path('assets/', any)), 'a slash at the start makes a path'],
  ['/assets/', all(path('assets')), 'slashes at the end are ignored'],
  ['//assets//', all(path('assets')), 'all of them'],
  ['/ assets / ', all(path('assets')), 'with the blanks around them'],
  ['/a/b.png:bitmap', all(path('a/b.png'), pseudo('bitmap')), 'a dot in an open path is text'],
  ['/*', all(path(any)), 'any path'],
  ['/a\\/', all(path('a/')), 'an escaped slash is not ignored'],
  ['"/a, b/"', all(path('a, b')), 'a quoted path'],
  ['/"a, b"', all(path('a, b')), 'quotes after the slash'],
  ['"\\/a"', all(name('/a')), 'an escaped slash makes no path'],
  ['/a_{1|9}/*', all(path('a_', range(1, 9), '/', any)), 'ranges'],
  ['/a (1)', all(path('a (1)')), 'parentheses'],
]);

describeRows('classes', [
  ['.Star', all(lastClass('Star')), 'a capital: the last segment'],
  ['.*', all(lastClass(any)), 'a star: the last segment'],
  ['.S*', all(lastClass('S', any)), 'with stars'],
  ['.Ölsorte', all(lastClass('Ölsorte')), 'capitals of any script'],
  ['.ui.buttons.*', all(wholeClass('ui.buttons.', any)), 'dots: the whole'],
  ['.Star.Red', all(wholeClass('Star.Red')), 'a capital and a dot: the whole'],
  ['.*.Red', all(wholeClass(any, '.Red')), 'a star and a dot: the whole'],
  ['.star', all(wholeClass('star')), 'a small letter: the whole'],
  ['.starRed', all(wholeClass('starRed')), 'a capital further on makes no difference'],
  ['.A:bitmap', all(lastClass('A'), pseudo('bitmap')), 'a pseudo after it'],
  ['[x>1].A', all(attribute('x', '>', number(1)), lastClass('A')), 'an attribute before it'],
  [':bitmap.A', all(pseudo('bitmap'), lastClass('A')), 'a pseudo before it'],
  [':not(a).A', all(pseudo('not', nested(all(name('a')))), lastClass('A')), 'an argument before it'],
  ['.{1|2}*', all(wholeClass(range(1, 2), any)), 'neither a capital nor a star first: the whole'],
  ['."ui.A, b"', all(wholeClass('ui.A, b')), 'quoted'],
]);

describeRows('attributes', [
  ['[font]', all(attribute('font')), 'a key alone'],
  ['[ font ]', all(attribute('font')), 'blanks around it'],
  ['[libraryItem.name=a]', all(attribute('libraryItem.name', '=', text('a'))), 'a key with dots'],
  ['[textRuns.0.textAttrs.face]', all(attribute('textRuns.0.textAttrs.face')), 'a key with digits'],
  ['[my-own_1]', all(attribute('my-own_1')), 'a registered key'],
  ['[$a$b]', all(attribute('$a$b')), 'dollars'],
  ['[$a$=b]', all(attribute('$a', '$=', text('b'))), 'a dollar that belongs to the operator'],
  ['[a\\=b]', all(attribute('a=b')), 'an escaped operator belongs to the key'],
  ['[größe]', all(attribute('größe')), 'letters of any script'],
  ['[a=b]', all(attribute('a', '=', text('b'))), 'equal'],
  ['[a!=b]', all(attribute('a', '!=', text('b'))), 'different'],
  ['[a^=b]', all(attribute('a', '^=', text('b'))), 'starts with'],
  ['[a$=b]', all(attribute('a', '$=', text('b'))), 'ends with'],
  ['[a*=b]', all(attribute('a', '*=', text('b'))), 'contains'],
  ['[a~=/b/]', all(attribute('a', '~=', regexp('b'))), 'regular expression'],
  ['[a<1]', all(attribute('a', '<', number(1))), 'less'],
  ['[a<=1]', all(attribute('a', '<=', number(1))), 'at most'],
  ['[a>1]', all(attribute('a', '>', number(1))), 'greater'],
  ['[a>=1]', all(attribute('a', '>=', number(1))), 'at least'],
  ['[ a  =  b ]', all(attribute('a', '=', text('b'))), 'blanks around the operator'],
  ['[a=b][c=d]', all(attribute('a', '=', text('b')), attribute('c', '=', text('d'))), 'several'],
]);

describeRows('attribute values', [
  ['[a=Symbol 5]', all(attribute('a', '=', text('Symbol 5'))), 'bare, with blanks'],
  ['[a=b, c:d (e) .f [g]', all(attribute('a', '=', text('b, c:d (e) .f [g'))), 'bare, up to the bracket'],
  ['[a=b\\]c]', all(attribute('a', '=', text('b]c'))), 'an escaped bracket'],
  ['[a=\\ b\\ ]', all(attribute('a', '=', text(' b '))), 'escaped blanks'],
  ['[a=true]', all(attribute('a', '=', text('true'))), 'words stay text'],
  ['[a=200]', all(attribute('a', '=', text('200'))), 'and so do numbers'],
  ['[a="b]c"]', all(attribute('a', '=', quoted('b]c'))), 'double quotes'],
  ["[a='b\"c']", all(attribute('a', '=', quoted('b"c'))), 'single quotes'],
  ['[a=""]', all(attribute('a', '=', quoted(''))), 'the empty text'],
  ['[a="b" ]', all(attribute('a', '=', quoted('b'))), 'blanks after the quotes'],
  ["[a=it's]", all(attribute('a', '=', text("it's"))), 'a quote within'],
  ['[a=b*c]', all(attribute('a', '=', matching('b', any, 'c'))), 'a star'],
  ['[a!=*]', all(attribute('a', '!=', matching(any))), 'also for !='],
  ['[a=\\*]', all(attribute('a', '=', text('*'))), 'an escaped star'],
  ['[a="b*"]', all(attribute('a', '=', quoted('b*'))), 'a quoted star'],
  ['[a^=b*]', all(attribute('a', '^=', text('b*'))), 'a star is text after ^='],
  ['[a$=*]', all(attribute('a', '$=', text('*'))), 'after $='],
  ['[a*=*{1|2}]', all(attribute('a', '*=', text('*{1|2}'))), 'and after *=, like braces'],
  ['[a={1|5}]', all(attribute('a', '=', between(1, 5))), 'a range'],
  ['[a!={-1.5|1e3}]', all(attribute('a', '!=', between(-1.5, 1000))), 'of any numbers'],
  ['[a={ 1 | 5 } ]', all(attribute('a', '=', between(1, 5))), 'with blanks'],
  ['[a=b_{1|5}]', all(attribute('a', '=', matching('b_', range(1, 5)))), 'within text, of whole numbers'],
  ['[a={1|5}*]', all(attribute('a', '=', matching(range(1, 5), any))), 'at its start as well'],
  ['[a>-1.5]', all(attribute('a', '>', number(-1.5))), 'a negative number'],
  ['[a<.5]', all(attribute('a', '<', number(0.5))), 'without a leading zero'],
  ['[a<1e3]', all(attribute('a', '<', number(1000))), 'with an exponent'],
  ['[a< +08 ]', all(attribute('a', '<', number(8))), 'a zero first does not make it octal'],
  ['[a<"8"]', all(attribute('a', '<', number(8))), 'quoted'],
  ['[a~=/b\\/c/i]', all(attribute('a', '~=', regexp('b\\/c', 'i'))), 'an escaped slash, a flag'],
  ['[a~=/[/\\]]]/]', all(attribute('a', '~=', regexp('[/\\]]]'))), 'slashes and brackets in a class'],
  ['[a~=/[a/]b/]', all(attribute('a', '~=', regexp('[a/]b'))), 'a slash anywhere in a class'],
  ['[a ~= /^b,\\d+$/gm ]', all(attribute('a', '~=', regexp('^b,\\d+$', 'gm'))), 'escapes stay as they are'],
]);

describeRows('pseudos', [
  [':movieclip', all(pseudo('movieclip')), 'a type'],
  [':my_own-1', all(pseudo('my_own-1')), 'letters, digits, _ and -'],
  [':movieclip:first', all(pseudo('movieclip'), pseudo('first')), 'several'],
  [':not(a)', all(pseudo('not', nested(all(name('a'))))), 'a query'],
  [':not( a , b )', all(pseudo('not', nested(union([name('a')], [name('b')])))), 'blanks and commas'],
  [':not(a),b', union([pseudo('not', nested(all(name('a'))))], [name('b')]), 'commas after it'],
  [':is(:not(a))', all(pseudo('is', nested(all(pseudo('not', nested(all(name('a')))))))), 'nested'],
  [':contains(a)', all(pseudo('has', nested(all(name('a'))))), ':contains is :has'],
  [':not(a (1))', all(pseudo('not', nested(all(name('a (1)'))))), 'a name with parentheses of its own'],
  [':not(a\\)b)', all(pseudo('not', nested(all(name('a)b'))))), 'an escaped parenthesis'],
  [':not(")")', all(pseudo('not', nested(all(name(')'))))), 'a quoted one'],
  [':not([a=)])', all(pseudo('not', nested(all(attribute('a', '=', text(')')))))), 'one in a value'],
  [':not(/a/b)', all(pseudo('not', nested(all(path('a/b'))))), 'a path'],
  [':not(.A)', all(pseudo('not', nested(all(lastClass('A'))))), 'a class'],
  [':random', all(pseudo('random')), 'an argument that may be left out'],
  [':random(0.25)', all(pseudo('random', number(0.25))), 'a probability'],
  [':random( 1 )', all(pseudo('random', number(1))), 'with blanks'],
  [':wider', all(pseudo('wider')), "the user's own, without argument"],
  [':wider(100)', all(pseudo('wider', untouched('100'))), 'with one'],
  [':wider()', all(pseudo('wider', untouched(''))), 'an empty one'],
  [':wider( a, "b" *[c]:d )', all(pseudo('wider', untouched(' a, "b" *[c]:d '))), 'untouched'],
  [':wider(f(g(1)))', all(pseudo('wider', untouched('f(g(1))'))), 'parentheses in pairs'],
  [':wider(\\)\\(\\\\)', all(pseudo('wider', untouched(')(\\'))), 'escapes resolved'],
]);

describeRows('positions', [
  [':nth(3)', all(pseudo('nth', nth(0, 3))), 'a number'],
  [':nth(+3)', all(pseudo('nth', nth(0, 3))), 'with a sign'],
  [':nth(-3)', all(pseudo('nth', nth(0, -3))), 'which nothing is at'],
  [':nth(0)', all(pseudo('nth', nth(0, 0))), 'nor at zero'],
  [':nth(odd)', all(pseudo('nth', nth(2, 1))), 'odd'],
  [':nth(even)', all(pseudo('nth', nth(2, 0))), 'even'],
  [':nth(EVEN)', all(pseudo('nth', nth(2, 0))), 'as in CSS, capitals are fine'],
  [':nth(n)', all(pseudo('nth', nth(1, 0))), 'n alone'],
  [':nth(-n)', all(pseudo('nth', nth(-1, 0))), 'with a minus'],
  [':nth(+n)', all(pseudo('nth', nth(1, 0))), 'with a plus'],
  [':nth(2n)', all(pseudo('nth', nth(2, 0))), 'steps'],
  [':nth(2n+1)', all(pseudo('nth', nth(2, 1))), 'steps from an offset'],
  [':nth(-n+3)', all(pseudo('nth', nth(-1, 3))), 'the first three'],
  [':nth(2n-1)', all(pseudo('nth', nth(2, -1))), 'a negative offset'],
  [':nth( 2n + 1 )', all(pseudo('nth', nth(2, 1))), 'blanks'],
  [':nth(02N+01)', all(pseudo('nth', nth(2, 1))), 'zeros first, a capital'],
  [':nth(-0n-0)', all(pseudo('nth', nth(0, 0))), 'zero has no sign'],
]);

it('A tree remembers the place of each node in the whole text', () => {
  const query = ' a :not( b.c, .D[ e = f ]) , /g[h~=/i/]:nth( 3)';
  const places: [string, number, string][] = [];
  JSON.stringify(parse(query, vocabulary), (_key, value) => {
    if (value && typeof value.index === 'number') places.push([value.type, value.index, query[value.index]]);
    return value;
  });
  expect(places).toEqual([
    ['query', 1, 'a'],
    ['group', 1, 'a'],
    ['name', 1, 'a'],
    ['pseudo', 3, ':'],
    ['query', 9, 'b'],
    ['query', 9, 'b'],
    ['group', 9, 'b'],
    ['name', 9, 'b'],
    ['group', 14, '.'],
    ['class', 14, '.'],
    ['attribute', 16, '['],
    ['text', 22, 'f'],
    ['group', 29, '/'],
    ['path', 29, '/'],
    ['attribute', 31, '['],
    ['regexp', 35, '/'],
    ['pseudo', 39, ':'],
    ['nth', 45, '3'],
  ]);
});

it('A tree remembers the text that it was read from', () => {
  expect(parse(' a ', vocabulary).text).toBe(' a ');
});

it('The vocabulary decides which words a nested query may use', () => {
  const items = { ...vocabulary, argumentOf: (word: string) => (word === 'has' ? ('query' as const) : null) };
  expect(bare(parse(':has(:bitmap)', items))).toEqual(all(pseudo('has', nested(all(pseudo('bitmap'))))));
  expect(() => parse(':bitmap', items)).toThrow('unknown pseudo ":bitmap"');
});
