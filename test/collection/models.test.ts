import fc from 'fast-check';
import { Collection } from '../../src/collection/Collection';

/** Few enough values that equal ones meet often; objects by reference. */
const pool = [
  { name: 'a' },
  { name: 'a' },
  { name: '' },
  {},
  () => 1,
  0,
  1,
  -1,
  NaN,
  '',
  'a',
  'A',
  true,
  null,
  undefined,
];
const value = fc.constantFrom<unknown>(...pool);
const values = fc.array(value, { maxLength: 30 });
const position = fc.integer({ min: -40, max: 40 });

/** Checks a property against its model on many inputs. */
function holds<T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  check: (...inputs: T) => void,
): void {
  fc.assert(fc.property<T>(...arbitraries, check), { numRuns: 200 });
}

describe('a collection agrees with an Array', () => {
  it('Results of indexOf() agree with those of an Array', () => {
    const from = fc.oneof(position, fc.constantFrom(undefined, NaN, 1.5, -1.5, Infinity, -Infinity));
    holds([values, value, from], (list, wanted, start) => {
      expect(new Collection(list).indexOf(wanted, start)).toBe(list.indexOf(wanted, start));
    });
  });

  it('Removal by position agrees with splice', () => {
    holds([values, position, fc.option(fc.nat(40), { nil: undefined })], (list, start, count) => {
      const model = list.slice();
      model.splice(start, count ?? 1);
      expect(new Collection(list).remove(start, count).elements).toEqual(model);
    });
  });

  it('Removal of a list agrees with a filter', () => {
    holds([values, values, fc.boolean()], (list, unwanted, asCollection) => {
      const model = list.filter((element) => !unwanted.some((other) => other === element));
      const collection = new Collection(list);
      collection.remove(asCollection ? new Collection(unwanted) : unwanted);
      expect(collection.elements).toEqual(model);
      expect(collection.elements.every((element, i) => Object.is(element, model[i]))).toBe(true);
    });
  });

  it('Removal by a value leaves what find does not find', () => {
    holds(
      [values, fc.constantFrom<unknown>('a', 'A', '*', '', /a/i, true), fc.constantFrom('name', 'length')],
      (list, wanted, property) => {
        const found = new Collection(list).find(wanted, property);
        const model = list.filter((element) => found.indexOf(element) < 0);
        expect(new Collection(list).remove(wanted, property).elements).toEqual(model);
      },
    );
  });

  it('Results of filter() agree with those of an Array', () => {
    holds([values, fc.func(fc.oneof(fc.boolean(), value))], (list, test) => {
      const model = list.filter((_element, i) => test(i));
      expect(new Collection(list).filter((_element, i) => test(i)).elements).toEqual(model);
    });
  });

  it('Results of add() agree with concat', () => {
    holds([values, fc.array(values, { maxLength: 4 })], (list, additions) => {
      const collection = new Collection(list);
      additions.forEach((addition) => collection.add(addition));
      expect(collection.elements).toEqual(list.concat(...additions));
    });
  });

  it('Results of slice() agree with those of an Array', () => {
    const bound = fc.option(position, { nil: undefined });
    holds([values, bound, bound], (list, start, end) => {
      expect(new Collection(list).slice(start, end).elements).toEqual(list.slice(start, end));
    });
  });

  it('The first of the same elements is kept by unique()', () => {
    holds([values], (list) => {
      const model = list.filter((element, i) => list.indexOf(element) === i || Number.isNaN(element));
      expect(new Collection(list).unique().elements).toEqual(model);
    });
  });

  it('The order of sort(compare) agrees with a stable sort', () => {
    const records = fc.array(fc.record({ key: fc.nat(5), id: fc.nat() }), { maxLength: 60 });
    holds([records], (list) => {
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
      const sorted = new Collection(list).sort(compare).elements;
      const model = list.slice().sort(compare);
      expect(sorted.every((element, i) => element === model[i])).toBe(true);
    });
  });

  it('The order of sort(property) agrees with a stable sort', () => {
    const records = fc.array(
      fc.record({ key: fc.oneof(fc.integer(), fc.double({ noNaN: true })), id: fc.nat() }),
    );
    holds([records], (list) => {
      const sorted = new Collection(list).sort('key').elements;
      const model = list.slice().sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
      expect(sorted.every((element, i) => element === model[i])).toBe(true);
    });
  });

  it('Undefined is put last by sort(compare), uncompared', () => {
    holds([fc.array(fc.option(fc.integer(), { nil: undefined }))], (list) => {
      const compare = (a: number | undefined, b: number | undefined) => (a as number) - (b as number);
      expect(new Collection(list).sort(compare).elements).toEqual(list.slice().sort(compare));
    });
  });
});
