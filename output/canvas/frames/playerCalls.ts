import { quoteText } from '../code/quote';

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\r\n]*/g;

/** One statement that only plays, stops or moves the timeline. */
const CALL =
  /^(?:this\s*\.\s*)?(play|stop|nextFrame|prevFrame|gotoAndPlay|gotoAndStop)\s*\(\s*(?:(\d{1,6})|"([^"\\]*)"|'([^'\\]*)')?\s*\)$/;

/**
 * What an ActionScript says that the player knows too: statements on the outermost level that play, stop or move the
 * timeline. Frames count from 1 there and from 0 here.
 *
 * @returns the calls as JavaScript; `isWhole` is true where the script says nothing else
 */
export function playerCalls(text: string): { calls: string[]; isWhole: boolean } {
  const calls: string[] = [];
  let isWhole = true;
  for (const statement of statementsOf(text.replace(COMMENTS, ' '))) {
    const call = callOf(statement);
    if (call === undefined) isWhole = false;
    else calls.push(call);
  }
  return { calls, isWhole };
}

/** The statements outside of braces; a block is one statement together with what is before it. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  const end = (at: number): void => {
    const statement = text.slice(start, at).trim();
    if (statement !== '') statements.push(statement);
    start = at + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') depth++;
    else if (character === '}') depth--;
    const isEnd = character === ';' || character === '\n' || character === '\r' || character === '}';
    if (isEnd && depth <= 0) end(character === '}' ? at + 1 : at);
  }
  end(text.length);
  return statements;
}

function callOf(statement: string): string | undefined {
  const [, name, frame, ...texts] = CALL.exec(statement) ?? [];
  if (name === undefined) return undefined;
  const label = texts.find((text) => text !== undefined);
  const argument = frame !== undefined ? String(Math.max(0, Number(frame) - 1)) : label && quoteText(label);
  const isJump = name.startsWith('goto');
  if (isJump !== (argument !== undefined)) return undefined;
  if (name === 'nextFrame') return 'this.gotoAndStop(this.currentFrame + 1);';
  if (name === 'prevFrame') return 'this.gotoAndStop(Math.max(0, this.currentFrame - 1));';
  return `this.${name}(${argument ?? ''});`;
}
