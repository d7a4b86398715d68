import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import type { FilmContext } from '../film/FilmContext';
import { scriptLines } from './scriptLines';
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
