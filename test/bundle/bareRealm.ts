import { createRealm } from './realms';

export type Call = (...args: unknown[]) => unknown;

/** An engine with ES3 only, in which collection.es5.jsx is loaded. */
export const realm = createRealm('bare ES3');
realm.load('collection.es5.jsx');

/** Finds a method in the realm and in this engine. */
export function both(path: string): [added: Call, native: Call] {
  const added = realm.run(path) as Call;
  const native = new Function(`return ${path}`)() as Call;
  return [added, native];
}

/** Returns the value of a call or, if it throws, the name of the error. */
function outcome(call: () => unknown): unknown {
  try {
    return { value: call() };
  } catch (thrown) {
    return { thrown: (thrown as Error).name };
  }
}

/** Makes a check: both methods must have the same outcome for the same `this` and arguments. */
export const onEach =
  (path: string) =>
  (self: unknown, ...args: unknown[]): void => {
    const [added, native] = both(path);
    expect(outcome(() => added.apply(self, args))).toEqual(outcome(() => native.apply(self, args)));
  };
