import { Collection } from '../../src/collection/Collection';
import { IdentitySet } from '../../src/host/IdentitySet';

describe('IdentitySet', () => {
  it('IdentitySet tells values apart as === does', () => {
    const object = {};
    const values = [
      0,
      '0',
      false,
      '',
      null,
      undefined,
      'null',
      'undefined',
      'true',
      true,
      object,
      {},
      'hasOwnProperty',
    ];
    const set = new IdentitySet();
    values.forEach((value) => expect(set.has(value)).toBe(false));
    expect(values.map((value) => set.add(value))).toEqual(values.map(() => true));
    expect(values.map((value) => set.add(value))).toEqual(values.map(() => false));
    values.forEach((value) => expect(set.has(value)).toBe(true));
    expect(set.add(-0)).toBe(false);
    expect([set.add(NaN), set.add(NaN), set.has(NaN)]).toEqual([true, true, false]);
    expect(set.add('__proto__')).toBe(true);
    expect(set.add('__proto__')).toBe(false);
  });

  it('IdentitySet tells Functions of the same text apart', () => {
    const make = () => () => 1;
    const [one, other] = [make(), make()];
    const set = new IdentitySet();
    expect([set.add(one), set.has(one), set.has(other), set.add(other), set.add(one)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(new Collection([one, other, one]).unique().elements).toEqual([one, other]);
  });

  it('IdentitySet is made of the values in a list', () => {
    const object = {};
    const set = IdentitySet.of([object, 'a', 'a']);
    expect([set.has(object), set.has('a'), set.has({}), set.has('b')]).toEqual([true, true, false, false]);
  });

  it('IdentitySet finds objects again whose properties cannot be read', () => {
    const set = new IdentitySet();
    const unreadable = Array.from({ length: 40 }, () =>
      Object.defineProperty({}, 'name', {
        get() {
          throw new Error('deleted');
        },
      }),
    );
    expect(unreadable.every((object) => set.add(object))).toBe(true);
    expect(unreadable.some((object) => set.add(object))).toBe(false);
  });
});

describe('unique', () => {
  const makers: [string, (i: number) => object][] = [
    ['equal names, other positions', (i) => ({ name: 'star', x: i % 100, y: Math.floor(i / 100) })],
    ['empty names, other sizes', (i) => ({ name: '', x: 0, y: 0, width: i })],
    ['other names', (i) => ({ name: 'star' + i })],
    ['nothing to tell them apart', () => ({ name: '' })],
    [
      'prefixes of built-in members as names',
      (i) => ({ name: ['__proto__', 'constructor', 'watch'][i % 3], x: i }),
    ],
  ];
  it.each(makers)('The first of each of 10,000 objects with %s is kept', (_title, make) => {
    const objects = Array.from({ length: 10000 }, (_, i) => make(i));
    const collection = new Collection(objects.concat(objects));
    collection.unique();
    expect(collection.elements).toHaveLength(10000);
    expect(collection.elements.every((element, i) => element === objects[i])).toBe(true);
  });

  it('Few properties of an element are read where names distinguish them', () => {
    let reads = 0;
    const objects = Array.from(
      { length: 1000 },
      (_, i) =>
        new Proxy({ name: 'n' + i } as object, {
          get(target, key, receiver) {
            reads++;
            return Reflect.get(target, key, receiver);
          },
        }),
    );
    new Collection(objects).unique();
    expect(reads).toBeLessThan(2100);
  });
});
