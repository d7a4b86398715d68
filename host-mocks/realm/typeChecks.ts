/** Distinguishes the objects of a realm from those of other realms. */
export interface TypeChecks {
  /** False for an object or a function of another realm. */
  isOwn(value: unknown): boolean;
  /** Returns the error itself, or an error of this realm in place of one of another realm. */
  ownError(error: unknown): unknown;
}

/**
 * Returns the checks for the realm in which it runs. Its source is evaluated in other realms too: it uses nothing but
 * the language.
 *
 * The prototype chain of an object ends in its realm. Node's engine can throw errors of the host's realm (at the end of
 * the stack, for example), and a script could reach everything in the host's realm through one.
 */
export function makeTypeChecks(): TypeChecks {
  const { getPrototypeOf } = Object;
  const ownPrototype = Object.prototype;
  const OwnError = Error;
  const MAX_CHAIN = 1000;
  function isOwn(value: unknown): boolean {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return true;
    let top: unknown = value;
    for (let i = 0; i < MAX_CHAIN; i++) {
      const next: unknown = getPrototypeOf(top);
      if (next === null) return top === ownPrototype || top === value;
      top = next;
    }
    // Only a script's Proxy can have an endless prototype chain.
    return true;
  }
  function ownError(error: unknown): unknown {
    return isOwn(error) ? error : new OwnError(String((error as Error).message));
  }
  return { isOwn, ownError };
}
