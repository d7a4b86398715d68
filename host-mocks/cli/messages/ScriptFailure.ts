import { explainMissing } from '../../language/missing';
import { ScriptSyntaxError } from '../../language/ScriptSyntaxError';
import { errorLine } from './errorLine';

/** An error of any realm, as far as it says something. */
interface Thrown {
  name?: unknown;
  stack?: unknown;
}

/**
 * A script that failed: `message` is one line with the script's file and line, `frames` the places in scripts that
 * led there, the host's own left out.
 */
export class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';
  readonly frames: readonly string[];

  /**
   * @param thrown - what the script threw
   * @param script - the script that was started
   * @param files - every script that ran
   * @param isLimited - whether the script was limited to the language of Animate's engine
   */
  constructor(thrown: unknown, script: string, files: ReadonlySet<string>, isLimited = false) {
    const frames = framesOf(thrown, files);
    const hint = isLimited ? explainMissing(errorLine(thrown)) : undefined;
    super(describe(thrown, frames[0]?.place ?? script) + (hint ? ` (${hint})` : ''));
    this.frames = frames.map(({ text }) => text);
  }
}

function describe(thrown: unknown, place: string): string {
  if (thrown instanceof ScriptSyntaxError)
    return `${thrown.file}:${thrown.line}: SyntaxError: ${thrown.reason}`;
  const line = errorLine(thrown);
  const name = typeof thrown === 'object' && thrown !== null ? (thrown as Thrown).name : undefined;
  return typeof name === 'string' ? `${place}: ${name}: ${line}` : `${place}: ${line}`;
}

/** The lines of a stack that lie in scripts, each with its `file:line`. */
function framesOf(thrown: unknown, files: ReadonlySet<string>): Frame[] {
  const stack = typeof thrown === 'object' && thrown !== null ? (thrown as Thrown).stack : undefined;
  if (typeof stack !== 'string') return [];
  return stack.split('\n').flatMap((line) => hostFrame(line, files) ?? ownFrame(line, files) ?? []);
}

interface Frame {
  text: string;
  place: string;
}

/** A frame as Node writes it: `    at name (file:12:5)`. */
function ownFrame(text: string, files: ReadonlySet<string>): Frame | undefined {
  if (!/^\s+at /.test(text)) return undefined;
  const match = /(?:^|\()((?:[A-Za-z]:)?[^():]+):(\d+)(?::\d+)?\)?$/.exec(
    text.trim().replace(/^at (?!.*\()/, ''),
  );
  return match && files.has(match[1]) ? { text, place: `${match[1]}:${match[2]}` } : undefined;
}

/** A frame as Animate's engine writes it: `name()@file:///folder/a.jsfl:12`. */
function hostFrame(text: string, files: ReadonlySet<string>): Frame | undefined {
  const [, name, uri, line] = /^(?:([^@]*)\(\))?@file:\/\/\/(.+):(\d+)$/.exec(text) ?? [];
  if (uri === undefined) return undefined;
  const file = [...files].find(
    (known) => withoutRoot(known.replace(/\\/g, '/')) === withoutRoot(decoded(uri)),
  );
  if (file === undefined) return undefined;
  const place = `${file}:${line}`;
  return { text: name === undefined ? `    at ${place}` : `    at ${name} (${place})`, place };
}

function decoded(uri: string): string {
  return decodeURIComponent(uri).replace(/^([A-Za-z])\|/, '$1:');
}

function withoutRoot(path: string): string {
  return path.replace(/^\/+/, '');
}
