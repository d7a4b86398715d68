import type { CompiledTimeline, FrameScript } from '../../../film/tracks/CompiledTimeline';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';
import { soundLines } from './soundLines';

/** The statements that run a timeline's frame scripts and sounds, in blocks; none for a timeline without any. */
export function frameCode(timeline: CompiledTimeline, isRoot: boolean, film: FilmContext): string[][] {
  const frames = new Map<number, (readonly string[])[]>();
  const add = (frame: number, lines: readonly string[]): void => {
    if (lines.length === 0 || frame >= timeline.frameCount) return;
    const known = frames.get(frame);
    if (known) known.push(lines);
    else frames.set(frame, [lines]);
  };
  for (const script of timeline.scripts) add(script.frame, scriptLines(script, film));
  const sounds = timeline.sounds.flatMap((sound) => soundLines(sound, film));
  for (const isEnd of [true, false])
    for (const sound of sounds) if ((sound.isEnd ?? false) === isEnd) add(sound.frame, sound.lines);
  const numbers = [...frames.keys()].sort((one, other) => one - other);
  if (numbers.length === 0) return [];
  const isSingle = timeline.frameCount === 1;
  return [
    [
      ...(isRoot ? [`this.actionFrames = [${numbers.join(',')}];`] : []),
      ...(isSingle ? ['this.isSingleFrame = false;'] : []),
      '// timeline functions:',
      ...numbers.flatMap((frame) => functionCode(frame, (frames.get(frame) ?? []).flat(), isSingle)),
    ],
    ['// actions tween:', `this.timeline.addTween(${chainCode(numbers, timeline.frameCount)});`],
  ];
}

/** A clip of one frame must not run its script at every tick. */
const ONCE = [
  '\tif(this.isSingleFrame) {',
  '\t\treturn;',
  '\t}',
  '\tif(this.totalFrames == 1) {',
  '\t\tthis.isSingleFrame = true;',
  '\t}',
];

function functionCode(frame: number, lines: readonly string[], isSingle: boolean): string[] {
  const body = lines.map((line) => `\t${line}`);
  return [`this.frame_${frame} = function() {`, ...(isSingle ? ONCE : []), ...body, '}'];
}

function chainCode(frames: readonly number[], frameCount: number): string {
  let code = 'cjs.Tween.get(this)';
  let before = 0;
  for (const frame of frames) {
    if (frame > before) code += `.wait(${frame - before})`;
    code += `.call(this.frame_${frame})`;
    before = frame;
  }
  return `${code}.wait(${frameCount - before})`;
}

/** The lines of a frame's function that a script of the document becomes. */
function scriptLines({ frame, layer, text }: FrameScript, film: FilmContext): string[] {
  const { isJavaScript, isDropped } = film.scripts;
  const { calls, isWhole } = playerCalls(text);
  if (isJavaScript && !isDropped) {
    if (!isWhole) film.scriptCount++;
    return text.trimEnd().split(/\r\n?|\n/);
  }
  if (!isWhole) {
    film.at(`layer "${layer}", frame ${frame + 1}`, () => {
      const kept = calls.length > 0 ? ' Only its calls that play and stop the timeline are kept.' : '';
      const why = isJavaScript ? ', as asked for.' : ': it is ActionScript, and players run JavaScript.';
      film.lose(`The script is left out${why}${kept}`);
    });
  }
  return calls;
}

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
