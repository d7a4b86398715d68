import type MagicString from 'magic-string';
import type { Plugin } from 'rollup';

/** One place that breaks a rule; `line` and `column` count from 1. */
export interface Violation {
  rule: string;
  line: number;
  column: number;
  message: string;
}

/** What is not checked. */
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
 * What `es3Pass` does, for other bundlers.
 *
 * @param code a script in ES5
 * @throws SyntaxError when the script cannot be parsed
 */
export function rewriteForEs3(code: string): MagicString;

/** What `es3Gate` checks: in source order, empty when the script passes. */
export function checkEs3(code: string, options?: GateOptions): Violation[];

/** Violations as text, one line each: `script.jsfl:12:5: reserved-word: …`. */
export function formatViolations(file: string, violations: readonly Violation[]): string;
