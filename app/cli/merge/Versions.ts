/** A version of a document: what both sides began with, and the two sides. */
export type Side = 'base' | 'ours' | 'theirs';

export const SIDES: readonly Side[] = ['base', 'ours', 'theirs'];

/** A thing in three versions. Without `base`, both sides added it. */
export interface Versions<T> {
  base: T | undefined;
  ours: T;
  theirs: T;
}

/** Reads the same of each version. */
export function ofEach<T, Value>(
  { base, ours, theirs }: Readonly<Record<Side, T>>,
  read: (version: T) => Value,
): Record<Side, Value> {
  return { base: read(base), ours: read(ours), theirs: read(theirs) };
}
