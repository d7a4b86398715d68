/** What a part of a script is. */
export type CodeKind = 'comment' | 'string' | 'number' | 'word';

export interface CodePart {
  text: string;
  /** Undefined for what has no colour. */
  kind: CodeKind | undefined;
}

/** Maximum number of coloured parts: a script of one line may be long. */
const MAX_PARTS = 20_000;

/** Words of ActionScript 1 to 3 and JavaScript. */
const WORDS = new Set(
  `as async await break case catch class const continue debugger default delete do dynamic each else export extends
  false final finally for function get if ifFrameLoaded implements import in include instanceof interface internal is
  let namespace native new null of on onClipEvent override package private protected public return set static super
  switch tellTarget this throw true try typeof undefined use var void while with yield`.split(/\s+/),
);

/** What does not end goes to the end of its line or of the text, so that each character is looked at once. */
const PART =
  /(\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$))|("(?:\\[^]|[^"\\\n\r])*"?|'(?:\\[^]|[^'\\\n\r])*'?|`(?:\\[^]|[^`\\])*`?)|(0[xX][\da-fA-F]+|\d+\.?\d*(?:[eE][+-]?\d+)?)|([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

/** The lines of a script in parts, for colours. It need not be one that can be read. */
export function codeLines(text: string): CodePart[][] {
  const lines: CodePart[][] = [[]];
  let at = 0;
  let count = 0;
  const add = (part: string, kind?: CodeKind): void => {
    for (const [index, piece] of part.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines[lines.length - 1].push({ text: piece, kind });
    }
  };
  for (const { index, 0: part, 1: comment, 2: string, 3: number, 4: word } of text.matchAll(PART)) {
    const kind = kindOf({ comment, string, number, word });
    if (kind === undefined) continue;
    if (++count > MAX_PARTS) break;
    add(text.slice(at, index));
    add(part, kind);
    at = index + part.length;
  }
  add(text.slice(at));
  return lines;
}

function kindOf(found: Record<CodeKind, string | undefined>): CodeKind | undefined {
  if (found.word !== undefined) return WORDS.has(found.word) ? 'word' : undefined;
  if (found.comment !== undefined) return 'comment';
  return found.string === undefined ? 'number' : 'string';
}
