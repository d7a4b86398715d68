import type { HostObject } from '../../../../host-mocks/realm/HostObject';
import type { Finding } from '../Rule';

/** All but the first of those that have a key in common. @param describe - what to say, given the first */
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
