/**
 * Where a script sees another language than in Animate's engine (SpiderMonkey 1.8), though it is limited to that one.
 * Whatever the engine lacks is refused or missing here too. These are differences in what both have.
 */
export const languageDifferences: readonly { about: string; there: string; here: string }[] = [
  {
    about: 'recursion',
    there: 'ends after about 3,000 calls: "too much recursion"',
    here: 'ends after some 10,000 calls: "Maximum call stack size exceeded"',
  },
  {
    about: 'literals of regular expressions',
    there: 'one object per place in the source, which keeps its lastIndex between calls',
    here: 'a new object each time',
  },
  {
    about: 'f.apply(object, list)',
    there: 'takes Arrays and arguments, throws for other lists',
    here: 'takes any object with a length',
  },
  {
    about: 'Object.prototype.toString.call(arguments)',
    there: '[object Object]',
    here: '[object Arguments]',
  },
  {
    about: 'a function declared in a block',
    there: 'exists once the block is entered',
    here: 'exists throughout the block, afterwards also around it',
  },
  {
    about: 'Error.stack',
    there: 'calls show the source of their arguments; every error made by `new` begins with its constructor',
    here: 'calls show no arguments; only errors named Error begin with it',
  },
  {
    about: 'const',
    there: 'assigning to it has no effect, in loops and patterns neither; declaring it twice is an error',
    here: 'for … in and patterns assign to it; declaring it twice is no error',
  },
  {
    about: 'regular expressions as functions',
    there: '`pattern(text)` is `pattern.exec(text)`',
    here: 'for literals, `/a/(text)`, and for variables to which the script assigns one; others throw',
  },
  {
    about: 'E4X',
    there: 'the whole of ECMA-357, second edition',
    here: 'literals, attributes, children, descendants, filters, XML, XMLList, Namespace, assignment, delete, += and most methods; `default xml namespace`, methods that change namespaces and QName are refused or missing',
  },
  {
    about: 'array comprehensions',
    there: 'the object of a loop sees the variable around it that has the name of its own',
    here: 'that variable is out of reach there: a ReferenceError',
  },
  {
    about: 'operators on XML',
    there: '`==`, `+` and `typeof` know XML everywhere',
    here: 'in scripts that mention XML, use an operator of E4X or hold an XML literal; elsewhere XML objects are objects that turn into texts',
  },
];
