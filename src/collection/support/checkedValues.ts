import { describeArgument } from '../../host/describeValue';
import { failure } from '../../host/failure';
import { suggest } from '../../text/nearest';
import { type Attribute, attributesOf } from '../methods/attr';
import type { Callback } from './callbacks';
import { forEach } from './forEach';
import { includes } from '../../host/includes';
import { hasMember, noMember } from './members';
import { hasOwn, ownNames } from '../../text/own';

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
      return includes(values, value);
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

/** Refuses a name that cannot be set. */
function checkAttribute(method: string, { name }: Attribute, allowed: AllowedValues): void {
  if (hasOwn(allowed, name)) return;
  const hint = suggest(name, ownNames(allowed));
  throw new TypeError(`${method}(): there is no attribute "${name}" to set; ${hint}`);
}

function wrongValue(name: string, { expected }: Allowed, value: unknown): TypeError {
  return new TypeError(`${name} must be ${expected}, got ${describeArgument(value)}`);
}

/** The part of a collection that is used; it is `this` of Functions. */
interface Target<T> {
  readonly elements: T[];
}

/** Makes what reads a path of the elements. */
export type ReaderOf = (path: string) => (element: unknown) => unknown;

/** An attribute that was checked. */
interface Setting<T> {
  attribute: Attribute;
  /** The object that gets the value, for each element. */
  owners: object[];
  /** The name that it has there. */
  name: string;
  /** The values that it may have; null where only the host knows. */
  allowed: Allowed | null;
  set: (owner: T, name: string, value: unknown) => void;
}

/** Finds what a dotted name leads to: `layer.locked` of keyframes, `parentLayer.name` of layers. */
function dottedSetting<T extends object>(
  method: string,
  { elements }: Target<T>,
  attribute: Attribute,
  readerOf: ReaderOf,
): Setting<T> {
  const dot = attribute.name.lastIndexOf('.');
  const name = attribute.name.substring(dot + 1);
  const where = attribute.name.substring(0, dot + 1);
  const readOwner = readerOf(attribute.name.substring(0, dot));
  const owners: object[] = [];
  forEach(method, elements, function findOwner(element) {
    const owner = readOwner(element);
    if (!hasMember(owner, name)) throw noMember(owner, name, where, []);
    owners.push(owner as object);
  });
  return { attribute, owners, name, allowed: null, set: assign };
}

/**
 * Sets attributes that are known, after all names and values were checked: nothing is changed when one of them is
 * wrong. A Function is called for every element before any of them is set. A dotted name sets what it leads to.
 *
 * @param args those of `attr`
 * @param readerOf leads to what a dotted name sets
 * @param set sets one attribute of one element; default: assigns the property
 */
export function setChecked<T extends object>(
  method: string,
  target: Target<T>,
  args: unknown[],
  allowed: AllowedValues,
  readerOf: ReaderOf,
  set: (element: T, name: string, value: unknown) => void = assign,
): void {
  const attributes = attributesOf(method, args);
  const settings: Setting<T>[] = [];
  for (let i = 0; i < attributes.length; i++) {
    const attribute = attributes[i];
    const { name, value } = attribute;
    if (name.indexOf('.') >= 0) {
      settings.push(dottedSetting(method, target, attribute, readerOf));
      continue;
    }
    checkAttribute(method, attribute, allowed);
    if (typeof value !== 'function' && !allowed[name].holds(value)) {
      throw new TypeError(method + '(): ' + wrongValue(name, allowed[name], value).message);
    }
    settings.push({ attribute, owners: target.elements, name, allowed: allowed[name], set });
  }
  for (let i = 0; i < settings.length; i++) {
    const { owners, name, set } = settings[i];
    const values = valuesFor(method, target, settings[i]);
    forEach(method, owners as T[], (owner, index) => set(owner, name, values[index]));
  }
}

function valuesFor<T>(
  method: string,
  target: Target<T>,
  { attribute: { name, value }, allowed }: Setting<T>,
): unknown[] {
  const { elements } = target;
  const values: unknown[] = [];
  for (let i = 0; i < elements.length; i++) {
    values.push(
      typeof value === 'function' ? (value as Callback<T>).call(target, elements[i], i, elements) : value,
    );
    if (!allowed || allowed.holds(values[i])) continue;
    throw failure(method, i, elements[i], wrongValue(name, allowed, values[i]));
  }
  return values;
}

function assign(object: object, name: string, value: unknown): void {
  (object as Record<string, unknown>)[name] = value;
}
