import { stableSort } from '../support/stableSort';

/** The indices of the values in ascending order; equal values keep their order. */
export function orderAlong(values: number[]): number[] {
  const indices: number[] = [];
  for (let i = 0; i < values.length; i++) indices.push(i);
  return stableSort(indices, (a, b) => values[a] - values[b]);
}
