import { parse } from 'acorn';
import MagicString from 'magic-string';

/**
 * A Rollup plugin that takes out comments, which are two fifths of the host, and read at each start. A line with nothing
 * but a comment goes with it. All else stays as it is: names and lines for stacks, and the texts of the program.
 * @param {string} banner the first line of each file, which stays
 * @returns {import('rollup').Plugin}
 */
export function withoutComments(banner) {
  return {
    name: 'without-comments',
    renderChunk(code) {
      const edited = new MagicString(code);
      const onComment = (_isBlock, text, start, end) => {
        if (banner.endsWith(text) || code.startsWith('#!', start)) return;
        const [before] = /[ \t]*$/.exec(code.slice(code.lastIndexOf('\n', start - 1) + 1, start));
        const blanks = blanksAt(code, end);
        const isLine = isLineStart(code, start - before.length) && code[end + blanks] === '\n';
        if (isLine) edited.remove(start - before.length, end + blanks + 1);
        // Blanks after it go where one is before it: words must not join.
        else edited.remove(start, /\s/.test(code[start - 1] ?? ' ') ? end + blanks : end);
      };
      parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true, onComment });
      return { code: edited.toString(), map: null };
    },
  };
}

function isLineStart(code, at) {
  return at === 0 || code[at - 1] === '\n';
}

/** Number of blanks from there on. */
function blanksAt(code, at) {
  let end = at;
  while (code[end] === ' ' || code[end] === '\t') end++;
  return end - at;
}
