import type { OwnTests } from '../../realm/ownTests';

/** Name of the global that each `catch` calls with what it caught. */
export const CAUGHT = '__caught__';

/** A file as stacks show it; undefined for what is not a script. */
export type DescribeFile = (file: string | undefined) => string | undefined;

/**
 * Is told each frame of an error's stack that is a script's; `depth` is 0 for the place that threw it, `line` and
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

/** A text of Node's engine in an error, in the words of Animate's. */
export type WordsOf = (error: object, message: string) => string;

/** What the host knows of files, stacks and errors. */
export interface Errors {
  describeFile: DescribeFile;
  noteStack: NoteStack;
  wordsOf: WordsOf;
}

/** Puts an error that Node's engine threw into the words of Animate's. */
export type Amend = (error: unknown) => void;

/**
 * Gives a realm what errors are in Animate's engine: constructors that take a file and a line, `fileName` and
 * `lineNumber`, stacks, `InternalError`, and texts in the words of that engine. Its text runs in the script's realm: it
 * uses nothing but the language.
 *
 * @param nodeWords - one of them is in each text of Node's engine that has other words in Animate's
 */
export function addErrorForms(
  { ownError }: OwnTests,
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
  // Without regular expressions: RegExp.$1 belongs to the script, and at the end of the stack they end the process.
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
      const found = placeIn(slice.call(stack, from, end));
      if (found) return found;
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
    // The message of an error of Node's engine is found by this stack: it is not read here.
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
  // V8 asks the constructor that it made, Node the one that the global object has.
  // Without it Node's own writer runs, which throws errors of Node's realm.
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
    // Reading the stack tells the host where the error was thrown.
    String(error.stack);
    try {
      return wordsOf(error, message);
    } catch (fault) {
      throw ownError(fault);
    }
  }
  return function (error) {
    if (!(error instanceof NativeError) || isMade.call(made, error)) return;
    const found = describe(error, 'message');
    const message: unknown = found && found.value;
    if (typeof message !== 'string') return;
    if (message === 'Maximum call stack size exceeded') {
      setPrototypeOf(error, internal);
      hidden(error, 'message', 'too much recursion');
    } else if (hasNodeWords(message)) {
      // Many scripts catch errors and never look at them.
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
