import fc from 'fast-check';
import { BucketMap, IdentityMap } from '../../src/host/IdentityMap';

describe.each([
  ['IdentityMap', () => new IdentityMap<unknown>()],
  ['BucketMap, for engines without Map', () => new BucketMap()],
])('%s', (_title, make) => {
  test('keeps a value per object, whatever the objects look like', () => {
    const objects = Array.from({ length: 100 }, (_, i) => ({ name: i % 2 ? '' : 'same', x: i % 3 }));
    const map = make();
    objects.forEach((object, index) => {
      map.set(object, index);
    });
    expect(objects.map((object) => map.get(object))).toEqual(objects.map((_, index) => index));
    expect(map.get({ name: '', x: 0 })).toBeUndefined();
  });

  test('replaces the value of an object that it has', () => {
    const map = make();
    const key = {};
    map.set(key, 1);
    map.set(key, 2);
    expect(map.get(key)).toBe(2);
  });

  test('does not mind objects whose properties cannot be read, or are called as built-in ones', () => {
    const refusing = (): object =>
      Object.defineProperty({}, 'name', {
        get() {
          throw new Error('deleted');
        },
      });
    const objects = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? refusing() : { name: ['__proto__', 'constructor'][(i / 2) % 2] },
    );
    const map = make();
    for (const object of objects) map.set(object, object);
    for (const object of objects) expect(map.get(object)).toBe(object);
  });

  test('behaves as the Map of the language', () => {
    const pool = Array.from({ length: 60 }, (_, i) => ({ name: `n${i % 5}`, x: i % 4, y: i % 2 }));
    const steps = fc.array(fc.record({ at: fc.nat(59), value: fc.option(fc.nat()) }), { maxLength: 200 });
    fc.assert(
      fc.property(steps, (list) => {
        const map = make();
        const model = new Map<object, unknown>();
        for (const { at, value } of list) {
          expect(map.get(pool[at])).toBe(model.get(pool[at]));
          if (value === null) continue;
          map.set(pool[at], value);
          model.set(pool[at], value);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test('without Map, an object is asked for few properties, however many there are and though all names are equal', () => {
  for (const size of [1_000, 16_000]) {
    let reads = 0;
    const map = new BucketMap();
    for (let i = 0; i < size; i++) {
      const values: Record<string, unknown> = {
        name: '',
        x: i % 100,
        y: Math.floor(i / 100),
        elementType: 'shape',
      };
      const key = new Proxy(values, {
        get: (object, name) => {
          reads++;
          return object[String(name)];
        },
      });
      map.set(key, i);
    }
    // Once for each level down to its bucket, and once more whenever its bucket is divided.
    expect(reads / size).toBeLessThan(8);
  }
});
