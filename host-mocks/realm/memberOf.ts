/** A property of a model object that scripts read by its name, and set unless it is read-only. */
export interface MemberAccess {
  get(): unknown;
  set: ((value: unknown) => void) | undefined;
}

/** The accessor of that name on the object's class or one above it; undefined for methods and unknown names. */
export function memberOf(object: object, name: string): MemberAccess | undefined {
  // What every object has (`__proto__`) is no member of the host's.
  for (
    let at: object | null = object;
    at && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  ) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (!found) continue;
    const { get, set } = found;
    if (!get) return undefined;
    return {
      get: () => get.call(object) as unknown,
      set: set && ((value: unknown) => void set.call(object, value)),
    };
  }
  return undefined;
}
