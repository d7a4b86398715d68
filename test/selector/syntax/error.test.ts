import { parse } from '../../../src/selector/syntax/parse';
import { SelectorError } from '../../../src/selector/syntax/SelectorError';
import { vocabulary } from './vocabulary';

function errorOf(query: string, caller?: string): SelectorError {
  try {
    parse(query, vocabulary, caller);
  } catch (error) {
    return error as SelectorError;
  }
  throw new Error(`${query} was read`);
}

type Row = [query: string, index: number, problem: string];

function describeRows(title: string, rows: Row[]): void {
  describe(title, () => {
    const cases = rows.map(([query, index, problem]) => ({ query, index, problem }));
    it.each(cases)('$query fails at $index: $problem', ({ query, index, problem }) => {
      const error = errorOf(query);
      expect(error).toBeInstanceOf(SelectorError);
      expect(error.query).toBe(query);
      expect(error.index).toBe(index);
      expect(error.message.split('\n')[0]).toContain(problem);
    });
  });
}

const BEGINNINGS = 'expected a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
const STEPS = 'expected ".class", "[attribute]", ":pseudo", ","';

describeRows('empty queries and parts', [
  ['', 0, `empty query: ${BEGINNINGS}`],
  ['  ', 2, `empty query: ${BEGINNINGS}`],
  ['a,,b', 2, `empty part: ${BEGINNINGS}`],
  ['a, ,b', 3, `empty part: ${BEGINNINGS}`],
  [',a', 0, `empty part: ${BEGINNINGS}`],
  ['a,', 2, `empty part: ${BEGINNINGS}`],
  [':not(a,)', 7, `empty part: ${BEGINNINGS}`],
  [':not(,a)', 5, `empty part: ${BEGINNINGS}`],
]);

const REGEXP = 'unreadable regular expression: expected one that compiles';

describe('regular expressions that engines refuse', () => {
  it.each([
    ['too many captures', '()'.repeat(50_000)],
    ['too deep, which engines find out as they compile', '(?=a)'.repeat(50_000)],
    ['an open group', `(${'x'.repeat(50_000)}`],
    ['a lone quantifier', '+'],
  ])('the message fits on a screen: %s', (_title, source) => {
    const error = errorOf(`a[name~=/${source}/i]`, '$()');
    expect(error).toBeInstanceOf(SelectorError);
    expect(error.index).toBe(8);
    expect(error.message).toContain(`${REGEXP} (`);
    expect(error.message.length).toBeLessThan(1000);
  });
});

describeRows('what is not closed', [
  ['[a', 2, 'unclosed "[": expected "]" before the end'],
  ['[a=b', 4, 'unclosed "[": expected "]" before the end'],
  ['[a=b\\]', 6, 'unclosed "[": expected "]" before the end'],
  ['[a="b"', 6, 'unclosed "[": expected "]" before the end'],
  ['[a>1', 4, 'unclosed "[": expected "]" before the end'],
  ['[a={1|2}', 8, 'unclosed "[": expected "]" before the end'],
  ['[', 1, 'expected the name of a property but found the end'],
  ['[a=', 3, 'expected a value after "=" ("" is the empty text) but found the end'],
  ['"a', 2, "unclosed quote: expected '\"' before the end"],
  ["'a\\'", 4, 'unclosed quote: expected "\'" before the end'],
  ['[a="b]', 6, "unclosed quote: expected '\"' before the end"],
  ['/"a', 3, "unclosed quote: expected '\"' before the end"],
  [':not(a', 6, 'unclosed "(": expected ")" before the end'],
  [':not(:is(a)', 11, 'unclosed "(": expected ")" before the end'],
  [':not(a(b)', 9, 'unclosed "(": expected ")" before the end'],
  [':not(a(b', 8, 'expected ")" or "\\(" but found the end'],
  [':not(a(:b))', 7, 'expected ")" or "\\(" but found ":"'],
  [':not(', 5, BEGINNINGS],
  [':wider(1', 8, 'unclosed "(": expected ")" before the end'],
  [':wider((1)', 10, 'unclosed "(": expected ")" before the end'],
  [':nth(2', 6, 'unclosed "(": expected ")" before the end'],
  [':nth(', 5, 'unclosed "(": expected a position such as 3, 2n+1, odd or even'],
  [':random( ', 9, 'unclosed "(": expected a number from 0 to 1'],
  ['a{1|2', 5, 'unclosed "{": expected "}" before the end'],
  ['[a~=/b', 6, 'unclosed regular expression: expected "/" before the end'],
  ['[a~=/[/]', 8, 'unclosed regular expression: expected "/" before the end'],
  ['[a~=/b\\', 7, 'unclosed regular expression: expected "/" before the end'],
  ['a\\', 2, 'expected a character after "\\" but found the end'],
  ['[a\\', 3, 'expected a character after "\\" but found the end'],
]);

describeRows('stray characters', [
  ['"a"b', 3, `${STEPS} but found "b"`],
  ['a[b]c', 4, `${STEPS} but found "c"`],
  ['a[b]"c"', 4, `${STEPS} but found '"'`],
  [':first last', 7, `${STEPS} but found "l"`],
  [':first)', 6, `${STEPS} but found ")"`],
  [':first/a', 6, `${STEPS} but found "/"`],
  [':first*', 6, `${STEPS} but found "*"`],
  [':wider (1)', 7, `${STEPS} but found "("`],
  [':not(a)(b)', 7, `${STEPS} but found "("`],
  [':is("a"b)', 7, `${STEPS} or ")" but found "b"`],
  ['[a]]', 3, `${STEPS} but found "]"`],
  ['[a b]', 3, 'expected "]" or one of = != ^= $= *= ~= < <= > >= but found "b"'],
  ['[a!b]', 2, 'expected "]" or one of = != ^= $= *= ~= < <= > >= but found "!"'],
  ['[a[0].b=1]', 2, 'expected "]" or one of = != ^= $= *= ~= < <= > >= but found "["'],
  ['[a,b]', 2, 'expected "]" or one of = != ^= $= *= ~= < <= > >= but found ","'],
  ['[a="b"c]', 6, 'expected "]" but found "c"'],
  ['[a={1|2}]b', 9, `${STEPS} but found "b"`],
  ['[a~=/b/ i]', 8, 'expected "]" but found "i"'],
  ['[a>"1"2]', 6, 'expected "]" but found "2"'],
]);

describeRows('what is missing', [
  [':', 1, 'expected the name of a pseudo after ":" but found the end'],
  ['a: first', 2, 'expected the name of a pseudo after ":" but found " "'],
  ['a::first', 2, 'expected the name of a pseudo after ":" but found ":"'],
  ['.', 1, 'expected the name of a class after "." but found the end'],
  ['.:first', 1, 'expected the name of a class after "." but found ":"'],
  ['.""', 3, 'expected the name of a class after "." but found the end'],
  ['/', 1, 'expected the path of an item after "/" but found the end'],
  ['// /', 4, 'expected the path of an item after "/" but found the end'],
  ['"/"', 3, 'expected the path of an item after "/" but found the end'],
  ['[]', 1, 'expected the name of a property but found "]"'],
  ['[=b]', 1, 'expected the name of a property but found "="'],
  ['[$=b]', 1, 'expected the name of a property but found "$"'],
  ['["a"]', 1, "expected the name of a property but found '\"'"],
  ['[a=]', 3, 'expected a value after "=" ("" is the empty text) but found "]"'],
  ['[a*= ]', 5, 'expected a value after "*=" ("" is the empty text) but found "]"'],
  ['[a>]', 3, 'expected a number such as 200 or -1.5 after ">" but found "]"'],
  ['[a~=]', 4, 'expected a regular expression such as /^star/i after "~=" but found "]"'],
]);

describeRows('arguments', [
  [':not', 4, 'missing argument: expected "(" after ":not"'],
  [':contains.A', 9, 'missing argument: expected "(" after ":contains"'],
  [':nth', 4, 'missing argument: expected "(" after ":nth"'],
  [':not()', 5, 'missing argument: expected a query before ")"'],
  [':not( )', 6, 'missing argument: expected a query before ")"'],
  [':nth()', 5, 'missing argument: expected a position such as 3, 2n+1, odd or even'],
  [':random( )', 9, 'missing argument: expected a number from 0 to 1'],
  [':movieclip(1)', 10, 'surplus argument: expected no parentheses after ":movieclip"'],
  [':first()', 6, 'surplus argument: expected no parentheses after ":first"'],
]);

describeRows('numbers', [
  ['[a>b]', 3, 'unreadable number "b": expected a number such as 200 or -1.5 after ">"'],
  ['[a<= 1px]', 5, 'unreadable number "1px"'],
  ['[a<"x"]', 3, 'unreadable number "x"'],
  ['[a<0x10]', 3, 'unreadable number "0x10"'],
  ['[a<1e999]', 3, 'unreadable number "1e999"'],
  ['[a<NaN]', 3, 'unreadable number "NaN"'],
  ['[a<1,5]', 3, 'unreadable number "1,5"'],
  ['[a<{1|5}]', 3, 'unreadable number "{1|5}"'],
  [':random(2)', 8, 'unreadable probability "2": expected a number from 0 to 1'],
  [':random(-0.5)', 8, 'unreadable probability "-0.5"'],
  [':random(50%)', 8, 'unreadable probability "50%"'],
]);

describeRows('positions', [
  [':nth(x)', 5, 'unreadable position "x": expected a position such as 3, 2n+1, odd or even'],
  [':nth( 2n+ )', 6, 'unreadable position "2n+"'],
  [':nth(2n 1)', 5, 'unreadable position "2n 1"'],
  [':nth(2 n)', 5, 'unreadable position "2 n"'],
  [':nth(+ 2n)', 5, 'unreadable position "+ 2n"'],
  [':nth(2n+-1)', 5, 'unreadable position "2n+-1"'],
  [':nth(*)', 5, 'unreadable position "*"'],
  [':nth({1|2})', 5, 'unreadable position "{1|2}"'],
  [':nth((3)', 5, 'unreadable position "(3"'],
  [':nth(1.5)', 5, 'unreadable position "1.5"'],
  [':nth(1,2)', 5, 'unreadable position "1,2"'],
  [':nth(99999999999999999999)', 5, 'unreadable position "99999999999999999999"'],
  [':nth(99999999999999999999n)', 5, 'unreadable position "99999999999999999999n"'],
]);

describeRows('ranges', [
  ['a{5|1}', 1, 'unreadable range "{5|1}": expected the smaller number first'],
  ['[a={2|-2}]', 3, 'unreadable range "{2|-2}": expected the smaller number first'],
  ['a{}', 1, 'unreadable range "{}": expected two whole numbers such as "{1|20}", or "\\{"'],
  ['a{b}', 1, 'unreadable range "{b}"'],
  ['a{1}', 1, 'unreadable range "{1}"'],
  ['a{1|}', 1, 'unreadable range "{1|}"'],
  ['a{1|2|3}', 1, 'unreadable range "{1|2|3}"'],
  ['a{1-2}', 1, 'unreadable range "{1-2}"'],
  ['/a{1.5|2}', 2, 'unreadable range "{1.5|2}": expected two whole numbers'],
  ['a{0|9007199254740993}', 1, 'unreadable range "{0|9007199254740993}"'],
  ['[a={b|2}]', 3, 'unreadable range "{b|2}": expected two numbers such as "{1|20}", or "\\{"'],
  ['[a=b{1.5|2}]', 4, 'unreadable range "{1.5|2}": expected two whole numbers'],
]);

describeRows('regular expressions', [
  ['[a~=b]', 4, 'expected a regular expression such as /^star/i after "~=" but found "b"'],
  ['[a~="b"]', 4, 'expected a regular expression such as /^star/i after "~=" but found \'"\''],
  ['[a~=//]', 4, 'unreadable regular expression: expected something between the slashes'],
  ['[a~=/(/]', 4, 'unreadable regular expression: expected one that compiles ('],
  ['[a~=/b/ii]', 4, 'unreadable regular expression: expected one that compiles ('],
  ['[a~=/b/x]', 4, 'unreadable regular expression: expected the flags g, i or m but found "x"'],
]);

describeRows('properties and operators', [
  ['[a..b]', 1, 'unreadable property: expected names with single dots between them'],
  ['[.a]', 1, 'unreadable property'],
  ['[a.=1]', 1, 'unreadable property'],
  ['[a==b]', 2, 'unknown operator "=="'],
  ['[a=>1]', 2, 'unknown operator "=>"'],
]);

describeRows('unknown pseudos', [
  ['star*:movieclp[x>10]', 5, 'unknown pseudo ":movieclp"'],
  [':not(:movieclp)', 5, 'unknown pseudo ":movieclp"'],
  [':blurred(', 0, 'unknown pseudo ":blurred"'],
  [':__proto__', 0, 'unknown pseudo ":__proto__"'],
]);

describe('the message of an error', () => {
  it('It shows the query, the place and the word that was probably meant', () => {
    expect(errorOf('star*:movieclp[x>10]').message).toBe(
      [
        '$(): unknown pseudo ":movieclp"',
        '  star*:movieclp[x>10]',
        '       ^',
        '  Did you mean ":movieclip"?',
      ].join('\n'),
    );
  });

  it('It begins with the method that the user called', () => {
    expect(errorOf('a,', '$$()').message).toMatch(/^\$\$\(\): empty part/);
  });

  it.each([
    [':MovieClip', 'Did you mean ":movieclip"?'],
    [':contians(a)', 'Did you mean ":contains"?'],
    [':sel', 'Did you mean ":selected"?'],
    ['a{5|-1}', 'Did you mean "{-1|5}"?'],
    ['[a==b]', 'Did you mean "="?'],
    ['[a===b]', 'Did you mean "="?'],
    ['[a!==b]', 'Did you mean "!="?'],
    ['[a=>1]', 'Did you mean ">="?'],
    ['[a=<1]', 'Did you mean "<="?'],
    ['[a<>1]', 'Did you mean "!="?'],
    [
      ':blurred',
      'Expected one of :bitmap :children :contains :even :first :has :is :last :movieclip :my_own-1 :not :nth :odd ' +
        ':parent :random :selected :shape :symbol :wider',
    ],
  ])('The message for %s ends: %s', (query, hint) => {
    expect(errorOf(query).message.split('\n')[3]).toBe(`  ${hint}`);
  });

  it('It offers the words of the vocabulary, and leaves its list alone', () => {
    const words = ['shape', 'bitmap'];
    const few = { ...vocabulary, argumentOf: () => null, pseudos: () => words };
    const read = (): unknown => parse(':blurred', few);
    expect(read).toThrow(/Expected one of :bitmap :shape$/);
    expect(read).toThrow(/Expected one of :bitmap :shape$/);
    expect(words).toEqual(['shape', 'bitmap']);
  });

  it('The caret stays in its place after tabs and line ends', () => {
    expect(errorOf('a\t,\n\r,b').message.split('\n').slice(1)).toEqual(['  a ,  ,b', '       ^']);
  });

  it.each([0, 150, 300])('The surroundings of place %i in a long query are shown', (place) => {
    const [, line, caret] = errorOf(`${'"a",'.repeat(place)},${'"b",'.repeat(300)}`).message.split('\n');
    expect(line.length).toBeLessThan(180);
    expect(line[caret.length - 1]).toBe(',');
    expect(line.slice(0, caret.length).replace(/[ .]/g, '')).toBe(
      place === 0 ? ',' : `${'"a",'.repeat(place)},`.slice(-101),
    );
  });

  it('Only the beginning of a long word is quoted', () => {
    expect(errorOf(`[x>${'b'.repeat(100)}]`).message.split('\n')[0]).toContain(`"${'b'.repeat(40)}..."`);
  });
});

describe('nesting of queries', () => {
  const deep = (levels: number): string => ':not('.repeat(levels) + 'a' + ')'.repeat(levels);

  it('It is read to a depth of 32', () => {
    expect(() => parse(deep(32), vocabulary)).not.toThrow();
    expect(() => parse(deep(32).replace('a', ':nth(3)'), vocabulary)).not.toThrow();
  });

  it.each([33, 100_000])('A nesting of %i levels is refused where it becomes too deep', (levels) => {
    const error = errorOf(deep(levels));
    expect(error).toBeInstanceOf(SelectorError);
    expect(error.index).toBe(32 * 5 + 4);
    expect(error.message).toContain('too deep: the maximum is 32 queries within one another');
  });
});
