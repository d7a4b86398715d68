import type { PropertyGroup, PropertyValue } from '../protocol';

/** By their names; what is undefined is left out. */
export type Values = Record<string, PropertyValue | undefined>;

/** Properties that are shown together. */
export function group(title: string, values: Values, curve?: number[]): PropertyGroup {
  const rows = Object.entries(values).flatMap(([name, value]): PropertyGroup['rows'] =>
    value === undefined ? [] : [[name, typeof value === 'number' ? rounded(value) : value]],
  );
  return curve ? { title, rows, curve } : { title, rows };
}

/** As Animate shows numbers: without the digits that a matrix of single precision adds. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
