import type { QueryRun } from '../subjects/QueryRun';
import type { Candidate } from './PlanStep';
import type { Properties } from './Properties';

/** Gives the values of a candidate: none where it has none, several where it has several. */
export type ValuesOf = (candidate: Candidate, run: QueryRun) => unknown[];

/** An attribute that hosts do not have: it holds when one of its values does. */
export interface BuiltInAttribute {
  /** One of `COST`. */
  cost: number;
  makeValues(properties: Properties): ValuesOf;
  /** What `=` and `!=` ask of a value and a text without wildcards; default: that they are equal. */
  isSame?: (value: unknown, text: string) => boolean;
}

/** Such attributes by name. A `:` follows each name, so that members of Object.prototype are not attributes. */
export type BuiltInAttributes = Record<string, BuiltInAttribute | undefined>;
