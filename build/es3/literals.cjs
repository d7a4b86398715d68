const PLAIN_FORMS = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u2192': '->',
  '\u00d7': 'x',
  '\u2264': '<=',
  '\u2265': '>=',
};

/** @param {string} unit one UTF-16 code unit */
function escapeUnit(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * The text of a string literal (or anything else in which `\uXXXX` is read) in ASCII.
 * @param {string} text
 */
function escapeText(text) {
  return text.replace(/\\[^]|[^\0-\x7f]/g, (match) => {
    const unit = match.slice(-1);
    if (unit <= '\x7f') return match;
    const isContinuedLine = match.length === 2 && /[\u2028\u2029]/.test(unit);
    return isContinuedLine ? '' : escapeUnit(unit);
  });
}

/**
 * The text of a comment in ASCII: typographic characters become their plain forms, others `\uXXXX`.
 * @param {string} text
 */
function escapeComment(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => PLAIN_FORMS[unit] ?? escapeUnit(unit));
}

const REGEX_PIECE = /\\x[\da-f]{2}|\\u[\da-f]{4}|\\?[^\0-\x7f]|\\[^]|[^]/gi;

/**
 * The pieces of a regular expression's text, in order: an escape or one character, with the place and whether it
 * is inside a class.
 * @param {string} pattern what is between the slashes
 */
function* piecesOf(pattern) {
  let inClass = false;
  for (const { 0: text, index } of pattern.matchAll(REGEX_PIECE)) {
    yield { text, index, inClass };
    if (text === '[') inClass = true;
    if (text === ']') inClass = false;
  }
}

/**
 * A regular expression literal that ExtendScript's reader understands: no leading `=`, no raw `/` or `|` in a class,
 * hexadecimal escapes in upper case, ASCII. It matches what it matched before.
 * @param {string} raw the literal with its slashes and flags
 */
function repairRegex(raw) {
  const end = raw.lastIndexOf('/');
  let pattern = '';
  for (const { text, index, inClass } of piecesOf(raw.slice(1, end))) {
    if (/^\\[xu]..(..)?$/.test(text)) pattern += text.slice(0, 2) + text.slice(2).toUpperCase();
    else if (/[^\0-\x7f]/.test(text)) pattern += escapeUnit(text.slice(-1));
    else if ((index === 0 && text === '=') || (inClass && (text === '/' || text === '|')))
      pattern += `\\${text}`;
    else pattern += text;
  }
  return `/${pattern}${raw.slice(end)}`;
}

module.exports = { escapeText, escapeComment, piecesOf, repairRegex };
