import type { Platform } from '../platform/Platform';
import { SourceMaps } from './SourceMaps';
import type { StackFrame } from './StackFrame';

/** The scripts that ran: which files, and which of them in other words than they have. */
interface Ran {
  readonly files: ReadonlySet<string>;
  readonly translated: ReadonlySet<string>;
}

/** Knows the stacks of errors as frames. */
export class Stacks {
  private readonly thrownAt = new WeakMap<object, StackFrame>();
  private readonly noted = new WeakMap<object, StackFrame[]>();
  private readonly sourceMaps: SourceMaps;

  /** @param toUri - the URI by which stacks name a script that runs in the language of Animate's engine */
  constructor(
    { disk, paths }: Platform,
    private readonly toUri: (file: string) => string,
  ) {
    this.sourceMaps = new SourceMaps(disk, paths);
  }

  /** Notes one more frame of an error whose stack is not in the form of Node. */
  note(error: object, depth: number, name: string | null, file: string, line: number, column: number): void {
    const frames = this.noted.get(error) ?? [];
    if (!this.noted.has(error)) this.noted.set(error, frames);
    const frame = { name: name ?? undefined, file, line, column };
    frames.push(frame);
    if (depth === 0) this.thrownAt.set(error, frame);
  }

  /** Where an error was thrown, in the text that the engine ran; undefined where no script threw it. */
  innermost(error: object): StackFrame | undefined {
    return this.thrownAt.get(error);
  }

  /**
   * The places in scripts that led to an error, the innermost first; in their sources where there are source maps. None
   * for what has no stack.
   *
   * @param told - what the script's realm tells of the error. Engines write the stack when it is asked for, and ask
   * scripts how: the realm has to ask.
   */
  framesOf(error: unknown, told: unknown, { files, translated }: Ran): StackFrame[] {
    if (typeof error !== 'object' || error === null) return [];
    const { stack } = told as { stack?: unknown };
    const frames = this.noted.get(error) ?? [...readStack(stack), ...this.readEngineStack(stack, files)];
    return frames
      .filter(({ file }) => files.has(file))
      .map((frame) => (translated.has(frame.file) ? { ...frame, column: undefined } : frame))
      .map((frame) => this.sourceMaps.toSource(frame));
  }

  /**
   * Reads a stack as Animate's engine writes it: lines of `name()@file:///folder/script.jsfl:12`. An error class of a
   * script has such a text when it takes over the stack of another error.
   */
  private readEngineStack(stack: unknown, files: ReadonlySet<string>): StackFrame[] {
    if (typeof stack !== 'string') return [];
    const byUri = new Map([...files].map((file) => [this.toUri(file), file]));
    return stack.split('\n').flatMap((line) => {
      const [, name, uri = '', number] = /^(?:(.*)\(\))?@([^@]+):(\d+)$/.exec(line) ?? [];
      const file = byUri.get(uri);
      return file === undefined ? [] : [{ name, file, line: Number(number) }];
    });
  }
}

/** Reads a stack as Node writes it: lines of `    at name (file:12:5)`. */
function readStack(stack: unknown): StackFrame[] {
  if (typeof stack !== 'string') return [];
  return stack.split('\n').flatMap((line) => {
    const [, called, file, number, column] = /^\s+at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (file === undefined) return [];
    // QuickJS calls the global level so.
    const name = called === '<eval>' ? undefined : called;
    return [{ name, file, line: Number(number), column: Number(column) }];
  });
}
