/** What the large sections are made for. */
export const FULL_SIZE = 10_000;

/** A JavaScript engine that can run one script and tell what it printed. */
export interface Engine {
  name: string;
  /** Why it cannot run here, or null when it can. */
  missing: string | null;
  /** How many elements the large sections of the conformance script make; fewer for an engine that is slow. */
  size: number;
  /** Runs a script with a global function `print` and returns the lines that it printed. */
  run(script: string): Promise<string[]>;
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}
