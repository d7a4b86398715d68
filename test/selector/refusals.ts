let areRefused = true;

/** Gives an object a property that the host refuses to read, as `brightness` of an instance in another colour mode. */
export function refuse(object: object, property: string): void {
  Object.defineProperty(object, property, {
    configurable: true,
    enumerable: true,
    get: () => {
      if (areRefused) throw new Error('not now');
      return undefined;
    },
  });
}

/** Runs with refused properties being absent, which is what they mean to a query. */
export function withoutRefusals<T>(run: () => T): T {
  areRefused = false;
  try {
    return run();
  } finally {
    areRefused = true;
  }
}

/** A property for code that may run with refusals and without. */
export function valueOrNothing(object: object, property: string): unknown {
  try {
    return (object as Record<string, unknown>)[property];
  } catch {
    return undefined;
  }
}
