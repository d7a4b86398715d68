import type { HostObject } from '../../../../host-mocks/realm/HostObject';
import type { Finding } from '../Rule';

/** All objects with the key of an earlier one. @param describe - the message, given the first one */
export function laterOnes<T extends HostObject>(
  objects: readonly T[],
  keyOf: (object: T) => string,
  describe: (first: T) => string,
): Finding[] {
  const firsts = new Map<string, T>();
  return objects.flatMap((object) => {
    const key = keyOf(object);
    const first = firsts.get(key);
    if (first) return [{ object, message: describe(first) }];
    firsts.set(key, object);
    return [];
  });
}
