import { failure } from '../../host/failure';
import { hasOwn } from '../../host/hasOwn';
import { isArray } from '../../host/isArray';
import type { Callback } from '../support/callbacks';
import { checkName, wrongArgument } from '../support/check';
import { setAtPath } from '../support/members';

/** An attribute to set, with its value or the Function that gives it. */
export interface Attribute {
  name: string;
  value: unknown;
}

function attribute(method: string, name: unknown, value: unknown): Attribute {
  checkName(method, 'name', name);
  if (value !== undefined) return { name: name as string, value };
  throw new TypeError(
    method + '(): no value was given for "' + (name as string) + '"; to read it, use pluck',
  );
}

/** Reads the arguments of `attr`: one name and value, or an object of them. */
export function attributesOf(method: string, args: unknown[]): Attribute[] {
  const first = args[0];
  if (typeof first !== 'object' || first === null) return [attribute(method, first, args[1])];
  if (isArray(first))
    throw wrongArgument(method, 'the first argument', 'a name or an Object of values', first);
  const attributes: Attribute[] = [];
  for (const name in first) {
    if (hasOwn(first, name)) {
      attributes.push(attribute(method, name, (first as Record<string, unknown>)[name]));
    }
  }
  return attributes;
}

/**
 * Sets each element, in order, to the value, or to what the Function returns for it.
 *
 * @param set sets one element; an error of the host is rethrown with the element that it happened at
 * @param scope `this` of the Function
 */
export function setForEach<T>(
  method: string,
  elements: T[],
  value: unknown,
  scope: unknown,
  set: (element: T, value: unknown, index: number) => void,
): void {
  const callback = typeof value === 'function' ? (value as Callback<T>) : null;
  for (let i = 0; i < elements.length; i++) {
    const own = callback ? callback.call(scope, elements[i], i, elements) : value;
    try {
      set(elements[i], own, i);
    } catch (error) {
      throw failure(method, i, elements[i], error);
    }
  }
}

/**
 * Sets a property of each element, in order: to a value, or to what the Function returns for it. See `setForEach`.
 * A dotted name sets what it leads to.
 */
export function setProperty<T>(method: string, elements: T[], attribute: Attribute, scope: unknown): void {
  const { name, value } = attribute;
  const links = name.split('.');
  if (links.length > 1) {
    setForEach(method, elements, value, scope, (element, own) => setAtPath(element, links, own));
  } else if (typeof value === 'function') setToResults(method, elements, name, value as Callback<T>, scope);
  else setToValue(method, elements, name, value);
}

function setToValue<T>(method: string, elements: T[], name: string, value: unknown): void {
  let i = 0;
  try {
    for (; i < elements.length; i++) (elements[i] as Record<string, unknown>)[name] = value;
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
}

function setToResults<T>(
  method: string,
  elements: T[],
  name: string,
  callback: Callback<T>,
  scope: unknown,
): void {
  let called = -1;
  let i = 0;
  try {
    for (; i < elements.length; i++) {
      const element = elements[i];
      const result = callback.call(scope, element, i, elements);
      called = i;
      (element as Record<string, unknown>)[name] = result;
    }
  } catch (error) {
    // What the callback throws is the user's, and passes unchanged.
    throw called === i ? failure(method, i, elements[i], error) : error;
  }
}
