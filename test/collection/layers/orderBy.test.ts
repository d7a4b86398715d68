import { createHost } from '../../../app';
import { $ } from '../../../src';

const opened = (): Document =>
  createHost({
    layers: [{ name: 'b' }, { name: 'c' }, { name: 'a' }].map((layer) => ({ ...layer, duration: 1 })),
  }).document;

const stack = (document: Document) => document.getTimeline().layers.map(({ name }) => name);

describe('orderBy of layers', () => {
  it.each<[string, Parameters<ReturnType<typeof $.layers>['orderBy']>, string[]]>([
    ['a property', ['name'], ['a', 'b', 'c']],
    ['a property, reversed', ['name', true], ['c', 'b', 'a']],
    ['a Function', [(x, y) => (x.name < y.name ? 1 : -1)], ['c', 'b', 'a']],
  ])('Layers ordered by %s are restacked; the collection is in ascending order', (title, args, expected) => {
    const document = opened();
    const layers = $.layers('*', document).orderBy(...args);
    expect(stack(document)).toEqual(expected);
    expect(layers.pluck('name')).toEqual(title.includes('reversed') ? ['a', 'b', 'c'] : expected);
  });

  it.each<[unknown[], string]>([
    [[], 'property must be a non-empty String, got undefined'],
    [[''], 'property must be a non-empty String, got ""'],
    [[5], 'property must be a non-empty String, got 5'],
    [['name', 'yes'], 'reverse must be true or false, got "yes"'],
  ])('The arguments %j are refused, and nothing is restacked', (args, message) => {
    const document = opened();
    expect(() => $.layers('*', document).orderBy(...(args as [string]))).toThrow(
      'LayerCollection.orderBy(): ' + message,
    );
    expect(stack(document)).toEqual(['b', 'c', 'a']);
  });
});
