/** How many elements the large sections of the conformance script make in V8. */
export const FULL_SIZE = 10_000;

/** A JavaScript engine that runs one script and returns what the script printed. */
export interface Engine {
  name: string;
  /** The reason why the engine cannot run here; null when it can. */
  missing: string | null;
  /** How many elements the large sections of the conformance script make; fewer in a slow engine. */
  size: number;
  /** Runs a script that has a global function `print`. Returns the lines that it printed. */
  run(script: string): Promise<string[]>;
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}
