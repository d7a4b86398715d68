import { parse } from 'acorn';
import MagicString from 'magic-string';

/**
 * A Rollup plugin that takes out comments, which are two fifths of the host, and read at each start. All else stays as it
 * is, for stacks.
 * @param {string} banner the first line of each file, which stays
 * @returns {import('rollup').Plugin}
 */
export function withoutComments(banner) {
  return {
    name: 'without-comments',
    renderChunk(code) {
      const edited = new MagicString(code);
      const onComment = (_isBlock, text, start, end) => {
        const stays = banner.endsWith(text) || code.startsWith('#!', start);
        const blanks = /[ \t]*/y;
        blanks.lastIndex = end;
        if (!stays) edited.remove(start, end + blanks.exec(code)[0].length);
      };
      parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true, onComment });
      return { code: edited.toString().replace(/^[ \t]*\n|[ \t]+$/gm, ''), map: null };
    },
  };
}
