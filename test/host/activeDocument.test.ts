import { activeDocument, findActiveDocument } from '../../src/host/activeDocument';

const world = globalThis as Record<string, unknown>;

afterEach(() => {
  delete world.fl;
});

it.each<[string, object]>([
  ['there is no fl', {}],
  ['fl has no value', { fl: undefined }],
  ['fl is null', { fl: null }],
  ['no document is open', { fl: { getDocumentDOM: () => null } }],
])('activeDocument() says what to do where %s', (title, globals) => {
  Object.assign(world, globals);
  expect(findActiveDocument()).toBeNull();
  expect(() => activeDocument('$')).toThrow(/^\$\(\): no document is open/);
  const isPlainNode = /no fl|no value/.test(title);
  expect(() => activeDocument('$')).toThrow(isPlainNode ? /createHost\(\)\.install\(\)/ : /open one first/);
});

it('The document in front is given by activeDocument()', () => {
  const document = {};
  world.fl = { getDocumentDOM: () => document };
  expect(activeDocument('$')).toBe(document);
  expect(findActiveDocument()).toBe(document);
});
