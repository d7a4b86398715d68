import { hasOwn, ownNames } from '../../src/text/own';

const child = Object.assign(Object.create({ inherited: 1 }) as object, { own: 2, hasOwnProperty: 3 });

it.each([
  ['own', true],
  ['hasOwnProperty', true],
  ['inherited', false],
  ['toString', false],
])('The result of hasOwn(object, %j) is %j', (name, expected) => {
  expect(hasOwn(child, name)).toBe(expected);
});

it('Names that are not inherited are listed by ownNames(object)', () => {
  expect(ownNames(child)).toEqual(['own', 'hasOwnProperty']);
  expect(ownNames({})).toEqual([]);
});
