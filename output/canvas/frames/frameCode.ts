import type { Command } from '../../../film/playing/Command';
import { readFrameScript } from '../../../film/playing/parseFrameScript';
import type { FrameScript } from '../../../film/playing/keyframeNotes';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';
import { soundLines } from './soundLines';

/** The statements that run a timeline's frame scripts and sounds, in blocks; none for a timeline without any. */
export function frameCode(timeline: CompiledTimeline, isRoot: boolean, film: FilmContext): string[][] {
  const frames = new Map<number, (readonly string[])[]>();
  const add = (frame: number, lines: readonly string[]): void => {
    if (lines.length === 0 || frame >= timeline.frameCount) return;
    const parts = frames.get(frame);
    if (parts) parts.push(lines);
    else frames.set(frame, [lines]);
  };
  const { notes } = timeline;
  for (const script of notes.scripts) add(script.frame, scriptLines(script, film));
  const sounds = notes.sounds.flatMap((sound) => soundLines(sound, film));
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
function scriptLines({ frame, keyframe, text }: FrameScript, film: FilmContext): string[] {
  const where = `layer "${keyframe.layer?.name ?? ''}", frame ${frame + 1}`;
  const { isJavaScript, isDropped, live } = film.scripts;
  const { calls, isWhole } = playerCalls(text, isJavaScript ? 0 : 1);
  if (isJavaScript && !isDropped) {
    if (!isWhole) film.scriptCount++;
    if (live.size === 0 && /\bAdobeAn\.Layer\b/.test(text))
      film.at(where, () => film.lose('The script finds no AdobeAn.Layer: layers keep their depths.'));
    return text.trimEnd().split(/\r\n?|\n/);
  }
  if (!isWhole) {
    film.at(where, () => {
      const hint = calls.length > 0 ? ' Only its calls that play and stop the timeline are kept.' : '';
      const why = isJavaScript ? ', as asked for.' : ': it is ActionScript, and players run JavaScript.';
      film.lose(`The script is left out${why}${hint}`);
    });
  }
  return calls;
}

/**
 * What a script says that the player knows too: statements that play, stop or move the timeline. Frames count from 0
 * here.
 *
 * @param first - the number of the first frame in the script
 * @returns the calls as JavaScript; `isWhole` is true where the script says nothing else
 */
export function playerCalls(text: string, first: 0 | 1): { calls: string[]; isWhole: boolean } {
  const { commands, isWhole } = readFrameScript(text, first);
  const calls = commands.flatMap((command) => callOf(command, first) ?? []);
  return { calls, isWhole: isWhole && calls.length === commands.length };
}

/** Undefined for a command that the player of a page does not know: another scene, all sounds. */
function callOf(command: Command, first: number): string | undefined {
  switch (command.kind) {
    case 'stop':
    case 'play':
      return `this.${command.kind}();`;
    case 'next':
      return 'this.gotoAndStop(this.currentFrame + 1);';
    case 'previous':
      return 'this.gotoAndStop(Math.max(0, this.currentFrame - 1));';
    case 'stopAllSounds':
      return undefined;
    case 'go': {
      const { target, scene, plays } = command;
      if (scene !== undefined) return undefined;
      const argument = typeof target === 'number' ? String(target - first) : quoteText(target);
      return `this.${plays ? 'gotoAndPlay' : 'gotoAndStop'}(${argument});`;
    }
  }
}
