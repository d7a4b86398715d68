import { pointAt } from '../../text/caret';

/** A problem in a query, and its place. */
export interface SelectorProblem {
  /** The method that the user called: `$()`, `$$()`, `ElementCollection.filter()`. */
  caller: string;
  /** One sentence without a full stop: what was read, and what was expected. */
  problem: string;
  query: string;
  /** The place in `query`: 0 is before its first character, `query.length` after its last. */
  index: number;
  /** A sentence for the last line, `Did you mean ":movieclip"?`. */
  hint?: string;
}

/** Thrown for a query that cannot be read in full. Its message shows the query with a caret below the place. */
export interface SelectorError extends Error {
  query: string;
  index: number;
}

export interface SelectorErrorConstructor {
  readonly prototype: SelectorError;
  new (problem: SelectorProblem): SelectorError;
}

type Located = Record<string, unknown>;

const NAME = 'SelectorError';

/** The properties in which engines note the place in the script: V8, SpiderMonkey, ExtendScript. */
const LOCATION = ['stack', 'fileName', 'lineNumber', 'line'];

// Neither `extends Error` nor `Error.call` works in ES3 and in the compiler's ES5: both give a bare Error.
export const SelectorError = function SelectorError(this: SelectorError & Located, problem: SelectorProblem) {
  this.message = format(problem);
  this.query = problem.query;
  this.index = problem.index;
  locate(this);
} as unknown as SelectorErrorConstructor;

function Parent(): void {
  // Stands between the two prototypes, so that Error's own constructor does not run for ours.
}
Parent.prototype = Error.prototype;

const prototype = new (Parent as unknown as new () => SelectorError)();
prototype.name = NAME;
prototype.toString = function toString(this: SelectorError) {
  return `${this.name}: ${this.message}`;
};
(prototype as { constructor: unknown }).constructor = SelectorError;
(SelectorError as { prototype: SelectorError }).prototype = prototype;

function format(problem: SelectorProblem): string {
  const message = `${problem.caller}: ${problem.problem}\n${pointAt(problem.query, problem.index)}`;
  return problem.hint === undefined ? message : `${message}\n  ${problem.hint}`;
}

function locate(error: SelectorError & Located): void {
  const raised = new Error(error.message) as Error & Located;
  for (let i = 0; i < LOCATION.length; i++) {
    const location = raised[LOCATION[i]];
    if (location === undefined) continue;
    error[LOCATION[i]] = typeof location === 'string' ? location.replace(/^Error:/, `${NAME}:`) : location;
  }
}
