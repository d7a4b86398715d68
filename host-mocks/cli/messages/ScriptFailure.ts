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
function framesOf(thrown: unknown, files: ReadonlySet<string>): { text: string; place: string }[] {
  const stack = typeof thrown === 'object' && thrown !== null ? (thrown as Thrown).stack : undefined;
  if (typeof stack !== 'string') return [];
  return stack.split('\n').flatMap((text) => {
    if (!/^\s+at /.test(text)) return [];
    const match = /(?:^|\()((?:[A-Za-z]:)?[^():]+):(\d+)(?::\d+)?\)?$/.exec(
      text.trim().replace(/^at (?!.*\()/, ''),
    );
    return match && files.has(match[1]) ? [{ text, place: `${match[1]}:${match[2]}` }] : [];
  });
}
