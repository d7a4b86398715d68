import vm from 'node:vm';
import { Collection } from '../../../src/collection/Collection';

const star = { name: 'star_1', x: 10, symbol: true };
const starCap = { name: 'Star_2', x: 20 };
const dotted = { name: 'star.1', x: 10 };
const numbered = { name: 7 };
const empty = { name: '' };
const nameless = { x: 10 };
const nullName = { name: null, x: undefined };
const all = [star, starCap, dotted, numbered, empty, nameless, nullName, null, undefined, 'text', 5];
const find = (value: unknown, property?: string) => new Collection<unknown>(all).find(value, property);

describe('find', () => {
  it.each<[string, unknown, string | undefined, unknown[]]>([
    ['a name', 'star_1', undefined, [star]],
    ['a name, minding case', 'STAR_1', undefined, []],
    ['the empty name', '', undefined, [empty]],
    ['a wildcard', 'star*', undefined, [star, dotted]],
    ['a wildcard in the middle', 's*1', undefined, [star, dotted]],
    ['several wildcards', '*tar*2', undefined, [starCap]],
    ['a wildcard for the whole value, not a part', '*tar', undefined, []],
    ['a wildcard beside characters that RegExps read otherwise', 's*r.1', undefined, [dotted]],
    ['everything that is there', '*', undefined, [star, starCap, dotted, numbered, empty]],
    ['a Number as text by wildcard', '*7', undefined, [numbered]],
    ['a text that is not a wildcard by equality only', '7', undefined, []],
    ['a RegExp', /^star/i, undefined, [star, starCap, dotted]],
    ['a RegExp tested against text', /7/, undefined, [numbered]],
    ['a RegExp that would match "null" and "undefined"', /n|u/, undefined, []],
    ['a Number by property', 10, 'x', [star, dotted, nameless]],
    ['a Number, not its text', '10', 'x', []],
    ['a Boolean', true, 'symbol', [star]],
    ['null by equality', null, 'name', [nullName]],
    ['undefined by equality, of elements that are there', undefined, 'name', [nameless, 'text', 5]],
    ['a RegExp of another realm', vm.runInNewContext('/^star/i'), undefined, [star, starCap, dotted]],
    ['the length of Strings', 4, 'length', ['text']],
    ['a property as wildcard', '1*', 'x', [star, dotted, nameless]],
  ])('find() finds %s', (_title, value, property, expected) => {
    const found = find(value, property);
    expect(found).toEqual(expected);
    found.forEach((element, i) => expect(element).toBe(expected[i]));
  });

  it('A search gives a new Array and changes nothing', () => {
    const collection = new Collection([star]);
    const found = collection.find('*');
    found.length = 0;
    expect(collection.elements).toEqual([star]);
  });

  it.each([
    ['g', 3],
    ['y', 2],
    ['', 0],
  ])('A pattern with flag %p is not disturbed by lastIndex, which stays as it is', (flag, lastIndex) => {
    const pattern = new RegExp('star', flag);
    pattern.lastIndex = lastIndex;
    expect(find(pattern)).toEqual([star, dotted]);
    expect(pattern.lastIndex).toBe(lastIndex);
  });

  it('An element that cannot be read is named', () => {
    const deleted = Object.defineProperty({}, 'name', {
      get() {
        throw new Error('gone');
      },
    });
    expect(() => new Collection([star, deleted]).find('a')).toThrow(
      'Collection.find(): element 1, (gone): gone',
    );
  });
});
