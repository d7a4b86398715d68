import type { Command } from '../../../film/playing/Command';
import { readFrameScript } from '../../../film/playing/parseFrameScript';
import type { CompiledTimeline, FrameScript, StartedSound } from '../../../film/tracks/CompiledTimeline';
import type { FilmContext } from '../film/FilmContext';
import { quoteText } from '../code/quote';
import type { DocumentSound } from '../../../document/xfl/sounds/DocumentSound';
import { SOUND } from '../../../document/xfl/schema/soundSchema';
import { noteUnknownWord } from '../../published/noteUnknownWord';

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
  const { calls, isWhole } = playerCalls(text, isJavaScript ? 0 : 1);
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
    case 'silence':
      return undefined;
    case 'go': {
      const { target, scene, plays } = command;
      if (scene !== undefined) return undefined;
      const argument = typeof target === 'number' ? String(target - first) : quoteText(target);
      return `this.${plays ? 'gotoAndPlay' : 'gotoAndStop'}(${argument});`;
    }
  }
}

/** Statements of a frame. */
interface FrameLines {
  /** From 0. */
  readonly frame: number;
  readonly lines: readonly string[];
  /** True for the end of a sound: it comes before what begins on the same frame. */
  readonly isEnd?: boolean;
}

/**
 * The calls that play and stop a sound, by frames. The page plays; sounds that a frame stops are kept by functions of the
 * script.
 */
function soundLines({ frame, end, layer, path, sound }: StartedSound, film: FilmContext): FrameLines[] {
  return film.at(`layer "${layer}", frame ${frame + 1}`, () => {
    const id = film.media.sounds.get(path);
    if (id === undefined) {
      film.lose(`The sound "${path}" is left out: the film has no file of it.`);
      return [];
    }
    const stop = `stopKeptSound(${quoteText(id)});`;
    const { soundSync: sync } = sound;
    if (sync === 'stop') return [{ frame, lines: [stop] }];
    const play = playCode(id, sound, film);
    const keep = film.keptSounds.has(path) ? `keepSound(${quoteText(id)}, ${play});` : `${play};`;
    if (sync === 'start') return [{ frame, lines: [`if(!isSoundKept(${quoteText(id)})) { ${keep} }`] }];
    if (sync !== 'stream') return [{ frame, lines: [keep] }];
    film.warn('A sound that streams begins and ends with its frames, and does not stand still with them.');
    return [
      { frame, lines: [stop, keep] },
      { frame: end, lines: [stop], isEnd: true },
    ];
  });
}

/** Repeats are written as the player counts them: how often a sound is heard again, -1 for without end. */
function playCode(id: string, sound: DocumentSound, film: FilmContext): string {
  noteChanges(sound, film);
  const { plays } = sound;
  if (plays === Infinity) return `playSound(${quoteText(id)},-1)`;
  return plays > 1 ? `playSound(${quoteText(id)},${plays - 1})` : `playSound(${quoteText(id)})`;
}

function noteChanges(sound: DocumentSound, film: FilmContext): void {
  const { soundEffect: effect, envelope, inPoint44 } = sound;
  noteUnknownWord(SOUND.soundEffect, sound.element, film);
  const isEven = envelope.every(({ isFull }) => isFull);
  if (effect !== 'none' && !(envelope.length > 0 && isEven))
    film.lose(`The effect "${effect}" of a sound is left out.`);
  if (inPoint44 > 0) film.lose('A sound that begins later than its file is heard whole.');
}
