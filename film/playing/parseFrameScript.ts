import { lookUp } from '../../document/xml/lookUp';
import type { Command } from './Command';

type Plain = Exclude<Command, { kind: 'go' }>['kind'];

/** Calls without arguments. */
const PLAIN: Record<string, Plain> = {
  stop: 'stop',
  play: 'play',
  nextFrame: 'next',
  prevFrame: 'previous',
  stopAllSounds: 'stopAllSounds',
  'SoundMixer.stopAll': 'stopAllSounds',
  'flash.media.SoundMixer.stopAll': 'stopAllSounds',
};

/**
 * Comments, and the imports that calls of this kind need. A comment that does not end takes all that is left: looking
 * for the end of each of thousands would take time that grows with the square of the script.
 */
const IGNORED = /\/\*(?:[^]*?\*\/|([^]*))|\/\/[^\n\r]*|\bimport\s+flash\.media\.(?:SoundMixer|\*)\s*;?/g;

/** A call with nothing but literals: at the start of what is left. */
const CALL = /^\s*(?:this\s*\.\s*)?([A-Za-z][\w.]*)\s*\(([^()]*)\)\s*(?:;\s*|(?=[\n\r])|$)/;

const NUMBER = /^\s*(\d{1,5})\s*$/;
const TEXT = /^\s*(?:"([^"\\\n\r]*)"|'([^'\\\n\r]*)')\s*$/;

/**
 * The commands of a frame script; undefined for one that does anything else. A script of comments has none.
 *
 * @param language - version of ActionScript, 1 to 3
 * @param first - the number of the first frame; 0 in the JavaScript of HTML5 Canvas
 */
export function parseFrameScript(text: string, language: number, first: 0 | 1 = 1): Command[] | undefined {
  const commands: Command[] = [];
  // A text in quotes may hold the signs of a comment: then it is not a label that this knows.
  const bare = text.replace(IGNORED, (_all, open: string | undefined) => (open === undefined ? ' ' : '/*'));
  let rest = bare.replace(/^[\s;]+/, '');
  while (rest !== '') {
    const [whole, name = '', value = ''] = CALL.exec(rest) ?? [];
    const command = whole === undefined ? undefined : commandOf(name, value, language, first);
    if (whole === undefined || !command) return undefined;
    commands.push(command);
    rest = rest.slice(whole.length).replace(/^[\s;]+/, '');
  }
  return commands;
}

/**
 * The commands of a frame script in any version of the language, and of a script that does anything else those that it
 * begins, ends or continues with. What the versions read differently are scenes, and names of the same call.
 *
 * @param first - as for `parseFrameScript`
 */
export function readFrameScript(text: string, first: 0 | 1 = 1): { commands: Command[]; isWhole: boolean } {
  const whole = parseFrameScript(text, 3, first) ?? parseFrameScript(text, 2, first);
  return { commands: whole ?? plainCommands(text, first), isWhole: whole !== undefined };
}

/**
 * What a script is made of, as far as it shows where statements begin: comments, texts, brackets, signs. A text that does
 * not end takes the rest of its line, so that each character is looked at once.
 */
const PART =
  /\/\*[^]*?(?:\*\/|$)|\/\/[^\n\r]*|"(?:[^"\\\n\r]|\\[^])*"?|'(?:[^'\\\n\r]|\\[^])*'?|[A-Za-z_$][\w$]*|\S/g;
const COMMENT = /^\/[/*]/;

/**
 * The commands that any script contains, whatever else it does: those among its own statements, not
 * those in its functions, conditions and loops.
 *
 * @param first - as for `parseFrameScript`
 */
export function plainCommands(text: string, first: 0 | 1 = 1): Command[] {
  const bare = text.replace(PART, (part) => (COMMENT.test(part) ? ' ' : part));
  const commands: Command[] = [];
  let depth = 0;
  let isStart = true;
  // The end of the last call that was read.
  let end = 0;
  for (const { 0: part, index } of bare.matchAll(PART)) {
    if (index < end) continue;
    const [whole, name = '', said = ''] = isStart && depth === 0 ? (CALL.exec(bare.slice(index)) ?? []) : [];
    const command =
      whole === undefined ? undefined : (commandOf(name, said, 3, first) ?? commandOf(name, said, 2, first));
    if (command) {
      commands.push(command);
      end = index + (whole?.length ?? 0);
      continue;
    }
    if (OPENING.includes(part)) depth++;
    else if (CLOSING.includes(part)) depth = Math.max(0, depth - 1);
    isStart = part === ';' || part === '}';
  }
  return commands;
}

const OPENING = ['(', '[', '{'];
const CLOSING = [')', ']', '}'];

function commandOf(name: string, said: string, language: number, first: number): Command | undefined {
  const args = said.trim() === '' ? [] : said.split(',').map(literalOf);
  const plain = lookUp(PLAIN, name);
  if (plain) return args.length === 0 && belongs(name, language) ? { kind: plain } : undefined;
  const plays = name === 'gotoAndPlay';
  if ((!plays && name !== 'gotoAndStop') || args.includes(undefined)) return undefined;
  if (args.length === 1) return goTo(args[0], undefined, plays, first);
  if (args.length !== 2) return undefined;
  // ActionScript 3 names the scene last, the older ones first.
  const [target, scene] = language === 3 ? args : [args[1], args[0]];
  return typeof scene === 'string' ? goTo(target, scene, plays, first) : undefined;
}

function belongs(name: string, language: number): boolean {
  if (name === 'stopAllSounds') return language < 3;
  return language === 3 || !name.includes('.');
}

function goTo(
  target: number | string | undefined,
  scene: string | undefined,
  plays: boolean,
  first: number,
): Command | undefined {
  if (target === undefined || target === '' || (typeof target === 'number' && target < first))
    return undefined;
  return { kind: 'go', target, scene, plays };
}

function literalOf(text: string): number | string | undefined {
  const number = NUMBER.exec(text);
  if (number) return Number(number[1]);
  const quoted = TEXT.exec(text);
  return quoted ? (quoted[1] ?? quoted[2]) : undefined;
}
