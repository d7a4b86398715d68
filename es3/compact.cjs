const { tokenizer } = require('acorn');
const { abbreviations } = require('./abbreviate.cjs');

/** The end of one token and the start of the next that would be read otherwise without a space between them. */
const NEEDS_SPACE = /[\w$][\w$\\]|\+\+|--|\/\/|\/\*/;

/**
 * Removes comments and optional spaces from a script, narrows its indentation, and abbreviates its local variables. Line
 * breaks stay, so that an engine's error names the line of one statement. The comment at the top stays: it tells the
 * version and the licence.
 * @param {string} code a script in ES5 that has all its semicolons
 * @returns {string}
 */
function compact(code) {
  const [banner] = /^(\/\/.*\n)*/.exec(code);
  const names = abbreviations(code);
  const parts = [banner];
  let end = banner.length;
  for (const token of tokenizer(code, { ecmaVersion: 5 })) {
    if (parts.length > 1)
      parts.push(separator(code.slice(end, token.start), code[end - 1], code[token.start]));
    parts.push(names.get(token.start) ?? code.slice(token.start, token.end));
    end = token.end;
  }
  return `${parts.join('')}\n`;
}

function separator(gap, before, after) {
  const lineBreak = gap.lastIndexOf('\n');
  if (lineBreak >= 0) return `\n${indentation(gap.length - lineBreak - 1)}`;
  return NEEDS_SPACE.test(before + after) ? ' ' : '';
}

/** One space for each level of four; the outermost function is no level. */
function indentation(width) {
  return ' '.repeat(Math.max(0, Math.floor(width / 4) - 1));
}

/**
 * The same as a Rollup plugin. Put it after the pass, which writes all semicolons.
 * @returns {import('rollup').Plugin}
 */
function es3Compact() {
  return {
    name: 'es3-compact',
    renderChunk: { order: 'post', handler: (code) => ({ code: compact(code), map: null }) },
  };
}

module.exports = { compact, es3Compact };
