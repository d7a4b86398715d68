import { isItemWord, itemFor, readItemWord, readWordOr, wordReader } from '../../src/host/itemWords';
import { instance, item, shape, symbol } from '../support/plainHost';

const star = symbol('shapes/stars/star');
const top = item('top', 'sound');

describe('words for parts of the path of an item', () => {
  it.each([
    ['shortName', true],
    ['folder', true],
    ['name', false],
    ['', false],
  ])('isItemWord(%j) is %j', (name, expected) => {
    expect(isItemWord(name)).toBe(expected);
  });

  it('itemFor() gives an item itself and the item of an instance', () => {
    expect(itemFor(star)).toBe(star);
    expect(itemFor(instance(star))).toBe(star);
  });

  it.each([[shape()], [instance(star, { libraryItem: null })], [{ libraryItem: star }], [{}]])(
    'itemFor() gives null where there is no item: %j',
    (object) => {
      expect(itemFor(object)).toBeNull();
    },
  );

  it.each([
    [star, 'star', 'shapes/stars'],
    [instance(star), 'star', 'shapes/stars'],
    [top, 'top', ''],
    [shape(), undefined, undefined],
  ])('readItemWord() gives both parts', (object, shortName, folder) => {
    expect([readItemWord(object, 'shortName'), readItemWord(object, 'folder')]).toEqual([shortName, folder]);
  });

  it('readWordOr() reads members as it is told, and words where there is no such member', () => {
    const told = readWordOr((_value, name) => `told ${name}`);
    expect(told(star, 'folder')).toBe('shapes/stars');
    expect(told(star, 'itemType')).toBe('told itemType');
    expect(told({ folder: 'own' }, 'folder')).toBe('told folder');
    expect(told('text', 'folder')).toBe('told folder');
    expect(told(null, 'shortName')).toBe('told shortName');
  });

  it.each([
    ['shortName', star, 'star'],
    ['libraryItem.folder', instance(star), 'shapes/stars'],
    ['folder.length', star, 12],
    ['name', star, 'shapes/stars/star'],
    ['libraryItem.name', instance(star), 'shapes/stars/star'],
    ['libraryItem.folder', shape(), undefined],
  ])('wordReader(%j) reads a dotted path', (path, object, expected) => {
    expect(wordReader(path)(object)).toBe(expected);
  });
});
