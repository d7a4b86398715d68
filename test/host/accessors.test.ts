import { accessorDefiner, type DefineAccessors } from '../../src/host/accessors';
import { LACKING, without } from '../support/olderEngine';

/** A Function with a property `level` of ten times what is kept, defined in that way. */
function tenfold(define: DefineAccessors | null): { level: number } {
  const object = Object.assign(() => 0, { level: -1 });
  let kept = 3;
  define?.(object, 'level', { get: () => kept * 10, set: (value) => (kept = Number(value)) });
  return object;
}

const real = Object.defineProperty;

/** What the work returns while `Object.defineProperty` is another one. */
function withDefineProperty<T>(other: unknown, work: () => T): T {
  real(Object, 'defineProperty', { value: other, writable: true, enumerable: false, configurable: true });
  try {
    return work();
  } finally {
    real(Object, 'defineProperty', { value: real, writable: true, enumerable: false, configurable: true });
  }
}

const METHODS = LACKING.ExtendScript.filter(([owner]) => owner === Object.prototype);

describe.each([
  ['that has both ways', LACKING.modern],
  ['that has only the newer one', METHODS],
  ['like SpiderMonkey 1.8', LACKING['SpiderMonkey 1.8']],
])('in an engine %s', (_title, lacking) => {
  const object = without(lacking, () => tenfold(accessorDefiner()));

  it('Accessors are called at every read and write', () => {
    expect(object.level).toBe(30);
    object.level = 4;
    expect(object.level).toBe(40);
  });

  it('The property can be found, and defined again', () => {
    expect(Object.keys(object)).toEqual(['level']);
    expect(Object.getOwnPropertyDescriptor(object, 'level')).toMatchObject({ configurable: true });
  });
});

it.each(['ExtendScript', 'bare ES3'] as const)('An engine like %s defines no accessors', (engine) => {
  expect(without(LACKING[engine], accessorDefiner)).toBeNull();
});

describe.each([
  [
    'refuses accessors',
    () => {
      throw new TypeError('getters & setters can not be defined on this javascript engine');
    },
  ],
  [
    'stores the value and forgets the accessors',
    (object: Record<string, unknown>, name: string, { value }: PropertyDescriptor) => {
      object[name] = value;
    },
  ],
  [
    'minds only how to read',
    (object: object, name: string, { get }: PropertyDescriptor) =>
      real(object, name, { get, set: () => undefined }),
  ],
])('a shim that %s', (_title, shim) => {
  it('A shim that does not work is passed over for the older way', () => {
    const object = withDefineProperty(shim, () => tenfold(accessorDefiner()));
    object.level = 5;
    expect(object.level).toBe(50);
  });

  it('A shim that does not work gives null where there is no other way', () => {
    const older = LACKING.ExtendScript.filter(([, name]) => name !== 'defineProperty');
    expect(withDefineProperty(shim, () => without(older, accessorDefiner))).toBeNull();
  });
});
