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

/** Options of the gate as a plugin. */
export interface GatePluginOptions extends GateOptions {
  /**
   * The TypeScript project whose types say which object a method belongs to; default: `tsconfig.json` where it is; false:
   * methods are not looked at.
   */
  tsconfig?: string | false;
}

/**
 * Rollup plugin: gives scripts the compiler's helpers in ES3, for `extends`, `{ ...a }`, `[...a]` and tagged templates.
 * Put it before the compiler.
 */
export function es3Helpers(): Plugin;

/**
 * Rollup plugin: rewrites the finished script so that ExtendScript's parser and ES3 engines read it as every other
 * engine does. Put it after the compiler (TypeScript with `"target": "ES5"`).
 */
export function es3Pass(): Plugin;

/**
 * Rollup plugin: refuses to write a script that Adobe's engines cannot run, or in which `@rollup/plugin-typescript`
 * found type errors. The error names every place, with what to
 * write instead; places are those of the sources if `output.sourcemap` is on.
 */
export function es3Gate(options?: GatePluginOptions): Plugin;

/**
 * Rollup plugin: leaves out methods of the library's collections whose names a script mentions nowhere, neither as
 * `.name` nor as a text `'name'`. Put it before the minifier, with the options `compact`. A script that builds names of
 * methods while it runs must not use it.
 */
export function dropUnusedMethods(): Plugin;

/**
 * Options for `@rollup/plugin-terser`: what is used nowhere is left out, variables get short names, and each statement
 * stays on a line of its own, because Animate reports errors by line.
 */
export const compact: object;

/** Rollup plugin: says how large each script is, and which parts of it are the largest. Put it last. */
export function sizeReport(): Plugin;

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
