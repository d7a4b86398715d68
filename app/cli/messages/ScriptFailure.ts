import { adviseOnError } from '../../habits/adviseOnError';
import { explainMissing } from '../../../host-mocks/language/missing';
import { sandboxWords } from '../../../host-mocks/language/errors/sandboxWords';
import { ScriptSyntaxError } from '../../../host-mocks/language/ScriptSyntaxError';
import { nearestWord } from '../../../host-mocks/nearestWord';
import type { StackFrame } from '../../../host-mocks/scripts/StackFrame';
import type { SourcePosition } from './codeFrame';
import { errorLine } from './errorLine';

/** Describes where a script failed. */
export interface FailurePlace {
  /** The script that was started. */
  script: string;
  /** The calls in scripts that led to the error, the innermost first. */
  frames: readonly StackFrame[];
  /** True for the library's own files: the user's frames come first. */
  isLibrary(file: string): boolean;
  /** True when the script was limited to the language of Animate's engine. */
  isLimited?: boolean;
  /** The text of a script, if it can be read. */
  sourceOf?(file: string): string | undefined;
  /** A hint for an error that says that something was missing. */
  advice?: string;
  /** The methods that scripts can call, for "did you mean". */
  methods?(): readonly string[];
  /** The methods of collections, each with the classes that have it. */
  collectionMethods?(): ReadonlyMap<string, readonly string[]>;
}

/** Maximum number of further syntax errors shown: these fit on a screen. */
const MAX_OTHER_PLACES = 8;

/** The messages of the engines at the end of the stack: V8, QuickJS, and Animate's. */
const ENDLESS = /^(Maximum call stack size exceeded|stack overflow|too much recursion)$/;

/**
 * A script that failed: `message` is one line with the script's file and line; `place` is the line that failed, and
 * `frames` lists the calls that led to it: the user's own, or those of the library if there are no others. For a script
 * with syntax errors, `frames` lists the other errors.
 */
export class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';
  readonly place: SourcePosition | undefined;
  /** The text of the script that failed. */
  readonly source: string | undefined;
  readonly frames: readonly string[];
  /** True for a script that called itself until the stack ended: its calls are all the same. */
  readonly isEndless: boolean;

  /** @param thrown - what the script threw */
  constructor(
    thrown: unknown,
    {
      script,
      frames,
      isLibrary,
      isLimited = false,
      sourceOf,
      advice,
      methods,
      collectionMethods,
    }: FailurePlace,
  ) {
    const own = frames.filter(({ file }) => !isLibrary(file));
    const failing = own.at(0) ?? placeOfSyntaxError(thrown);
    const source = failing && sourceOf?.(failing.file);
    const line = wordsOf(errorLine(thrown), failing, source);
    const hint =
      adviseOnError(line, collectionMethods ?? (() => new Map())) ??
      (isLimited ? explainMissing(line) : undefined) ??
      scriptAdvice(line) ??
      adviceFor(thrown, advice) ??
      nearestMethod(line, methods);
    super(describe(thrown, line, failing ? placeText(failing) : script) + (hint ? ` (${hint})` : ''));
    // The line that failed is shown above.
    const shown = own.length === 1 && own[0].name === undefined ? [] : own.length > 0 ? own : frames;
    this.isEndless = ENDLESS.test(line);
    this.place = this.isEndless ? undefined : failing;
    this.source = this.place && source;
    const frameTexts = this.isEndless ? [] : shown.map(frameText);
    this.frames = thrown instanceof ScriptSyntaxError ? otherPlaces(thrown) : frameTexts;
  }
}

function placeOfSyntaxError(thrown: unknown): SourcePosition | undefined {
  return thrown instanceof ScriptSyntaxError
    ? { file: thrown.file, line: thrown.line, column: thrown.column }
    : undefined;
}

function otherPlaces({ others }: ScriptSyntaxError): readonly string[] {
  const shown = others
    .slice(0, MAX_OTHER_PLACES)
    .map(({ line, column, reason }) => `    ${line}:${column}: ${reason}`);
  const more = others.length - shown.length;
  return more > 0 ? [...shown, `    and ${more} more`] : shown;
}

/** The nearest method, if a script calls one that does not exist. */
function nearestMethod(line: string, methods?: () => readonly string[]): string | undefined {
  const name = /\.(\w+) is not a function$/.exec(line)?.[1];
  const nearest = name === undefined || !methods ? undefined : nearestWord(name, methods());
  return nearest === undefined || nearest === name ? undefined : `did you mean ${nearest}?`;
}

function placeText({ file, line, column }: SourcePosition): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

function frameText(frame: StackFrame): string {
  const position = placeText(frame);
  return frame.name === undefined ? `    at ${position}` : `    at ${frame.name} (${position})`;
}

/** In the sandbox, the words of Animate's engine, with the name of what failed. */
function wordsOf(line: string, at: SourcePosition | undefined, source: string | undefined): string {
  const { line: number, column } = at ?? {};
  const isKnown = source !== undefined && number !== undefined && column !== undefined;
  return sandboxWords(line, isKnown ? { source, line: number, column } : undefined);
}

function describe(thrown: unknown, line: string, place: string): string {
  if (thrown instanceof ScriptSyntaxError) return `${place}: SyntaxError: ${thrown.reason}`;
  const name =
    typeof thrown === 'object' && thrown !== null ? (thrown as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? `${place}: ${name}: ${line}` : `${place}: ${line}`;
}

/** The advice if a member of null or undefined was read, which is most likely the document. */
function adviceFor(thrown: unknown, advice: string | undefined): string | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  return /null|undefined|no document/i.test(errorLine(thrown)) ? advice : undefined;
}

/** What the user can do about a failed script, in terms of the command line; undefined if nothing. */
export function scriptAdvice(line: string): string | undefined {
  if (/^runScript: .*[\\/]Commands[\\/]collection(\.es5)?\.(jsfl|jsx)\.?$/.test(line))
    return "run loads the library itself: write if (typeof Collection === 'undefined') before this line";
  return line.includes(': no answer was prepared for the dialogue')
    ? '--answer gives one: yes, no, a text, a path, id=value&id=value for a panel, or :cancel'
    : undefined;
}
