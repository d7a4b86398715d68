import type { Expression } from '../../syntax/Expression';
import type { Statement } from '../../syntax/Statement';
import { Code } from '../Code';
import type { JumpLabel } from '../Instruction';
import type { ScriptClasses } from './ScriptClasses';
import { FunctionScope } from './FunctionScope';

/** Notes an error. @param isMissing - see `ScriptError` */
export type ReportError = (at: number, message: string, isMissing?: boolean) => void;

export function withoutSource(className: string): string {
  return `The class "${className}" has no source.`;
}

/** Writes the actions of syntax of any kind. */
export interface Emitters {
  /** Leaves the value of an expression on the stack. */
  value(generator: ActionGenerator, expression: Expression): void;
  /** Does what an expression does and leaves nothing. */
  effect(generator: ActionGenerator, expression: Expression): void;
  statement(generator: ActionGenerator, statement: Statement): void;
}

/** What `break` and `continue` leave. */
export interface Leavable {
  readonly breaks: JumpLabel;
  /** Undefined for `switch`. */
  readonly continues?: JumpLabel;
  /** Names of what is enumerated are on the stack: leaving takes them away. */
  readonly isEnumeration: boolean;
  readonly name?: string;
}

/** What is known about the movie around a script. */
export interface MovieAround {
  readonly version: number;
  readonly isAs2: boolean;
  /** Names of variables are kept for a debugger: no function uses registers. */
  readonly keepsNames: boolean;
  /** Calls of `trace` are left out, with their arguments. */
  readonly omitsTraces: boolean;
  /** The first frame of the scene around the script, from 0. */
  readonly sceneStart: number;
  /** A frame of a scene, from 1, as a frame of the whole movie, from 0. */
  frameOf(frame: number, scene: string): number | undefined;
  /** The first frame of the scene that is so many scenes later, from 0. */
  sceneBeside(step: 1 | -1): number | undefined;
}

/** The state of a script while its actions are made. */
export class ActionGenerator {
  readonly code: Code;
  scope = new FunctionScope(undefined, false);
  leavables: Leavable[] = [];
  /** Depth of `with` around: names are looked up in its objects first. */
  withDepth = 0;

  constructor(
    readonly movie: MovieAround,
    readonly classes: ScriptClasses,
    private readonly emitters: Emitters,
    private readonly report: ReportError,
  ) {
    this.code = new Code(movie.version > 4);
  }

  get version(): number {
    return this.movie.version;
  }

  value(expression: Expression): void {
    this.emitters.value(this, expression);
  }

  effect(expression: Expression): void {
    this.emitters.effect(this, expression);
  }

  statement(statement: Statement): void {
    this.emitters.statement(this, statement);
  }

  statements(body: readonly Statement[]): void {
    for (const statement of body) this.statement(statement);
  }

  error(at: number, message: string): void {
    this.report(at, message);
  }

  /** Reports a class that has no source. @param name - with its package */
  missingClass(at: number, name: string): void {
    this.report(at, withoutSource(name), true);
  }

  /** The register of a name; undefined for a variable. */
  registerOf(name: string): number | undefined {
    return this.scope.registers.get(name);
  }

  /** A text as this version of the player compares names: below 7 without case. */
  folded(name: string): string {
    return this.version < 7 && !this.movie.isAs2 ? name.toLowerCase() : name;
  }
}
