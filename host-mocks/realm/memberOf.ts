import { classIn, contract } from '../contract/contract';
import type { HostObjectClass, HostObject } from './HostObject';

/** The accessor of a property that scripts read, and set unless it is read-only. */
export interface MemberAccess {
  get(): unknown;
  set: ((value: unknown) => void) | undefined;
}

/**
 * The property of that name that scripts see on an object; undefined for methods and all other names, because scripts
 * must not see the helper members of model objects.
 */
export function propertyOf(object: HostObject, name: string): MemberAccess | undefined {
  const { className } = object.constructor as unknown as HostObjectClass;
  return isProperty(className, name) ? memberOf(object, name) : undefined;
}

function isProperty(className: string | null, name: string): boolean {
  if (className === null) return false;
  const { base, properties } = classIn(contract, className);
  return Object.hasOwn(properties, name) || isProperty(base, name);
}

/** The accessor of that name on the object's class or one above it; undefined for methods and unknown names. */
export function memberOf(object: object, name: string): MemberAccess | undefined {
  // Members that every object has (`__proto__`) are not members of the host.
  for (
    let at: object | null = object;
    at && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  ) {
    const descriptor = Object.getOwnPropertyDescriptor(at, name);
    if (!descriptor) continue;
    const { get, set } = descriptor;
    if (!get) return undefined;
    return {
      get: () => get.call(object) as unknown,
      set: set && ((value: unknown) => void set.call(object, value)),
    };
  }
  return undefined;
}
