import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createHost, openHost } from '../../app/browser';
import type { Document } from '../../host-mocks/model/document/Document';
import type { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import { readSymbols } from '../../viewer/engine/readSymbols';

const dot = { layers: [{ elements: [{ shape: 'oval' as const, width: 5, height: 5 }] }] };
const LIBRARY = [
  { name: 'a', ...dot },
  { name: 'b', ...dot },
  { name: 'c', ...dot },
];

/** A document whose symbols were not read yet. */
function opened(bytes = createHost({ library: LIBRARY }).save()): Document {
  return openHost(bytes).inner.active as Document;
}

/** The symbols whose files were read. */
function readIn({ library }: Document): string[] {
  return library.items.filter((item) => (item as SymbolItem).file.isParsed).map(({ name }) => name);
}

it('Each step reads one symbol', () => {
  const document = opened();
  const steps = readSymbols(document);
  expect(readIn(document)).toEqual([]);
  steps.next();
  steps.next();
  expect(readIn(document)).toEqual(['a', 'b']);
  expect([...steps]).toHaveLength(1);
  expect(readIn(document)).toEqual(['a', 'b', 'c']);
});

it('A symbol that cannot be read is reported by the request that needs it', () => {
  const entries = unzipSync(createHost({ library: LIBRARY }).save());
  entries['LIBRARY/b.xml'] = strToU8(strFromU8(entries['LIBRARY/b.xml']).replace('</layers>', '<layers'));
  const document = opened(zipSync(entries));
  expect([...readSymbols(document)]).toHaveLength(3);
  expect(readIn(document)).toEqual(expect.arrayContaining(['a', 'c']));
  expect(() => (document.itemAt('b') as SymbolItem).node).toThrow();
});
