/**
 * The end of the XML literal that begins at a place of a script, or what is wrong with it.
 *
 * @param readExpression - called with the place of each `{`; gives the place after its `}`
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
  const found = SPECIALS.find(([begin]) => input.startsWith(begin, at));
  if (!found) return undefined;
  const end = input.indexOf(found[1], at);
  return end < 0 ? input.length : end + found[1].length;
}

function scanTag(
  input: string,
  at: number,
  readExpression: (open: number) => number,
): { end: number; step: number } {
  const isClosing = input[at + 1] === '/';
  let quote = '';
  for (let place = at + 1; place < input.length;) {
    const character = input[place];
    if (quote === '' && character === '{') {
      place = readExpression(place);
      continue;
    }
    if (quote === '' && character === '>') {
      const isEmpty = input[place - 1] === '/' && !isClosing;
      return { end: place + 1, step: isClosing ? -1 : isEmpty ? 0 : 1 };
    }
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    place++;
  }
  return { end: input.length, step: 0 };
}
