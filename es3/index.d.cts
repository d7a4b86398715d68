import type MagicString from 'magic-string';
import type { Plugin } from 'rollup';

/** One place that breaks a rule; `line` and `column` count from 1. */
export interface Violation {
  rule: string;
  line: number;
  column: number;
  message: string;
}

/** Options of the gate. */
export interface GateOptions {
  /** Names of rules to leave out. */
  except?: string[];
}

/**
 * Rollup plugin: rewrites the finished script so that ExtendScript's parser and ES3 engines read it as every other
 * engine does. Put it after the compiler (TypeScript with `"target": "ES5"`).
 */
export function es3Pass(): Plugin;

/** Rollup plugin: refuses to write a script that is not fit for ES3 engines, with a line for each reason. */
export function es3Gate(options?: GateOptions): Plugin;

/**
 * Rewrites a script as `es3Pass` does, for other bundlers.
 *
 * @param code a script in ES5
 * @throws SyntaxError when the script cannot be parsed
 */
export function rewriteForEs3(code: string): MagicString;

/** Checks a script as `es3Gate` does. Returns violations in source order; none when the script passes. */
export function checkEs3(code: string, options?: GateOptions): Violation[];

/** Violations as text, one line each: `script.jsfl:12:5: reserved-word: …`. */
export function formatViolations(file: string, violations: readonly Violation[]): string;
