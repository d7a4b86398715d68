/** A script that the host's engine would not run. `line` counts from 1. */
export class ScriptSyntaxError extends Error {
  override readonly name = 'SyntaxError';
  readonly line: number;

  constructor(
    readonly reason: string,
    readonly file: string,
    line: number,
  ) {
    super(`${file}:${line}: ${reason}`);
    this.line = line;
  }
}
