/** A place in a script that led to an error; `line` and `column` count from 1. */
export interface StackFrame {
  /** The function; undefined at global level. */
  name?: string;
  file: string;
  line: number;
  /** Undefined where only the line is known. */
  column?: number;
}
