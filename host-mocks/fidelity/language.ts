/** What Animate's engine does in another way than this host, and why the host leaves it so. */
export interface LanguageDifference {
  about: string;
  there: string;
  here: string;
  why: string;
}

const COSTS_ALL = 'to do it every script would run slower, and few would notice';
const NO_NEED = 'no public script was found that depends on it';

/**
 * Where a script sees another language than in Animate's engine (SpiderMonkey 1.8), though it is limited to that one.
 * Whatever the engine lacks is refused or missing here too. These are differences in what both have. Source: that engine,
 * release 1.8.0, built from its published source; test/host-mocks/language/engineAnswers.ts contains its answers.
 */
export const languageDifferences: readonly LanguageDifference[] = [
  {
    about: 'recursion',
    there: 'ends after about 3,000 calls',
    here: 'ends after some 10,000 calls, with the same error',
    why: 'the stack is that of Node',
  },
  {
    about: 'order of for … in',
    there: 'names in the order in which they were added, numbers too: {b: 1, 1: 2, 0: 3} gives b, 1, 0',
    here: 'numbers first, by size: 0, 1, b',
    why: `objects of Node have no other order. ${COSTS_ALL}`,
  },
  {
    about: 'var with the name of the variable of a catch',
    there: '`catch (e) { var e = 5 }` sets the variable outside, and e stays what was caught',
    here: 'sets what was caught',
    why: NO_NEED,
  },
  {
    about: 'literals of regular expressions',
    there: 'one object per place in the source, which keeps its lastIndex between calls',
    here: 'so for literals with g or y that no replace, match, split or search takes; others are a new object each time',
    why: 'without lastIndex only === can distinguish them',
  },
  {
    about: '\\s and U+FEFF',
    there: '\\s does not match a byte order mark, \\S does',
    here: '\\s matches it',
    why: 'the pattern of an expression, which scripts can read, stays as written',
  },
  {
    about: 'f.apply(object, list)',
    there: 'takes Arrays and arguments, throws for other lists',
    here: 'takes any object with a length',
    why: COSTS_ALL,
  },
  {
    about: 'a function declared in a block',
    there: 'exists once the block is entered',
    here: 'exists throughout the block, afterwards also around it',
    why: NO_NEED,
  },
  {
    about: 'text of a function',
    there:
      'written anew from what was compiled: four spaces, double quotes, no comments; uneval shows getters so too',
    here: 'the source, with the forms that Node does not have in those that run here; uneval shows the value of a getter',
    why: 'it needs a second writer of the whole language; the text means the same',
  },
  {
    about: 'name of a function without one',
    there: 'empty',
    here: 'the variable or member that it was written into',
    why: 'stacks name functions by it, which helps to find an error',
  },
  {
    about: 'Error.stack',
    there: 'calls show the source of their arguments',
    here: 'calls show no arguments',
    why: 'they are not known when the stack is written',
  },
  {
    about: 'texts of errors',
    there:
      '`a.b is undefined`, `null has no properties`, `x is not a function`, `invalid length`, `too much recursion` … for every fault',
    here: 'the same; inside `eval` the expression is not named, and the texts of syntax errors, of faulty patterns, of toFixed, toString(radix), `delete` and `with` of nothing are Node’s or those of this parser; in `run --untrusted` all are those of its engine',
    why: 'the place of such a fault is not known, or another parser has other words',
  },
  {
    about: 'const',
    there:
      'assigning to it has no effect, in loops and patterns neither; declaring it again is an error, in a later script too',
    here: 'for … in and patterns assign to it; declaring it again is an error in the same script only',
    why: 'a test runs a script many times in one host',
  },
  {
    about: 'regular expressions as functions',
    there: '`pattern(text)` is `pattern.exec(text)`',
    here: 'for literals, `/a/(text)`, and for variables to which the script assigns one; others throw',
    why: COSTS_ALL,
  },
  {
    about: 'loops over iterators',
    there: '`for (x in iterator)` gives the values of any iterator, and asks `__iterator__` of any object',
    here: 'of a generator expression or Iterator(object) that is there, or in a variable to which the script assigns one; `__iterator__` is not asked',
    why: COSTS_ALL,
  },
  {
    about: 'generator expressions as the only argument',
    there: '`f(x for each (x in list))`',
    here: 'refused: they need parentheses of their own',
    why: NO_NEED,
  },
  {
    about: 'sharp variables',
    there: '`#1={a: #1#}` is an object inside itself; uneval writes such objects so',
    here: 'refused; uneval writes {} inside',
    why: NO_NEED,
  },
  {
    about: '__noSuchMethod__',
    there: 'is called for methods that an object does not have',
    here: 'is not called',
    why: `${COSTS_ALL}; ${NO_NEED}`,
  },
  {
    about: '\\u{…} in texts',
    there: 'the letter u and what is in the braces',
    here: 'refused',
    why: 'an author who writes it means a code point, which that engine does not know',
  },
  {
    about: 'Date#toString and the locale forms',
    there: 'the zone and the forms are those of the system: (UTC), 01/01/1970',
    here: 'those of Node: (Coordinated Universal Time), 1/1/1970',
    why: 'they differ between Windows and macOS there too',
  },
  {
    about: 'undefined, NaN and Infinity',
    there: 'can be assigned to',
    here: 'assigning has no effect',
    why: NO_NEED,
  },
  {
    about: 'E4X',
    there: 'the whole of ECMA-357, second edition',
    here: 'literals, attributes, children, descendants, filters, XML, XMLList, Namespace, QName, isXMLName, assignment, delete, += and most methods; `default xml namespace` and methods that change namespaces are refused; errors for faulty XML have other messages',
    why: NO_NEED,
  },
  {
    about: 'array comprehensions',
    there: 'the object of a loop sees the variable around it that has the name of its own',
    here: 'that variable is out of reach there: a ReferenceError',
    why: NO_NEED,
  },
  {
    about: 'operators on XML',
    there: '`==`, `+` and `typeof` know XML everywhere',
    here: 'in scripts that mention XML, use an operator of E4X or contain an XML literal; elsewhere XML objects are objects that turn into texts',
    why: COSTS_ALL,
  },
];
