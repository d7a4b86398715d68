import type { Platform } from '../../platform/Platform';
import { SourceMaps } from './SourceMaps';
import type { StackFrame } from './StackFrame';

/** The files of the scripts that ran, and those that ran translated. */
interface Ran {
  readonly files: ReadonlySet<string>;
  readonly translated: ReadonlySet<string>;
}

/** Reads the stacks of errors as frames. */
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

  /** Adds a frame of an error whose stack does not have Node's format. */
  note(error: object, depth: number, name: string | null, file: string, line: number, column: number): void {
    const frames = this.noted.get(error) ?? [];
    if (!this.noted.has(error)) this.noted.set(error, frames);
    const frame = { name: name ?? undefined, file, line, column };
    frames.push(frame);
    if (depth === 0) this.thrownAt.set(error, frame);
  }

  /** Where an error was thrown, in the source that the engine ran; undefined if no script threw it. */
  innermost(error: object): StackFrame | undefined {
    return this.thrownAt.get(error);
  }

  /**
   * The frames of an error in scripts, innermost first; in the original sources if there are source maps. Empty if it
   * has no stack.
   *
   * @param description - the error as the script's realm describes it. Engines format a stack when it is read, and may
   *   call scripts to do so: it must be read in that realm.
   */
  framesOf(error: unknown, description: unknown, { files, translated }: Ran): StackFrame[] {
    if (typeof error !== 'object' || error === null) return [];
    const { stack } = description as { stack?: unknown };
    const frames = this.noted.get(error) ?? [...readStack(stack), ...this.readEngineStack(stack, files)];
    return frames
      .filter(({ file }) => files.has(file))
      .map((frame) => (translated.has(frame.file) ? { ...frame, column: undefined } : frame))
      .map((frame) => this.sourceMaps.toSource(frame));
  }

  /**
   * Reads a stack in the format of Animate's engine: lines of `name()@file:///folder/script.jsfl:12`. The errors of a
   * script's own class have it if they copy the stack of another error.
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

/** Reads a stack in Node's format: lines of `    at name (file:12:5)`. */
function readStack(stack: unknown): StackFrame[] {
  if (typeof stack !== 'string') return [];
  return stack.split('\n').flatMap((line) => {
    const [, called, file, number, column] = /^\s+at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (file === undefined) return [];
    // QuickJS's name for the global level.
    const name = called === '<eval>' ? undefined : called;
    return [{ name, file, line: Number(number), column: Number(column) }];
  });
}
