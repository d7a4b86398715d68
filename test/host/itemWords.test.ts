import { isItemWord, itemFor, readItemWord, wordReader } from '../../src/host/itemWords';
import { instance, item, shape, symbol } from '../support/plainHost';

const star = symbol('shapes/stars/star');
const top = item('top', 'sound');

describe('words for parts of the path of an item', () => {
  it.each([
    ['shortName', true],
    ['folder', true],
    ['name', false],
    ['', false],
  ])('The result of isItemWord(%j) is %j', (name, expected) => {
    expect(isItemWord(name)).toBe(expected);
  });

  it('An item itself, and the item of an instance, are given by itemFor()', () => {
    expect(itemFor(star)).toBe(star);
    expect(itemFor(instance(star))).toBe(star);
  });

  it.each([[shape()], [instance(star, { libraryItem: null })], [{ libraryItem: star }], [{}]])(
    'Null is given by itemFor() where there is no item: %j',
    (object) => {
      expect(itemFor(object)).toBeNull();
    },
  );

  it.each([
    [star, 'star', 'shapes/stars'],
    [instance(star), 'star', 'shapes/stars'],
    [top, 'top', ''],
    [shape(), undefined, undefined],
  ])('Both parts are given by readItemWord()', (object, shortName, folder) => {
    expect([readItemWord(object, 'shortName'), readItemWord(object, 'folder')]).toEqual([shortName, folder]);
  });

  it.each([
    ['folder', star, 'shapes/stars'],
    ['itemType', star, 'told itemType'],
    ['folder', { folder: 'own' }, 'told folder'],
    ['folder', 'text', 'told folder'],
    ['shortName', null, 'told shortName'],
    ['folder.length', star, 'told length'],
  ])(
    'The result of wordReader(%j, readLink) reads members with the given reader, and words where there is none',
    (path, of, all) => {
      expect(wordReader(path, (_value, name) => `told ${name}`)(of)).toBe(all);
    },
  );

  it.each([
    ['shortName', star, 'star'],
    ['libraryItem.folder', instance(star), 'shapes/stars'],
    ['folder.length', star, 12],
    ['name', star, 'shapes/stars/star'],
    ['libraryItem.name', instance(star), 'shapes/stars/star'],
    ['libraryItem.folder', shape(), undefined],
  ])('A dotted path is read by wordReader(%j)', (path, object, expected) => {
    expect(wordReader(path)(object)).toBe(expected);
  });
});
