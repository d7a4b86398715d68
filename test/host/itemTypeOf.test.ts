import { itemTypeOf } from '../../src/host/itemTypeOf';

it('The type of an item is what the host says', () => {
  expect(itemTypeOf({ itemType: 'bitmap', name: 'a' } as Item)).toBe('bitmap');
});

it('A deleted item throws, although the host still answers its name', () => {
  expect(() => itemTypeOf({ itemType: 'undefined', name: 'a' } as unknown as Item)).toThrow('it was deleted');
});
