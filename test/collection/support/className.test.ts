import { Collection } from '../../../src/collection/Collection';

/** The string form of an empty collection whose class has no name, only this text. */
function stringOf(text: string): string {
  const type = Object.assign(() => undefined, { toString: () => text });
  Object.defineProperty(type, 'name', { value: undefined });
  const collection = new Collection();
  Object.defineProperty(collection, 'constructor', { value: type });
  return String(collection);
}

describe('the name of a class', () => {
  it('An ES3 class whose functions have no name has its name found', () => {
    const Old = new Function(
      'Base',
      'function Old() { this.elements = []; } Old.prototype = Object.create(Base); return Old',
    );
    const OldClass = Old(Collection.prototype);
    OldClass.prototype.constructor = OldClass;
    Object.defineProperty(OldClass, 'name', { value: undefined });
    expect(String(new OldClass())).toBe('[object Old length=0]');
  });

  it.each([
    ['function Old() {}', 'Old'],
    ['\n\t function  $my_Old2(elements) { }', '$my_Old2'],
    ['function () {}', 'Collection'],
    ['function(elements) { return function Inner() {}; }', 'Collection'],
    ['class { inner() { return function Inner() {}; } }', 'Collection'],
    ['asyncfunction Strange() {}', 'Collection'],
  ])('A class whose text is %j is called %s', (text, name) => {
    expect(stringOf(text)).toBe(`[object ${name} length=0]`);
  });

  it('A class without a name has the name of its base', () => {
    const anonymous = (() => class extends Collection {})();
    expect(anonymous.name).toBe('');
    expect(String(new anonymous())).toBe('[object Collection length=0]');
  });
});
