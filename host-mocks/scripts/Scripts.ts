import { decodeText } from '../../platform/decodeText';
import type { EnginePosition } from '../language/errors/engineWords';
import type { Amend } from '../language/errors/errorForms';
import { refuseImport } from '../language/refuseImport';
import { translate } from '../language/translate';
import { withVar } from '../language/withVar';
import type { Disk } from '../../platform/Disk';
import type { World } from '../../platform/World';
import type { StackFrame } from './StackFrame';

type Call = (callback: unknown, args: readonly unknown[]) => unknown;

/** Runs scripts in a world, in that world's language, and knows which script is running. */
export class Scripts {
  /** Every script that ran so far. */
  readonly files = new Set<string>();
  /** Scripts that run translated: columns in their stacks are not those of the source. */
  readonly translated = new Set<string>();
  /** Gives an error that leaves a script the message that Animate's engine has. */
  amend: Amend = () => undefined;
  /** Runs whenever a script begins and ends. */
  between: () => void = () => undefined;
  /** The sources that the engine ran, by file. */
  private readonly sources = new Map<string, string>();
  private readonly running: string[] = [];

  constructor(
    readonly world: World,
    private readonly disk: Disk,
    /** True for the language of Animate's engine, false for Node's. */
    private readonly isLimited: boolean,
    /** Calls a function of a script. */
    private readonly call: Call = (callback, args) => (callback as (...args: unknown[]) => unknown)(...args),
  ) {}

  /** The file of the running script; undefined if none is running. */
  get current(): string | undefined {
    return this.running.at(-1);
  }

  /** The file of the script that called the running one; the running script's own file if no script called it. */
  get parent(): string | undefined {
    return this.running.at(-2) ?? this.current;
  }

  /**
   * Runs a script at global level, as the Commands menu does: what it declares stays. Returns its last value.
   *
   * @throws ScriptSyntaxError, or whatever the script throws.
   */
  run(source: string, file: string): unknown {
    return this.during(file, () => this.world.run(this.prepare(source, file), file));
  }

  /**
   * Runs a script that is known to be plain ES3, such as the built library, without translating it.
   *
   * @param source - the content of the file, if the caller knows it
   */
  runPlain(file: string, source = this.read(file)): unknown {
    return this.during(file, () => this.world.run(source, file));
  }

  runFile(file: string): unknown {
    return this.run(this.read(file), file);
  }

  /**
   * Runs a script as `fl.runScript` does: what it declares stays, as with `run`. Then calls one of its functions, if a
   * name is given.
   *
   * @throws as `run`; ReferenceError if there is no such function.
   */
  runApart(file: string, functionName?: string, args: readonly unknown[] = []): unknown {
    const source = this.prepare(this.read(file), file);
    return this.during(file, () => {
      this.world.run(this.isLimited ? source : lasting(source), file);
      if (functionName === undefined) return undefined;
      return this.call(this.world.run(`(${functionName})`, file), args);
    });
  }

  /**
   * Runs a script in a scope of its own. Returns a function that runs further code there. In the language of Node, where
   * `eval` sees no scope, both run at global level.
   *
   * @throws as `run`
   */
  runScoped(source: string, file: string): (code: string) => void {
    if (!this.isLimited) {
      this.run(source, file);
      return (code) => void this.run(code, file);
    }
    const scoped = `(function () {${source}\nreturn function () { eval(arguments[0]); };\n})()`;
    const enter = this.run(scoped, file);
    return (code) => void this.during(file, () => this.call(enter, [code]));
  }

  /** The position of a stack frame in the source that the engine ran. */
  placeOf(frame: StackFrame | undefined): EnginePosition | undefined {
    const source = frame && this.sources.get(frame.file);
    return source === undefined || frame?.column === undefined
      ? undefined
      : { source, line: frame.line, column: frame.column };
  }

  /** Reads the source of a script from its file. */
  read(file: string): string {
    return decodeText(this.disk.read(file));
  }

  private prepare(source: string, file: string): string {
    // Animate ends the scripts that it saves with a NUL.
    const text = source.replace(/^#!/, '//').replace(/\0+$/, '');
    if (!this.isLimited) {
      if (!this.world.isHere) refuseImport(text, file);
      return text;
    }
    const translated = translate(text, file);
    if (translated !== text) this.translated.add(file);
    this.sources.set(file, translated);
    return translated;
  }

  private during<T>(file: string, action: () => T): T {
    this.files.add(file);
    this.running.push(file);
    try {
      this.between();
      return action();
    } catch (error) {
      this.amend(error);
      throw error;
    } finally {
      this.running.pop();
      this.between();
    }
  }
}

/**
 * Makes the variables of a script outlast it. A script with wrong syntax is returned unchanged: running it reports the
 * fault.
 */
function lasting(source: string): string {
  try {
    return withVar(source);
  } catch {
    return source;
  }
}
