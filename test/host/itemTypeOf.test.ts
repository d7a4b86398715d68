import { itemTypeOf } from '../../src/host/itemTypeOf';

it('The type of an item is what the host says', () => {
  expect(itemTypeOf({ itemType: 'bitmap', name: 'a' } as Item)).toBe('bitmap');
});

it('A deleted item throws the error of the host', () => {
  const deleted = {
    itemType: 'undefined',
    get name(): string {
      throw new Error('Invalid JavaScript object.');
    },
  };
  expect(() => itemTypeOf(deleted as unknown as Item)).toThrow('Invalid JavaScript object.');
});
