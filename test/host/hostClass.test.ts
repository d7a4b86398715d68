import { createHost } from '../../app';
import { hostClassOf, isDocument, isElement, isItem } from '../../src/host/hostClass';
import { frame, instance, item, layer, plainDocument, stage, symbol } from '../support/plainHost';

const { document } = createHost({
  library: [{ name: 'ui/star' }],
  layers: [{ elements: [{ item: 'ui/star' }, { shape: 'oval', width: 5, height: 5 }] }],
});
const timeline = document.getTimeline();

it.each([
  ['a Document', document, 'document'],
  ['a Timeline', timeline, 'timeline'],
  ['a Layer', timeline.layers[0], 'layer'],
  ['a Frame', timeline.layers[0].frames[0], 'frame'],
  ['an instance', timeline.layers[0].frames[0].elements[0], 'element'],
  ['a shape', timeline.layers[0].frames[0].elements[1], 'element'],
  ['a folder', document.library.items[0], 'item'],
  ['a symbol', document.library.items[1], 'item'],
  ['a library', document.library, null],
  ['a plain document', plainDocument([]), 'document'],
  ['a plain timeline', stage([]), 'timeline'],
  ['a plain layer', layer([]), 'layer'],
  ['a plain frame', frame([]), 'frame'],
  ['a plain element', instance(symbol('x')), 'element'],
  ['a plain item', item('x', 'bitmap'), 'item'],
  ['an object with elements', { elements: [] }, null],
  ['an Array', [], null],
  ['null', null, null],
  ['undefined', undefined, null],
  ['a text', 'layers', null],
  ['a function', () => true, null],
])('hostClassOf(value) classifies %s', (_title, value, expected) => {
  expect(hostClassOf(value)).toBe(expected);
});

it('Objects of their class only are accepted by isElement, isItem and isDocument', () => {
  const values = [instance(symbol('x')), item('x', 'bitmap'), plainDocument([]), { library: {} }, null];
  expect(values.map(isElement)).toEqual([true, false, false, false, false]);
  expect(values.map(isItem)).toEqual([false, true, false, false, false]);
  expect(values.map(isDocument)).toEqual([false, false, true, false, false]);
});

it('Members are not read by hostClassOf(value)', () => {
  const element = {
    get elementType(): never {
      throw new Error('read');
    },
  };
  expect(hostClassOf(element)).toBe('element');
});
