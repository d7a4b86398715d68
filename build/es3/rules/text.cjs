// Rules about the text itself, whatever it means.

function* findMatches(text, pattern, base = 0) {
  for (const match of text.matchAll(pattern)) yield base + match.index;
}

function* findDirectives({ comments }) {
  for (const { value, start } of comments) if (value.startsWith('@')) yield start;
}

function* findContinuedLines({ tokens, code }) {
  for (const { type, start, end } of tokens) {
    if (type.label === 'string')
      yield* findMatches(code.slice(start, end), /\\(?=[\n\r\u2028\u2029])/g, start);
  }
}

const textRules = {
  ascii: {
    message: 'a character outside ASCII: write \\uXXXX',
    find: ({ code }) => findMatches(code, /[^\0-\x7f]/g),
  },
  'directive-comment': {
    message: 'ExtendScript takes a comment that starts with @ for a directive',
    find: findDirectives,
  },
  'hash-line': {
    message: 'ExtendScript takes a line that starts with # for a directive',
    find: ({ code }) => findMatches(code, /(?<=^[ \t]*)#/gm),
  },
  'line-continuation': {
    message: 'ES3 has no strings over several lines: join them with +',
    find: findContinuedLines,
  },
};

module.exports = { textRules };
