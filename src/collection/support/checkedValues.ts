import { describeArgument } from '../../host/describeValue';
import { failure } from '../../host/failure';
import { nearest } from '../../text/nearest';
import { type Attribute, attributesOf } from '../methods/attr';
import type { Callback } from './callbacks';
import { forEach } from './forEach';

/** The values that an attribute may have. */
export interface Allowed {
  /** In words, for errors. */
  expected: string;
  holds(value: unknown): boolean;
}

/** The attributes that can be set, by name. */
export type AllowedValues = Record<string, Allowed>;

export const SWITCH: Allowed = { expected: 'true or false', holds: (value) => typeof value === 'boolean' };

export const TEXT: Allowed = { expected: 'a String', holds: (value) => typeof value === 'string' };

/** Some Strings or Numbers. */
export function oneOf(values: unknown[]): Allowed {
  const words: string[] = [];
  for (let i = 0; i < values.length; i++) words.push(describeArgument(values[i]));
  return {
    expected: 'one of ' + words.join(', '),
    holds(value) {
      for (let i = 0; i < values.length; i++) if (values[i] === value) return true;
      return false;
    },
  };
}

/** Whole Numbers of a range, both ends included. */
export function wholeNumber(min: number, max: number): Allowed {
  return {
    expected: `a whole Number from ${min} to ${max}`,
    holds: (value) =>
      typeof value === 'number' && value >= min && value <= max && Math.floor(value) === value,
  };
}

function has(table: object, name: string): boolean {
  return Object.prototype.hasOwnProperty.call(table, name);
}

/** Refuses a name that cannot be set. */
function checkAttribute(method: string, { name }: Attribute, allowed: AllowedValues): void {
  if (has(allowed, name)) return;
  const known: string[] = [];
  for (const key in allowed) if (has(allowed, key)) known.push(key);
  const near = nearest(name, known);
  const hint = near === null ? 'it can be one of ' + known.join(', ') : `did you mean "${near}"?`;
  throw new TypeError(`${method}(): there is no attribute "${name}" to set; ${hint}`);
}

function wrongValue(name: string, { expected }: Allowed, value: unknown): TypeError {
  return new TypeError(`${name} must be ${expected}, got ${describeArgument(value)}`);
}

/**
 * Sets attributes that are known, after all names and values were checked: nothing is changed when one of them is
 * wrong. A Function is called for every object before any of them is set.
 *
 * @param args those of `attr`
 * @param scope `this` of Functions
 * @param set sets one attribute of one object; default: assigns the property
 */
export function setChecked<T extends object>(
  method: string,
  objects: T[],
  args: unknown[],
  allowed: AllowedValues,
  scope: unknown,
  set: (object: T, name: string, value: unknown) => void = assign,
): void {
  const attributes = attributesOf(method, args);
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    checkAttribute(method, attributes[i], allowed);
    if (typeof value !== 'function' && !allowed[name].holds(value)) {
      throw new TypeError(method + '(): ' + wrongValue(name, allowed[name], value).message);
    }
  }
  for (let i = 0; i < attributes.length; i++) {
    const { name } = attributes[i];
    const values = valuesFor(method, objects, attributes[i], allowed[name], scope);
    forEach(method, objects, (object, index) => set(object, name, values[index]));
  }
}

function valuesFor<T>(
  method: string,
  objects: T[],
  { name, value }: Attribute,
  allowed: Allowed,
  scope: unknown,
): unknown[] {
  const values: unknown[] = [];
  for (let i = 0; i < objects.length; i++) {
    values.push(
      typeof value === 'function' ? (value as Callback<T>).call(scope, objects[i], i, objects) : value,
    );
    if (allowed.holds(values[i])) continue;
    throw failure(method, i, objects[i], wrongValue(name, allowed, values[i]));
  }
  return values;
}

function assign(object: object, name: string, value: unknown): void {
  (object as Record<string, unknown>)[name] = value;
}
