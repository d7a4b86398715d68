/** A place in a script that the host's engine would not read. `line` and `column` count from 1. */
export interface UnreadPlace {
  line: number;
  column: number;
  /** What is there, and what to write instead where something short says it. */
  reason: string;
}

/** A script that the host's engine would not run. `line` counts from 1. */
export class ScriptSyntaxError extends Error {
  override readonly name = 'SyntaxError';
  readonly line: number;
  /** Counts from 1; undefined where only the line is known. */
  readonly column: number | undefined;

  /** @param others - the further places, in the script's own order; what they hold can be told only by some errors */
  constructor(
    readonly reason: string,
    readonly file: string,
    { line, column }: { line: number; column?: number },
    readonly others: readonly UnreadPlace[] = [],
  ) {
    super(`${file}:${line}: ${reason}`);
    this.line = line;
    this.column = column;
  }
}
