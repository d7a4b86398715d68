/** A position at which the host's engine could not parse a script. `line` and `column` count from 1. */
export interface UnreadPlace {
  line: number;
  column: number;
  /** What is wrong, and what to write instead if there is short advice. */
  reason: string;
}

/** The error for a script that the host's engine could not parse. `line` counts from 1. */
export class ScriptSyntaxError extends Error {
  override readonly name = 'SyntaxError';
  readonly line: number;
  /** Counts from 1; undefined if only the line is known. */
  readonly column: number | undefined;

  /** @param others - further positions in the order of the script; only some errors report them */
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
