import { createHost } from '../../../app';
import { $, $$, Collection } from '../../../src';

const odd = { name: 'a b', note: null, list: [1, null, { name: 'x' }], more: { toString: () => 'more' } };

describe('toCSV and toJSON', () => {
  it('Names can have blanks around them, and those inside are kept', () => {
    const collection = new Collection({ 'two words': 1, x: 2 });
    expect(collection.toCSV('  two words \t,  x')).toBe('two words,x\n1,2\n');
    expect(collection.toJSON(['  x  '])).toBe('[\n{"x":2}\n]');
  });

  it('Null is written as nothing, lists as JSON, objects as their names or texts', () => {
    const collection = new Collection(odd);
    expect(collection.toCSV('name,note,more')).toBe('name,note,more\na b,,more\n');
    expect(collection.toJSON('note,list,more')).toBe('[\n{"note":null,"list":[1,null,"x"],"more":"more"}\n]');
  });

  it.each([[['name', 5]], [['name', '']], ['name,'], [[]], [undefined]])(
    'Fields such as %j are refused',
    (fields) => {
      expect(() => new Collection(odd).toCSV(fields as string)).toThrow(
        /toCSV\(\): fields must be names such as \["name", "libraryItem\.name"\], got/,
      );
    },
  );

  it('An element whose value has no text is named', () => {
    const silent = { name: 'b', note: { toString: () => oops() } };
    const oops = (): string => {
      throw new Error('no text');
    };
    const collection = new Collection<object>(odd, silent);
    expect(() => collection.toCSV('note')).toThrow('Collection.toCSV(): element 1, b: no text');
    expect(() => collection.toJSON('note')).toThrow('Collection.toJSON(): element 1, b: no text');
  });

  it('Names are written by default', () => {
    expect(new Collection({ name: 'a' }, { name: 'b' }).toJSON()).toBe('[\n{"name":"a"},\n{"name":"b"}\n]');
  });

  it('An empty collection has only the line of names, whatever the fields', () => {
    expect(new Collection().toCSV('anything')).toBe('anything\n');
    expect(new Collection().toJSON('anything')).toBe('[]');
  });

  it.each([
    ['shortNam', 'shortName'],
    ['foldr', 'folder'],
  ])('A field called %s gets the question whether %s is meant', (field, word) => {
    const { document } = createHost({
      library: [{ name: 'ui/star' }],
      layers: [{ elements: [{ item: 'ui/star' }] }],
    });
    const question = `it has no "${field}" (did you mean "${word}"?)`;
    expect(() => $('*', document).toCSV(field)).toThrow(question);
    expect(() => $$('*', document).toJSON(field)).toThrow(question);
    expect(() => $$('*', document).attr(field, 'x')).toThrow(question);
  });
});
