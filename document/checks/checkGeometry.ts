import type { Matrix, Point } from '../../geometry/matrix';
import { HostError } from './HostError';
import { checkNumber, describeValue } from './checkValue';

/** An object with the six numbers of a matrix; the error names the member and what was wrong. */
export function checkMatrix(member: string, value: unknown): Matrix {
  const given = checkObject(member, value, 'a Matrix object with a, b, c, d, tx, ty');
  const read = (name: keyof Matrix): number => checkNumber(`${member}: ${name}`, given[name]);
  return { a: read('a'), b: read('b'), c: read('c'), d: read('d'), tx: read('tx'), ty: read('ty') };
}

/** An object with numbers `x` and `y`. */
export function checkPoint(member: string, value: unknown): Point {
  const given = checkObject(member, value, 'a point with x and y');
  return { x: checkNumber(`${member}: x`, given.x), y: checkNumber(`${member}: y`, given.y) };
}

/** An object of whatever members. `expected` says in the error what it should have been. */
export function checkObject(member: string, value: unknown, expected: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HostError(`${member}: expected ${expected}, got ${describeValue(value)}`);
  }
  return value as Record<string, unknown>;
}
