import { hostClassOf } from '../../host/hostClass';
import { describeArgument } from '../../host/describeValue';
import { suggest } from '../../text/nearest';
import type { Setter } from '../methods/attr';
import type { ReadElements } from './ReadElements';
import { wrongArgument } from './check';
import { forEach } from './forEach';
import { includes } from '../../host/includes';
import { hasMember, noMember } from './memberChecks';
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

/** Sets the member that a dotted name reaches: `layer.locked` of keyframes, `parentLayer.name` of layers. */
export function dottedSetter<T>(method: string, collection: ReadElements<T>, path: string): Setter<T> {
  const dot = path.lastIndexOf('.');
  const word = path.substring(dot + 1);
  const readOwner = collection.readerOf(path.substring(0, dot));
  /** Hosts call the label of a keyframe its name. */
  function nameIn(owner: unknown): string {
    return word === 'label' && hostClassOf(owner) === 'frame' ? 'name' : word;
  }
  function ownerOf(element: T): Record<string, unknown> {
    const owner = readOwner(element);
    const name = nameIn(owner);
    if (!hasMember(owner, name)) throw noMember(owner, name, path.substring(0, dot + 1), []);
    return owner as Record<string, unknown>;
  }
  forEach(method, collection.elements, ownerOf);
  return {
    set(element, value) {
      const owner = ownerOf(element);
      owner[nameIn(owner)] = value;
    },
  };
}

/** Refuses a name that cannot be set. */
function checkAttribute(method: string, name: string, allowed: AllowedValues): void {
  if (hasOwn(allowed, name)) return;
  const hint = suggest(name, ownNames(allowed));
  throw new TypeError(`${method}(): unknown attribute "${name}"; ${hint}`);
}

/** How an attribute is set whose names and values are known. A dotted name sets the member that it reaches. */
export function checkedSetter<T>(
  method: string,
  collection: ReadElements<T>,
  name: string,
  allowed: AllowedValues,
): Setter<T> {
  if (name.indexOf('.') >= 0) return dottedSetter(method, collection, name);
  checkAttribute(method, name, allowed);
  return valueSetter(method, name, allowed[name]);
}

function valueSetter<T>(method: string, name: string, { expected, holds }: Allowed): Setter<T> {
  return {
    read(value) {
      if (!holds(value)) throw wrongArgument(method, name, expected, value);
      return value;
    },
  };
}
