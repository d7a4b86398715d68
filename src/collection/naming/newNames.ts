import { describeArgument } from '../../host/describeValue';
import { failure } from '../../host/failure';
import { type Callback, caller } from '../support/callbacks';
import { checkName } from '../support/check';
import { namesOf, readTemplate } from './template';

/** A function that gives names: `(element, index, elements, presentName)`. */
export type Namer<T, S> = (this: S, element: T, index: number, elements: T[], presentName: string) => string;

/** The arguments of `rename`. */
export interface Renaming {
  /** Full name of the method, for errors. */
  method: string;
  /** The base name without any argument. */
  base: string;
  /** name or Function, padding, start, separator. */
  args: unknown[];
  /** `this` of a Function. */
  scope: unknown;
}

/** Tells whether the new names are made of the present ones. */
export function needsPresentNames({ args }: Renaming): boolean {
  return typeof args[0] === 'function' || String(args[0]).indexOf('*') >= 0;
}

function namesFromFunction(renaming: Renaming, elements: unknown[], present: string[]): string[] {
  const names: string[] = [];
  // The Function may add elements and take some away.
  const named = elements.slice(0);
  for (let i = 0; i < named.length; i++) {
    const call = caller(renaming.args[0] as Callback<unknown>, elements, renaming.scope, [present[i]]);
    const name = call(named[i], i);
    if (typeof name !== 'string' || name === '') {
      const problem = 'the Function must return a non-empty String, got ' + describeArgument(name);
      throw failure(renaming.method, i, named[i], new TypeError(problem));
    }
    names.push(name);
  }
  return names;
}

/**
 * The names that `rename` gives, worked out before anything is renamed.
 *
 * @param present the present names; none where they are not needed
 */
export function newNames(renaming: Renaming, elements: unknown[], present: string[]): string[] {
  const { method, args } = renaming;
  if (typeof args[0] === 'function') return namesFromFunction(renaming, elements, present);
  const name = args[0] === undefined ? renaming.base : args[0];
  checkName(method, 'name', name);
  const numbering = { padding: args[1], start: args[2], separator: args[3] };
  const { length } = elements;
  return namesOf(readTemplate(method, name as string, length, numbering), length, present);
}
