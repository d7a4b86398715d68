import { failure } from '../../host/failure';
import { isArray } from '../../host/isArray';
import { isObject } from '../../host/read';
import type { Callback } from '../support/callbacks';
import { checkName, FIRST_ARGUMENT, wrongArgument } from '../support/check';
import { checkMembers, setAtPath } from '../support/memberChecks';
import { ownNames } from '../../text/own';

/** An attribute to set, with its value or the Function that gives it. */
export interface Attribute {
  name: string;
  value: unknown;
}

function checkAttribute(method: string, name: unknown, value: unknown): void {
  checkName(method, 'name', name);
  if (value !== undefined) return;
  throw new TypeError(
    method + '(): no value was given for "' + (name as string) + '"; to read it, use pluck',
  );
}

/** Reads the arguments of `attr`: one name and value, or an object of them. */
export function attributesOf(method: string, first: unknown, value: unknown): Attribute[] {
  if (!isObject(first)) {
    checkAttribute(method, first, value);
    return [{ name: first as string, value }];
  }
  if (isArray(first)) throw wrongArgument(method, FIRST_ARGUMENT, 'a name or an Object of values', first);
  const attributes: Attribute[] = [];
  const names = ownNames(first);
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    const own = (first as Record<string, unknown>)[name];
    checkAttribute(method, name, own);
    attributes.push({ name, value: own });
  }
  return attributes;
}

/** How one attribute is set. */
export interface Setter<T> {
  /** Refuses a value that the attribute cannot have, and gives the form of it that `set` takes; default: as it is. */
  read?: (value: unknown) => unknown;
  /** Sets it on one element; default: assigns the property of its name. */
  set?: (element: T, value: never, index: number) => void;
  /** Sets a fixed value on all elements in one step; default: `set`, one at a time. */
  setAll?: (value: never) => void;
  /** Runs the work that calls a Function for all elements, and tidies up; default: just runs it. */
  around?: (work: () => void) => void;
}

/** The value as the setter takes it. A Function is called when its turn comes. */
function readValue<T>(value: unknown, { read }: Setter<T>): unknown {
  return read && typeof value !== 'function' ? read(value) : value;
}

function setToValue<T>(
  method: string,
  elements: T[],
  name: string,
  value: unknown,
  { set, setAll }: Setter<T>,
): void {
  if (setAll) {
    setAll(value as never);
    return;
  }
  const count = elements.length;
  let i = 0;
  try {
    if (set) for (; i < count; i++) set(elements[i], value as never, i);
    else for (; i < count; i++) (elements[i] as Record<string, unknown>)[name] = value;
  } catch (error) {
    throw failure(method, i, elements[i], error, '', setOn(method, name, i, count));
  }
}

/** How far it came. The base class keeps to the words of the host alone, by its contract. */
function setOn(method: string, name: string, done: number, count: number): string {
  if (method === 'Collection.attr') return '';
  return '; "' + name + '" was set on ' + done + ' of ' + count;
}

/** What the Function throws is the user's, and passes unchanged. */
function setToResults<T>(
  method: string,
  elements: T[],
  name: string,
  callback: Callback<T>,
  { read, set }: Setter<T>,
  scope: unknown,
): void {
  const count = elements.length;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i];
    let result: unknown = callback.call(scope, element, i, elements);
    try {
      if (read) result = read(result);
      if (set) set(element, result as never, i);
      else (element as Record<string, unknown>)[name] = result;
    } catch (error) {
      throw failure(method, i, element, error, '', setOn(method, name, i, count));
    }
  }
}

/**
 * By itself: interpreters run a function that makes a closure more slowly, and `apply` is called for each attribute.
 */
function setWithin<T>(
  around: (work: () => void) => void,
  method: string,
  elements: T[],
  name: string,
  callback: Callback<T>,
  setter: Setter<T>,
  scope: unknown,
): void {
  around(() => setToResults(method, elements, name, callback, setter, scope));
}

/** @param value as `readValue` gives it */
function apply<T>(
  method: string,
  elements: T[],
  name: string,
  value: unknown,
  setter: Setter<T>,
  scope: unknown,
): void {
  const { around } = setter;
  if (typeof value !== 'function') setToValue(method, elements, name, value, setter);
  else if (around) setWithin(around, method, elements, name, value as Callback<T>, setter, scope);
  else setToResults(method, elements, name, value as Callback<T>, setter, scope);
}

/**
 * Sets one attribute of each element, in order: to a value, or to what the Function returns for it. Each result is set
 * before the Function is called again: it may read what was set before. A value that is refused throws before anything
 * is set; a result that is refused, when its turn comes.
 *
 * @param scope `this` of the Function
 */
export function setEach<T>(
  method: string,
  elements: T[],
  name: string,
  value: unknown,
  setter: Setter<T>,
  scope: unknown,
): void {
  apply(method, elements, name, readValue(value, setter), setter, scope);
}

/** Says how an attribute is set; refuses a name that an element does not have. */
export type SetterOf<T, C> = (name: string, target: C, method: string, strength: unknown) => Setter<T>;

/**
 * Sets attributes in order, each on all elements: `attr` of every collection. See `setEach`.
 *
 * @param target the collection; it is `this` of Functions
 * @param first a name, or an Object of names and values
 * @param value that of the name
 * @param strength that of a tint, beside a name
 */
export function setAttributes<T, C extends { readonly elements: T[] }>(
  method: string,
  target: C,
  setterOf: SetterOf<T, C>,
  first: unknown,
  value: unknown,
  strength?: unknown,
): void {
  const attributes = attributesOf(method, first, value);
  const ownStrength = isObject(first) ? undefined : strength;
  const setters: Setter<T>[] = [];
  for (let i = 0; i < attributes.length; i++) {
    const setter = setterOf(attributes[i].name, target, method, ownStrength);
    setters[i] = setter;
    attributes[i].value = readValue(attributes[i].value, setter);
  }
  for (let i = 0; i < attributes.length; i++) {
    apply(method, target.elements, attributes[i].name, attributes[i].value, setters[i], target);
  }
}

/** Assigns the property of the name. */
const PLAIN = {};

/** Sets a member of any object, or the member that a dotted name reaches. */
export function memberSetter<T>(name: string): Setter<T> {
  return name.indexOf('.') < 0 ? PLAIN : pathSetter(name.split('.'));
}

/** How any object's members are set: a plain name may be new, of a path all has to be there. */
export function setterOfPath<T>(
  name: string,
  { elements }: { readonly elements: T[] },
  method: string,
): Setter<T> {
  if (name.indexOf('.') >= 0) checkMembers(method, elements, name, []);
  return memberSetter(name);
}

function pathSetter<T>(links: string[]): Setter<T> {
  return { set: (element, value) => setAtPath(element, links, value) };
}
