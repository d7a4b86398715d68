import { errorText } from '../text/errorText';

/**
 * Refusals that say nothing about the property: the object is gone, or the host cannot tell. Everything else that a
 * host throws at reading means that the object has no such property now, as `brightness` in another colour mode.
 */
const NOT_AN_ANSWER = /^(Invalid JavaScript object|NotImplemented)\b/;

/**
 * A property of a host object; undefined where there is none and where the host refuses to give it.
 *
 * @throws what the host threw, when it says that the object was deleted or the member is not implemented
 */
export function read(object: object, property: string): unknown {
  try {
    return (object as Record<string, unknown>)[property];
  } catch (error) {
    if (NOT_AN_ANSWER.test(errorText(error))) throw error;
    return undefined;
  }
}

/** A property that holds a list of host objects; an empty list where there is none. */
export function readList(object: object, property: string): object[] {
  return listOf(read(object, property));
}

/** What a method without arguments says, as true or false; false where there is no such method. */
export function ask(object: object, method: string): boolean {
  const ability = read(object, method);
  return typeof ability === 'function' && Boolean(ability.call(object));
}

/** The value when it is a list (an Array of any realm), else an empty list. */
export function listOf(value: unknown): object[] {
  return isObject(value) && typeof (value as unknown[]).length === 'number' ? (value as object[]) : [];
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
