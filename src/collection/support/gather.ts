import { isArray } from '../../host/isArray';
import type { Collection } from '../Collection';

/** The elements for a collection: an Array, a collection, one value, or nothing. */
export type OneOrMany<T> = T | T[] | Collection<T> | null | undefined;

/** Tells whether a value is a collection, of this copy of the library or another. */
export function isCollection(value: unknown): value is Collection<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as { reach?: unknown; elements?: unknown };
  return typeof candidate.reach === 'function' && isArray(candidate.elements);
}

/** A new Array of the elements of an Array or collection; of one value; empty for null and undefined. */
export function gather<T>(value: OneOrMany<T>): T[] {
  if (value === undefined || value === null) return [];
  const source = isCollection(value) ? value.elements : value;
  return isArray(source) ? (Array.prototype.slice.call(source, 0) as T[]) : [source as T];
}

/** As `gather` for one argument; several arguments are the elements themselves. */
export function gatherArguments<T>(first: OneOrMany<T>, others: OneOrMany<T>[]): T[] {
  return others.length > 0 ? ([first].concat(others) as T[]) : gather<T>(first);
}
