import { createRealm } from './realms';

export type Call = (...args: unknown[]) => unknown;

/** An engine of bare ES3 with the script that adds ES5's library. */
export const realm = createRealm('bare ES3');
realm.load('collection.es5.jsx');

/** A method as the realm has it and as this engine has it, both called on the same things. */
export function both(path: string): [added: Call, native: Call] {
  const added = realm.run(path) as Call;
  const native = new Function(`return ${path}`)() as Call;
  return [added, native];
}

/** What a call returns or, if it throws, the kind of error. */
function outcome(call: () => unknown): unknown {
  try {
    return { value: call() };
  } catch (thrown) {
    return { thrown: (thrown as Error).name };
  }
}

/** A check that the two agree when they are called on one thing with the same arguments. */
export const onEach =
  (path: string) =>
  (self: unknown, ...args: unknown[]): void => {
    const [added, native] = both(path);
    expect(outcome(() => added.apply(self, args))).toEqual(outcome(() => native.apply(self, args)));
  };
