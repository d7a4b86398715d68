import type { TypeChecks } from '../../realm/typeChecks';

/** Name of the global that each `catch` calls with the caught value. */
export const CAUGHT = '__caught__';

/** Returns a file as stacks show it; undefined for a file that is not a script. */
export type DescribeFile = (file: string | undefined) => string | undefined;

/**
 * Receives each frame of an error's stack that is in a script; `depth` is 0 for the frame that threw it, `line` and
 * `column` count from 1.
 */
export type NoteStack = (
  error: object,
  depth: number,
  name: string | null,
  file: string,
  line: number,
  column: number,
) => void;

/** Converts the message of an error of Node's engine to that of Animate's. */
export type WordsOf = (error: object, message: string) => string;

/** What the host knows of files, stacks and errors. */
export interface Errors {
  describeFile: DescribeFile;
  noteStack: NoteStack;
  wordsOf: WordsOf;
}

/** Gives an error that Node's engine threw the message that Animate's has. */
export type Amend = (error: unknown) => void;

/**
 * Gives a realm the errors of Animate's engine: constructors that take a file and a line, `fileName` and `lineNumber`,
 * stacks, `InternalError`, and the messages of that engine. Its source is evaluated in the script's realm: it uses
 * nothing but the language.
 *
 * @param nodeWords - every message of Node's engine that Animate's words in another way contains one of them
 */
export function addErrorForms(
  { ownError }: TypeChecks,
  { describeFile, noteStack, wordsOf }: Errors,
  nodeWords: readonly string[],
): Amend {
  const global = globalThis as unknown as Record<string, ErrorConstructor>;
  const { defineProperty, getOwnPropertyDescriptor: describe, setPrototypeOf } = Object;
  const { construct } = Reflect;
  const NativeError = Error;
  const made = new WeakSet();
  const { has: isMade, add: note } = WeakSet.prototype;
  const { indexOf, lastIndexOf, slice } = String.prototype;
  function hidden(object: object, name: string, value: unknown): void {
    defineProperty(object, name, { value, writable: true, configurable: true, enumerable: false });
  }
  const [ZERO, NINE] = [48, 57];
  // No regular expressions: RegExp.$1 belongs to the script, and at the end of the stack they end the process.
  function placeIn(line: string): Record<string, unknown> | undefined {
    const at = lastIndexOf.call(line, '@');
    const colon = lastIndexOf.call(line, ':');
    if (at < 0 || (at > 0 && line[at - 1] !== ')') || colon <= at + 1 || colon === line.length - 1)
      return undefined;
    for (let i = colon + 1; i < line.length; i++) {
      const digit = line.charCodeAt(i);
      if (digit < ZERO || digit > NINE) return undefined;
    }
    return { fileName: slice.call(line, at + 1, colon), lineNumber: Number(slice.call(line, colon + 1)) };
  }
  function firstPlace(stack: string): Record<string, unknown> {
    for (let from = 0, end: number; from < stack.length; from = end + 1) {
      end = indexOf.call(stack, '\n', from);
      if (end < 0) end = stack.length;
      const position = placeIn(slice.call(stack, from, end));
      if (position) return position;
    }
    return { fileName: '', lineNumber: 0 };
  }
  function place(name: string): PropertyDescriptor & ThisType<{ stack: unknown }> {
    return {
      get() {
        return firstPlace(String(this.stack || ''))[name];
      },
      set(value: unknown) {
        hidden(this, name, value);
      },
      configurable: true,
    };
  }
  defineProperty(Error.prototype, 'fileName', place('fileName'));
  defineProperty(Error.prototype, 'lineNumber', place('lineNumber'));
  function prepareStackTrace(error: Error, sites: readonly NodeJS.CallSite[]): string {
    let lines = '';
    // The message of an error of Node's engine is computed from this stack, so it is not read here.
    if (isMade.call(made, error))
      lines = error.name + '(' + (error.message === '' ? '' : '"' + error.message + '"') + ')@:0\n';
    for (let i = 0; i < sites.length; i++) {
      const site = sites[i] as NodeJS.CallSite;
      try {
        const file = describeFile(site.getFileName() as string | undefined);
        if (file === undefined) continue;
        let name = site.getFunctionName();
        if (name === 'eval') name = null;
        lines += (name === null ? '' : name + '()') + '@' + file + ':' + site.getLineNumber() + '\n';
        noteStack(
          error,
          i,
          name,
          site.getFileName() as string,
          site.getLineNumber() as number,
          site.getColumnNumber() as number,
        );
      } catch (fault) {
        throw ownError(fault);
      }
    }
    return lines === '' ? '\n' : lines;
  }
  function constructorOf(name: string, Native: ErrorConstructor, prototype: object): void {
    function Made(message?: string, fileName?: unknown, lineNumber?: number): object {
      const error = construct(Native, message === undefined ? [] : [message], new.target || Made) as object;
      note.call(made, error);
      if (fileName !== undefined) hidden(error, 'fileName', String(fileName));
      if (lineNumber !== undefined) hidden(error, 'lineNumber', lineNumber >>> 0);
      return error;
    }
    Made.prototype = prototype;
    defineProperty(Made, 'name', { value: name });
    hidden(prototype, 'constructor', Made);
    hidden(global, name, Made);
  }
  const names = [
    'Error',
    'EvalError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
  ];
  for (const name of names) {
    const Native = global[name] as ErrorConstructor;
    constructorOf(name, Native, Native.prototype);
  }
  // V8 calls `prepareStackTrace` of its original constructor, Node that of the global object's.
  // Otherwise Node's own formatter runs, which throws errors of Node's realm.
  const writer = { value: prepareStackTrace, writable: false, configurable: false, enumerable: false };
  defineProperty(NativeError, 'prepareStackTrace', writer);
  defineProperty(global.Error as ErrorConstructor, 'prepareStackTrace', writer);
  const internal = Object.create(NativeError.prototype) as object;
  hidden(internal, 'name', 'InternalError');
  hidden(internal, 'message', '');
  constructorOf('InternalError', NativeError, internal);
  function hasNodeWords(message: string): boolean {
    for (const words of nodeWords) if (indexOf.call(message, words) >= 0) return true;
    return false;
  }
  function inWords(error: Error, message: string): string {
    // Reading the stack reports to the host where the error was thrown.
    String(error.stack);
    try {
      return wordsOf(error, message);
    } catch (fault) {
      throw ownError(fault);
    }
  }
  return function (error) {
    if (!(error instanceof NativeError) || isMade.call(made, error)) return;
    const descriptor = describe(error, 'message');
    const message: unknown = descriptor && descriptor.value;
    if (typeof message !== 'string') return;
    if (message === 'Maximum call stack size exceeded') {
      setPrototypeOf(error, internal);
      hidden(error, 'message', 'too much recursion');
    } else if (hasNodeWords(message)) {
      // Computed at first use: many scripts catch errors and never look at them.
      defineProperty(error, 'message', {
        get() {
          const words = inWords(error, message);
          hidden(error, 'message', words);
          return words;
        },
        set(value: unknown) {
          hidden(error, 'message', value);
        },
        configurable: true,
        enumerable: false,
      });
    }
  };
}
