/**
 * The end of the XML literal that begins at an offset of a script, or a message that says what is wrong with it.
 *
 * @param readExpression - called with the offset of each `{`; returns the offset after its `}`
 */
export function scanXml(
  input: string,
  start: number,
  readExpression: (open: number) => number,
): number | string {
  let depth = 0;
  for (let at = start; at < input.length;) {
    if (input[at] === '{') at = readExpression(at);
    else if (input[at] !== '<') at++;
    else {
      const special = endOfSpecial(input, at);
      if (special !== undefined) at = special;
      else {
        const tag = scanTag(input, at, readExpression);
        at = tag.end;
        depth += tag.step;
      }
      if (depth === 0) return at;
    }
  }
  return 'E4X: the XML literal has no end';
}

const SPECIALS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** The end of a comment, a CDATA section or an instruction; undefined for a tag. */
function endOfSpecial(input: string, at: number): number | undefined {
  const special = SPECIALS.find(([begin]) => input.startsWith(begin, at));
  if (!special) return undefined;
  const end = input.indexOf(special[1], at);
  return end < 0 ? input.length : end + special[1].length;
}

function scanTag(
  input: string,
  at: number,
  readExpression: (open: number) => number,
): { end: number; step: number } {
  const isClosing = input[at + 1] === '/';
  let quote = '';
  for (let position = at + 1; position < input.length;) {
    const character = input[position];
    if (quote === '' && character === '{') {
      position = readExpression(position);
      continue;
    }
    if (quote === '' && character === '>') {
      const isEmpty = input[position - 1] === '/' && !isClosing;
      return { end: position + 1, step: isClosing ? -1 : isEmpty ? 0 : 1 };
    }
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    position++;
  }
  return { end: input.length, step: 0 };
}
