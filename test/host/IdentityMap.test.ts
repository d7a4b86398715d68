import fc from 'fast-check';
import { BucketMap, FEW, IdentityMap } from '../../src/host/IdentityMap';

describe.each([
  ['IdentityMap', () => new IdentityMap<unknown>()],
  ['BucketMap, for engines without Map', () => new BucketMap()],
])('%s', (_title, make) => {
  it('IdentityMap keeps a value per object, whatever the objects look like', () => {
    const objects = Array.from({ length: 1_000 }, (_, i) => ({ name: i % 2 ? '' : 'same', x: i % 3 }));
    const map = make();
    objects.forEach((object, index) => {
      map.set(object, index);
    });
    expect(objects.map((object) => map.get(object))).toEqual(objects.map((_, index) => index));
    expect(map.get({ name: '', x: 0 })).toBeUndefined();
  });

  it('IdentityMap takes objects whose properties cannot be read, or are called as built-in ones', () => {
    const refusing = (): object =>
      Object.defineProperty({}, 'name', {
        get() {
          throw new Error('deleted');
        },
      });
    const objects = Array.from({ length: 5 * FEW }, (_, i) =>
      i % 2 ? refusing() : { name: ['__proto__', 'constructor'][(i / 2) % 2] },
    );
    const map = make();
    for (const object of objects) map.set(object, object);
    for (const object of objects) expect(map.get(object)).toBe(object);
  });

  it('IdentityMap behaves as the Map of the language', () => {
    const pool = Array.from({ length: 4 * FEW }, (_, i) => ({ name: `n${i % 5}`, x: i % 4, y: i % 2 }));
    const steps = fc.array(fc.record({ at: fc.nat(4 * FEW - 1), value: fc.option(fc.nat()) }), {
      maxLength: 1_000,
    });
    fc.assert(
      fc.property(steps, (list) => {
        const map = make();
        const model = new Map<object, unknown>();
        for (const { at, value } of list) {
          expect(map.get(pool[at])).toBe(model.get(pool[at]));
          if (value === null || model.has(pool[at])) continue;
          map.set(pool[at], value);
          model.set(pool[at], value);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('without Map', () => {
  // What elements and library items have, cheap ones first.
  const TELLING = [
    'name',
    'x',
    'y',
    'elementType',
    'width',
    'height',
    'depth',
    'startFrame',
    'duration',
    'color',
  ];
  const SAME = { name: '', x: 0, y: 0, elementType: 'shape', width: 1, height: 1, depth: 0 };

  /** What the map asks of objects with these members, each name once. */
  function askedOf(list: object[]): string[] {
    const asked = new Set<string>();
    const map = new BucketMap();
    const watched = list.map(
      (members) =>
        new Proxy(members, {
          get(target, name) {
            asked.add(String(name));
            return Reflect.get(target, name) as unknown;
          },
        }),
    );
    for (const object of watched) map.set(object, object);
    // In another order than that in which they were set: those are found without reading them.
    for (const object of watched.reverse()) expect(map.get(object)).toBe(object);
    return [...asked];
  }

  const many = (count: number, members: (index: number) => object): object[] =>
    Array.from({ length: count }, (_, index) => ({ ...SAME, ...members(index) }));

  it('A few objects are not read', () => {
    expect(askedOf(many(FEW, () => ({})))).toEqual([]);
    expect(askedOf(many(FEW + 1, (index) => ({ name: `n${index}` })))).toEqual(['name']);
  });

  it.each(TELLING)('Objects that differ in their %s are not read further', (name) => {
    const upToThat = TELLING.slice(0, TELLING.indexOf(name) + 1);
    expect(askedOf(many(5 * FEW, (index) => ({ [name]: index })))).toEqual(upToThat);
  });

  it('Objects that differ in nothing are read for each property once', () => {
    expect(askedOf(many(5 * FEW, () => ({})))).toEqual(TELLING);
  });

  it('A few objects that agree are not read further because others differ', () => {
    expect(askedOf(many(FEW + 8, (index) => ({ name: `n${index >> 3}` })))).toEqual(['name']);
  });

  it('Values of different types are different values', () => {
    const valueOf = (index: number): unknown => (index % 2 ? index >> 4 : String(index >> 4));
    expect(askedOf(many(FEW + 8, (index) => ({ name: valueOf(index) })))).toEqual(['name']);
  });

  it('Objects and functions in a property are not turned into texts', () => {
    const toString = (): never => {
      throw new Error('asked');
    };
    const spoken: unknown[] = [];
    const speaking = { toString: () => String(spoken.push('object')) };
    const calling = Object.assign(() => 0, { toString: () => String(spoken.push('function')) });
    askedOf(many(2 * FEW, (index) => ({ name: index % 2 ? speaking : calling, x: { toString } })));
    expect(spoken).toEqual([]);
  });
});

describe('without Map, objects that read alike', () => {
  const alike = (count: number): { reads: number; objects: object[] } => {
    const world = { reads: 0, objects: [] as object[] };
    for (let i = 0; i < count; i++) {
      world.objects.push(new Proxy({}, { get: () => void world.reads++ }));
    }
    return world;
  };

  it('They are found in the order in which they were set, and again and again, without reading them', () => {
    const world = alike(1_000);
    const map = new BucketMap<number>();
    world.objects.forEach((object, index) => map.set(object, index));
    world.objects.forEach((object, index) =>
      expect([map.get(object), map.get(object)]).toEqual([index, index]),
    );
    expect(world.reads).toBe(0);
  });

  it('Objects are found in any order, in fewer steps where their locations differ', () => {
    const { objects } = alike(400);
    const places = new Map(objects.map((object, index) => [object, index]));
    const asked: object[] = [];
    const map = new BucketMap<number>();
    map.whereOf = (object) => (asked.push(object), places.get(object));
    objects.forEach((object, index) => map.set(object, index));
    const shuffled = objects.map((_, index) => (index * 37) % objects.length);
    for (const index of shuffled) expect(map.get(objects[index])).toBe(index);
    expect(map.get({})).toBeUndefined();
    // Once when an object is put into its bucket, once when it is asked for.
    expect(asked.length).toBeLessThanOrEqual(2 * objects.length + 1);
    expect(new Set(asked).size).toBeGreaterThan(objects.length - 10);
  });

  it('The map says whether the next one asked for may come after all that it has', () => {
    const [first, second, third] = alike(3).objects;
    const map = new BucketMap<number>();
    expect(map.endsBefore(first)).toBe(true);
    map.set(first, 1);
    map.set(second, 2);
    expect(map.endsBefore(first)).toBe(false);
    map.get(second);
    expect([map.endsBefore(second), map.endsBefore(third), map.count()]).toEqual([false, true, 2]);
  });
});

it('An object is read for few properties without Map, however many there are and though names are equal', () => {
  for (const size of [1_000, 16_000]) {
    let [reads, hits] = [0, 0];
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
      if (map.get(key) !== undefined) hits++;
      map.set(key, i);
    }
    expect(hits).toBe(0);
    // Once for each level down to its bucket, and once more whenever its bucket is divided.
    expect(reads / size).toBeLessThan(8);
  }
});
