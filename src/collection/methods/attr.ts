import { failure } from '../../host/failure';
import { isArray } from '../../host/isArray';
import type { Callback } from '../support/callbacks';
import { checkName, wrongArgument } from '../support/check';
import { setAtPath } from '../support/memberChecks';
import { ownNames } from '../../text/own';

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
  const names = ownNames(first);
  for (let i = 0; i < names.length; i++) {
    attributes.push(attribute(method, names[i], (first as Record<string, unknown>)[names[i]]));
  }
  return attributes;
}

/** How one attribute is set. */
export interface Setter<T> {
  /** Refuses a value that the attribute cannot have, and gives the form of it that `set` takes; default: as it is. */
  read?: (value: unknown) => unknown;
  /** Sets it on one element; default: assigns the property of its name. */
  set?: (element: T, value: never, index: number) => void;
  /** Sets a fixed value on all elements in one step; default: `set`, one after the other. */
  setAll?: (value: never) => void;
  /** Runs the work that calls a Function for all elements, and tidies up; default: just runs it. */
  around?: (work: () => void) => void;
}

/** An attribute whose fixed value is checked and read; a Function is called when its turn comes. */
interface Setting<T> extends Attribute {
  setter: Setter<T>;
}

function settingOf<T>({ name, value }: Attribute, setter: Setter<T>): Setting<T> {
  const isRead = typeof value !== 'function' && setter.read;
  return { name, value: isRead ? isRead(value) : value, setter };
}

function setToValue<T>(method: string, elements: T[], { name, value, setter }: Setting<T>): void {
  const { set } = setter;
  if (setter.setAll) {
    setter.setAll(value as never);
    return;
  }
  const count = elements.length;
  let i = 0;
  try {
    if (set) for (; i < count; i++) set(elements[i], value as never, i);
    else for (; i < count; i++) (elements[i] as Record<string, unknown>)[name] = value;
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
}

function setToResults<T>(
  method: string,
  elements: T[],
  { name, value, setter: { read, set } }: Setting<T>,
  scope: unknown,
): void {
  const callback = value as Callback<T>;
  const count = elements.length;
  let element: T | undefined;
  /** The elements whose value the callback gave, and those whose value was taken. */
  let given = 0;
  let taken = 0;
  let i = 0;
  try {
    for (; i < elements.length; i++) {
      element = elements[i];
      let result: unknown = callback.call(scope, element, i, elements);
      given++;
      if (read) {
        result = read(result);
        taken++;
      }
      if (set) set(element, result as never, i);
      else (element as Record<string, unknown>)[name] = result;
    }
  } catch (error) {
    // What the callback throws is the user's, and passes unchanged.
    if (given === i) throw error;
    const done = read && taken === i ? '; "' + name + '" was set on ' + i + ' of ' + count : '';
    throw failure(method, i, element, error, '', done);
  }
}

function apply<T>(method: string, elements: T[], setting: Setting<T>, scope: unknown): void {
  const { around } = setting.setter;
  if (typeof setting.value !== 'function') setToValue(method, elements, setting);
  else if (around) around(() => setToResults(method, elements, setting, scope));
  else setToResults(method, elements, setting, scope);
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
  attribute: Attribute,
  setter: Setter<T>,
  scope: unknown,
): void {
  apply(method, elements, settingOf(attribute, setter), scope);
}

/**
 * Sets attributes, one after the other, each on all elements: `attr` of every collection. See `setEach`.
 *
 * @param target the collection; it is `this` of Functions
 * @param args those of `attr`
 * @param setterOf says how an attribute is set; refuses a name that an element does not have
 */
export function setAttributes<T, C extends { readonly elements: T[] }>(
  method: string,
  target: C,
  args: unknown[],
  setterOf: (name: string, target: C, args: unknown[], method: string) => Setter<T>,
): void {
  const attributes = attributesOf(method, args);
  const settings: Setting<T>[] = [];
  for (let i = 0; i < attributes.length; i++) {
    settings[i] = settingOf(attributes[i], setterOf(attributes[i].name, target, args, method));
  }
  for (let i = 0; i < settings.length; i++) apply(method, target.elements, settings[i], target);
}

/** Assigns the property of the name. */
const PLAIN = {};

/** Sets a member of any object, or what a dotted name leads to. */
export function memberSetter<T>(name: string): Setter<T> {
  if (name.indexOf('.') < 0) return PLAIN;
  const links = name.split('.');
  return { set: (element, value) => setAtPath(element, links, value) };
}
