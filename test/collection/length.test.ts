import { createHost } from '../../app';
import { $ } from '../../src';

const { document } = createHost({
  library: [{ name: 'star', type: 'movie clip' }],
  layers: [
    { name: 'a', frames: [{ duration: 1, elements: [{ item: 'star', name: 'one' }] }] },
    { name: 'b', frames: [{ duration: 1 }] },
  ],
});

interface Renamable {
  elements: unknown[];
  length: number;
  rename(namer: () => string): unknown;
}

describe('length', () => {
  it.each<[string, () => Renamable]>([
    ['elements', () => $('*', document)],
    ['layers', () => $.layers('*', document)],
    ['frames', () => $.frames(document)],
  ])('It follows a callback of rename that changes the Array of %s', (_type, find) => {
    const collection = find();
    const { length } = collection;
    expect(length).toBeGreaterThan(0);
    collection.rename(() => {
      if (collection.elements.length === length) collection.elements.push(collection.elements[0]);
      return 'renamed';
    });
    expect(collection.elements).toHaveLength(length + 1);
    expect(collection).toHaveLength(length + 1);
  });

  it.each<[string, () => { elements: unknown[]; length: number }]>([
    ['layers', () => $.layers('*', document).attr('name', (layer, _i, all) => (all.pop(), layer.name))],
    ['frames', () => $.frames(document).attr('name', (frame, _i, all) => (all.pop(), frame.name))],
  ])('It follows a callback of attr that changes the Array of %s', (_type, find) => {
    const collection = find();
    expect(collection).toHaveLength(collection.elements.length);
  });
});
