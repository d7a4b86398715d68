import { $, $$ } from '../../src';
import { plainDocument, shape, stage, symbol } from '../support/plainHost';

interface Layers {
  frames: { elements: object[] }[];
}

const elements = [shape({ name: 'a' }), shape({ name: 'b' })];
const items = [symbol('x', []), symbol('y', [])];
const document = plainDocument([stage(elements)], items);
const ofElements = elements as unknown as Element[];
const ofItems = items as unknown as Item[];

it.each<[string, () => { elements: unknown[] }, unknown[]]>([
  ['$("*")', () => $('*', document), elements],
  ['$("*", elements)', () => $('*', ofElements, document), elements],
  ['$(elements)', () => $(ofElements, document), elements],
  ['$.all("*")', () => $.all('*', document), elements],
  ['$("*:not(:last), *:last")', () => $('*:not(:last), *:last', document), elements],
  ['$("[x]:nth(n), *")', () => $('[x]:nth(n), *', document), elements],
  ['$(":nth(n)")', () => $(':nth(n)', document), elements],
  ['$$("*")', () => $$('*', document), items],
  ['$$("*", items)', () => $$('*', ofItems, document), items],
  ['$$(items)', () => $$(ofItems, document), items],
  ['$$(":nth(n)")', () => $$(':nth(n)', document), items],
])('%s has an Array of its own each time', (_title, find, source) => {
  const first = find();
  const second = find();
  expect(first.elements).toEqual(source);
  first.elements.length = 0;
  expect(second.elements).toHaveLength(2);
  expect(source).toHaveLength(2);
  expect(find().elements).toEqual(source);
});

it('The host keeps its lists', () => {
  $('*', document)
    .remove(0)
    .elements.push({} as Element);
  expect((document.getTimeline().layers[0] as unknown as Layers).frames[0].elements).toEqual(elements);
});
