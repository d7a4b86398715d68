// Rules about regular expressions: literals, and the texts given to RegExp where they are in the source.
const { RegExpParser, visitRegExpAST } = require('@eslint-community/regexpp');
const { piecesOf } = require('../literals.cjs');

/** Every regular expression of a script: its text, the offset of its first character, whether it is a literal. */
function* patternsOf({ entries }) {
  for (const { node } of entries) {
    if (node.type === 'Literal' && node.regex) {
      yield { pattern: node.regex.pattern, at: node.start + 1, isLiteral: true };
    }
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
    const [first] = isCall && node.callee.name === 'RegExp' ? node.arguments : [];
    if (typeof first?.value === 'string')
      yield { pattern: first.value, at: first.start + 1, isLiteral: false };
  }
}

function* findLeadingEquals(script) {
  for (const { pattern, at, isLiteral } of patternsOf(script)) {
    if (isLiteral && pattern.startsWith('=')) yield at;
  }
}

function* findRawInClass(script) {
  for (const { pattern, at, isLiteral } of patternsOf(script)) {
    for (const { text, index, inClass } of isLiteral ? piecesOf(pattern) : []) {
      if (inClass && (text === '/' || text === '|')) yield at + index;
    }
  }
}

function* findLowerCaseHex(script) {
  for (const { pattern, at } of patternsOf(script)) {
    for (const { text, index } of piecesOf(pattern)) {
      if (/^\\(x..|u....)$/.test(text) && /[a-f]/.test(text.slice(2))) yield at + index;
    }
  }
}

const parser = new RegExpParser({ ecmaVersion: 5 });

function* findNewerSyntax(script) {
  for (const { pattern, at } of patternsOf(script)) {
    try {
      parser.parsePattern(pattern);
    } catch {
      yield at;
    }
  }
}

function* findFreezing(script) {
  for (const { pattern, at } of patternsOf(script)) {
    const offsets = [];
    const onQuantifierEnter = (node) => {
      if (mayFreeze(node)) offsets.push(at + node.start);
    };
    try {
      visitRegExpAST(parser.parsePattern(pattern), { onQuantifierEnter });
    } catch {
      // Told by the rule on newer syntax.
    }
    yield* offsets;
  }
}

/** A repeated group that may match nothing, that chooses between repetitions, or that is nothing but a repetition. */
function mayFreeze({ element, max }) {
  if (max < 2 || !element.alternatives) return false;
  const { alternatives } = element;
  if (alternatives.some(mayBeEmpty)) return true;
  if (alternatives.length > 1 && alternatives.some(hasQuantifier)) return true;
  return alternatives.some(({ elements }) => elements.length === 1 && isRepetition(elements[0]));
}

function mayBeEmpty({ elements }) {
  return elements.every((element) => {
    if (element.type === 'Quantifier')
      return element.min === 0 || mayBeEmpty({ elements: [element.element] });
    if (element.type === 'Assertion' || element.type === 'Backreference') return true;
    return Boolean(element.alternatives?.some(mayBeEmpty));
  });
}

function hasQuantifier({ elements }) {
  return elements.some(
    (element) => element.type === 'Quantifier' || Boolean(element.alternatives?.some(hasQuantifier)),
  );
}

function isRepetition(element) {
  if (element.type === 'Quantifier') return element.max > 1;
  return Boolean(
    element.alternatives?.some(({ elements }) => elements.length === 1 && isRepetition(elements[0])),
  );
}

const regexRules = {
  'regex-start': {
    message: 'a regular expression must not begin with /=: write /\\=',
    find: findLeadingEquals,
  },
  'regex-class': { message: 'escape / and | inside a class', find: findRawInClass },
  'regex-hex': { message: 'write hexadecimal escapes in upper case', find: findLowerCaseHex },
  'regex-freeze': {
    message: 'a repeated group that may be empty or that chooses between repetitions freezes ExtendScript',
    find: findFreezing,
  },
  'regex-syntax': { message: 'syntax of regular expressions newer than ES3', find: findNewerSyntax },
};

module.exports = { regexRules };
