import { decodeText } from '../files/decodeText';
import { declarationsOf, type Declarations } from '../language/declarations';
import { refuseImport } from '../language/refuseImport';
import { translate } from '../language/translate';
import type { Disk } from '../platform/Disk';
import type { World } from '../platform/World';

type Call = (callback: unknown, args: readonly unknown[]) => unknown;

/** Runs scripts in a world, in the language that it has, and knows which is running. */
export class Scripts {
  /** Every script that ran so far. */
  readonly files = new Set<string>();
  /** Those that run in other words than they have: the columns of their places are not the script's. */
  readonly translated = new Set<string>();
  private readonly running: string[] = [];
  /** Global variables that are there until the outermost script ends. */
  private readonly lent = new Set<string>();
  /** Of those, functions of scripts that ended: they cannot be deleted. */
  private readonly emptied = new Set<string>();

  constructor(
    readonly world: World,
    private readonly disk: Disk,
    /** True for scripts in the language of Animate's engine, false for Node's. */
    private readonly isLimited: boolean,
    /** Calls a function of a script. */
    private readonly call: Call = (callback, args) => (callback as (...args: unknown[]) => unknown)(...args),
  ) {}

  /** The file of the running script; undefined where none is running. */
  get current(): string | undefined {
    return this.running.at(-1);
  }

  /** The file whose script called the one that is running, or the running one where nothing called it. */
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

  /** Runs a script that is known to be plain ES3, such as the built library: it is not looked through. */
  runPlain(file: string): unknown {
    return this.during(file, () => this.world.run(this.read(file), file));
  }

  runFile(file: string): unknown {
    return this.run(this.read(file), file);
  }

  /**
   * Runs a script as `fl.runScript` does: what it declares is there for the script that called it, and is gone when
   * the outermost one has ended. Then calls one of its functions, if one is named.
   *
   * @throws as `run`; ReferenceError where there is no such function.
   */
  runApart(file: string, functionName?: string, args: readonly unknown[] = []): unknown {
    const { names, source } = this.declarations(file);
    return this.during(file, () => {
      this.lend(names);
      this.world.run(source, file);
      if (functionName === undefined) return undefined;
      return this.call(this.world.run(`(${functionName})`, file), args);
    });
  }

  private declarations(file: string): Declarations {
    const source = this.prepare(this.read(file), file);
    try {
      return declarationsOf(source);
    } catch {
      // Running it says what is wrong.
      return { names: [], source };
    }
  }

  /** Makes room for variables that can be taken away again. */
  private lend(names: readonly string[]): void {
    const { global } = this.world;
    for (const name of names) {
      const isNew = !(name in global);
      if (!isNew && !this.emptied.has(name)) continue;
      this.lent.add(name);
      if (isNew)
        Object.defineProperty(global, name, { writable: true, enumerable: true, configurable: true });
    }
  }

  private takeBack(): void {
    const { global } = this.world;
    for (const name of this.lent) {
      if (Reflect.deleteProperty(global, name)) continue;
      global[name] = undefined;
      this.emptied.add(name);
    }
    this.lent.clear();
  }

  private read(file: string): string {
    return decodeText(this.disk.read(file));
  }

  private prepare(source: string, file: string): string {
    // The program writes a closing NUL into scripts that it saves.
    const text = source.replace(/^#!/, '//').replace(/\0+$/, '');
    if (!this.isLimited) {
      if (!this.world.isHere) refuseImport(text, file);
      return text;
    }
    const translated = translate(text, file);
    if (translated !== text) this.translated.add(file);
    return translated;
  }

  private during<T>(file: string, action: () => T): T {
    this.files.add(file);
    this.running.push(file);
    try {
      return action();
    } finally {
      this.running.pop();
      if (this.running.length === 0) this.takeBack();
    }
  }
}
