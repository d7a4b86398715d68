import fs from 'node:fs';
import { decodeText } from '../files/decodeText';
import { translate } from '../language/translate';
import type { World } from '../realm/World';

/** Runs scripts in a world, in the language that it has, and knows which is running. */
export class Scripts {
  /** Every script that ran so far. */
  readonly files = new Set<string>();
  private readonly running: string[] = [];

  constructor(
    private readonly world: World,
    /** Whether scripts are in the language of Animate's engine, or in Node's. */
    private readonly isLimited: boolean,
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
    return this.during(file, () => this.world.run(readScript(file), file));
  }

  runFile(file: string): unknown {
    return this.run(readScript(file), file);
  }

  /**
   * Runs a script as `fl.runScript` does, in a scope of its own: variables that it declares go with it. Then calls
   * one of its functions, if one is named.
   *
   * @throws as `run`; ReferenceError where the script has no such function.
   */
  runApart(file: string, functionName?: string, args: readonly unknown[] = []): unknown {
    const source = this.prepare(readScript(file), file);
    const wrapped = `(function () {${source}\nreturn function (name) { return eval(name); }; }).call(this)`;
    return this.during(file, () => {
      const look = this.world.run(wrapped, file) as (name: string) => unknown;
      if (functionName === undefined) return undefined;
      const found = look(functionName) as (...args: unknown[]) => unknown;
      return found(...args);
    });
  }

  private prepare(source: string, file: string): string {
    const text = source.replace(/^#!/, '//');
    return this.isLimited ? translate(text, file) : text;
  }

  private during<T>(file: string, action: () => T): T {
    this.files.add(file);
    this.running.push(file);
    try {
      return action();
    } finally {
      this.running.pop();
    }
  }
}

function readScript(file: string): string {
  return decodeText(fs.readFileSync(file));
}
