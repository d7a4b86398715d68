import { errorText } from '../text/errorText';
import { isDeletedError } from './isDeleted';

/** Reads a member of a host object, or of what stands for one. */
export type ReadMember<T extends object> = (object: T, member: string) => unknown;

const NOT_IMPLEMENTED = /^NotImplemented\b/;

/**
 * Reads a property of a host object; undefined where there is none and where the host refuses it, as it refuses
 * `brightness` in another colour mode.
 *
 * @throws what the host threw, when the object was deleted or the member is not implemented: that says nothing about
 * the property
 */
export function read(object: object, property: string): unknown {
  try {
    return (object as Record<string, unknown>)[property];
  } catch (error) {
    return refused(error);
  }
}

/** What stands for the value of a property where the host threw: see `read`, for loops that cannot afford its call. */
export function refused(error: unknown): undefined {
  if (isDeletedError(error) || NOT_IMPLEMENTED.test(errorText(error))) throw error;
  return undefined;
}

/** Reads a property that holds a list of host objects; an empty list where there is none. */
export function readList(object: object, property: string): object[] {
  return listOf(read(object, property));
}

/** Calls a method without arguments and gives its answer as true or false; false where there is no such method. */
export function ask(object: object, method: string): boolean {
  const ability = read(object, method);
  return typeof ability === 'function' && Boolean(ability.call(object));
}

/** The value itself when it is a list (an Array of any realm), else an empty list. */
export function listOf(value: unknown): object[] {
  return isObject(value) && typeof (value as unknown[]).length === 'number' ? (value as object[]) : [];
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
