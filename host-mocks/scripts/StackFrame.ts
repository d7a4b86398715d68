/** A frame of an error's stack in a script; `line` and `column` count from 1. */
export interface StackFrame {
  /** The name of the function; undefined at global level. */
  name?: string;
  file: string;
  line: number;
  /** Undefined if only the line is known. */
  column?: number;
}
