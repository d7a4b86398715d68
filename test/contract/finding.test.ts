/**
 * The contract of `Collection`: each sentence is a test. The library exists to keep it, so it takes precedence over
 * every issue and every later wish. A test here changes only when the contract itself is found to be wrong.
 */
import type { Collection as AnyCollection } from '../../src';
import { type Library, SUBJECTS, thrownBy } from './subjects';
import { named, namesOf } from './world';

describe.each(SUBJECTS)('Collection to search in, in %s', (_title, subject) => {
  let Collection: Library['Collection'];
  beforeEach(() => ({ Collection } = subject.load()));
  afterEach(() => subject.unload());

  describe('indexOf', () => {
    it('Values are compared strictly', () => {
      expect(new Collection<unknown>([1, '1', NaN]).indexOf('1')).toBe(1);
      expect(new Collection<unknown>([1]).indexOf('1')).toBe(-1);
      expect(new Collection([NaN]).indexOf(NaN)).toBe(-1);
    });

    it.each([
      [0, 0],
      [1, 3],
      [3, 3],
      [4, -1],
      [9, -1],
      [-1, 3],
      [-2, 3],
      [-4, 0],
      [-9, 0],
    ])('Index %i as a start finds the "a" of a, b, c, a at %i', (from, index) => {
      expect(new Collection(['a', 'b', 'c', 'a']).indexOf('a', from)).toBe(index);
    });
  });

  describe('get', () => {
    it('Positions count from 0, and those outside give undefined', () => {
      const collection = new Collection(['a', 'b']);
      expect([collection.get(0), collection.get(1), collection.get(2), collection.get(-1)]).toEqual([
        'a',
        'b',
        undefined,
        undefined,
      ]);
    });
  });

  describe('find', () => {
    it('A new Array is given, and the collection is left as it is', () => {
      const collection = new Collection(named('a', 'b'));
      const found = collection.find('a');
      found.push({ name: 'c' });
      expect(namesOf(collection.elements)).toEqual(['a', 'b']);
    });

    it.each<[string, string[]]>([
      ['star*', ['star', 'star_1', 'star(2)']],
      ['*1', ['star_1']],
      ['*ta*', ['star', 'star_1', 'star(2)', 'my star.', 'Star']],
      ['Star*', ['Star']],
      ['star', ['star']],
      ['star(2)', ['star(2)']],
      ['my star.', ['my star.']],
      ['*.', ['my star.']],
      ['star?', []],
      ['*', ['star', 'star_1', 'star(2)', 'my star.', 'Star']],
    ])(
      'find() with the text %s finds whole values, by case, with * for any text and all else literal',
      (text, expected) => {
        const collection = new Collection(named('star', 'star_1', 'star(2)', 'my star.', 'Star'));
        expect(namesOf(collection.find(text))).toEqual(expected);
      },
    );

    it('A RegExp is tested against the text of the property', () => {
      const collection = new Collection([
        { name: 'a', x: 10 },
        { name: 'b', x: 25 },
      ]);
      expect(namesOf(collection.find(/5$/, 'x'))).toEqual(['b']);
    });

    it.each(['g', 'y'])(
      'The lastIndex of a RegExp with %s does not matter, and is left as it was',
      (flag) => {
        const pattern = new RegExp('a', flag);
        pattern.lastIndex = 3;
        expect(namesOf(new Collection(named('a', 'a', 'ab', 'b')).find(pattern))).toEqual(['a', 'a', 'ab']);
        expect(pattern.lastIndex).toBe(3);
      },
    );

    it('Anything else is compared strictly', () => {
      const collection = new Collection<object>([{ x: 1 }, { x: '1' }, { x: true }, { x: null }]);
      expect(collection.find(1, 'x')).toEqual([{ x: 1 }]);
      expect(collection.find(true, 'x')).toEqual([{ x: true }]);
      expect(collection.find(null, 'x')).toEqual([{ x: null }]);
    });

    it.each([undefined, null])('A property that is %s is never matched by a wildcard or a RegExp', (name) => {
      const collection = new Collection<object>([{ name }, {}]);
      expect([collection.find('*'), collection.find(/.*/), collection.find('null')]).toEqual([[], [], []]);
    });

    it('Elements that are null or undefined are never matched, and never throw', () => {
      const collection = new Collection<unknown>([null, undefined, { name: 'a' }]);
      expect([collection.find('*'), collection.find(undefined, 'x')]).toEqual([
        [{ name: 'a' }],
        [{ name: 'a' }],
      ]);
    });
  });

  describe('remove', () => {
    const letters = (): AnyCollection<string> => new Collection(['a', 'b', 'c', 'd', 'b']);

    it('An Array or a Collection removes every occurrence of its elements', () => {
      expect(letters().remove(['b', 'd']).elements).toEqual(['a', 'c']);
      expect(letters().remove(new Collection(['a', 'b'])).elements).toEqual(['c', 'd']);
    });

    it.each<[number[], string[]]>([
      [[1], ['a', 'c', 'd', 'b']],
      [
        [1, 3],
        ['a', 'b'],
      ],
      [[-2], ['a', 'b', 'c', 'b']],
      [
        [-2, 2],
        ['a', 'b', 'c'],
      ],
      [
        [3, 99],
        ['a', 'b', 'c'],
      ],
      [[5], ['a', 'b', 'c', 'd', 'b']],
      [[99], ['a', 'b', 'c', 'd', 'b']],
      [
        [0, 0],
        ['a', 'b', 'c', 'd', 'b'],
      ],
    ])('by position: remove(%j) leaves %j', (args, left) => {
      expect(letters().remove(...(args as [number, number])).elements).toEqual(left);
    });

    it.each([1.5, NaN, Infinity, -1])('The count %d is refused, and nothing is removed', (count) => {
      const collection = letters();
      expect(thrownBy(() => collection.remove(0, count))).toMatch(
        /^RangeError: Collection\.remove\(\): count /,
      );
      expect(collection.elements).toHaveLength(5);
    });

    it('A Number and a property remove the elements whose property is that number', () => {
      expect(namesOf(new Collection(named('a', 'b', 'c')).remove(1, 'x').elements)).toEqual(['a', 'c']);
    });

    it('Any other value removes everything that find would return', () => {
      const all = named('star', 'star_1', 'moon');
      expect(namesOf(new Collection(all).remove('star*').elements)).toEqual(['moon']);
      expect(namesOf(new Collection(all).remove(/n$/).elements)).toEqual(['star', 'star_1']);
      expect(namesOf(new Collection(all).remove('moon', 'name').elements)).toEqual(['star', 'star_1']);
    });

    it('An object that is in the collection removes that element', () => {
      const [a, b] = named('a', 'a');
      expect(new Collection([a, b]).remove(a).elements).toEqual([b]);
    });

    it('A missing argument throws TypeError', () => {
      const collection = letters() as unknown as { remove(): void };
      expect(thrownBy(() => collection.remove())).toMatch(/^TypeError: Collection\.remove\(\)/);
    });
  });
});
