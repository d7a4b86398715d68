import type { HostObject } from './HostObject';

/** What identifies the objects of a realm. */
interface Home {
  unwrap(value: unknown): HostObject | undefined;
  /** The prototype of the plain objects of that realm. */
  readonly objectPrototype: object;
}

/** Creates objects of another realm. */
interface Maker {
  wrap(object: HostObject): object;
}

/**
 * Converts a value of one realm for the program in another: objects of the host, Arrays and plain objects become that
 * program's own. Functions and objects of classes pass unchanged.
 */
export function adopt(value: unknown, from: Home, to: Maker): unknown {
  const adopted = new Map<object, unknown>();
  return own(value);

  function own(each: unknown): unknown {
    if (typeof each !== 'object' || each === null) return each;
    const object = from.unwrap(each);
    if (object) return to.wrap(object);
    if (adopted.has(each)) return adopted.get(each);
    if (Array.isArray(each)) {
      const copy: unknown[] = [];
      adopted.set(each, copy);
      for (let i = 0; i < each.length; i++) copy[i] = own(each[i]);
      return copy;
    }
    if (Object.getPrototypeOf(each) !== from.objectPrototype) return each;
    const copy: Record<string, unknown> = {};
    adopted.set(each, copy);
    for (const key of Object.keys(each)) copy[key] = own((each as Record<string, unknown>)[key]);
    return copy;
  }
}
