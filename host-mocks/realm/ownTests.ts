/** Tells the objects of a realm from those of others. */
export interface OwnTests {
  /** False for an object or a function of another realm. */
  isOwn(value: unknown): boolean;
  /** The error itself, or one of this realm for an error of another one. */
  ownError(error: unknown): unknown;
}

/**
 * Makes both for the realm in which it runs. Its text runs in other realms too: it uses nothing but the language.
 *
 * The prototypes of every object end at one of its realm. The host's engine throws errors of its own (at the end of the
 * stack, for example), and each of them leads to everything in the host's realm.
 */
export function makeOwnTests(): OwnTests {
  const { getPrototypeOf } = Object;
  const ownPrototype = Object.prototype;
  const OwnError = Error;
  const LONGEST_CHAIN = 1000;
  function isOwn(value: unknown): boolean {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return true;
    let top: unknown = value;
    for (let i = 0; i < LONGEST_CHAIN; i++) {
      const next: unknown = getPrototypeOf(top);
      if (next === null) return top === ownPrototype || top === value;
      top = next;
    }
    // Only a Proxy of a script is as long as it likes.
    return true;
  }
  function ownError(error: unknown): unknown {
    return isOwn(error) ? error : new OwnError(String((error as Error).message));
  }
  return { isOwn, ownError };
}
