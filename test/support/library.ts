import { createHost, type DocumentLiteral, type HostHandle } from '../../app';
import { ItemCollection } from '../../src/collection/ItemCollection';

export interface LibraryUnderTest {
  host: HostHandle;
  document: Document;
  item(path: string): Item;
  collect(...paths: string[]): ItemCollection;
  /** Lists the paths of all items, sorted. */
  paths(): string[];
}

/** The items; their paths make the folders `ui` and `ui/old`. */
const LIBRARY: DocumentLiteral['library'] = [
  { name: 'star' },
  { name: 'ui/button', type: 'button' },
  { name: 'ui/old/panel', type: 'graphic' },
  { name: 'ui/old/icon', type: 'bitmap', width: 10, height: 10 },
  { name: 'click', type: 'sound' },
];

/** Makes a document with this library and one instance of `star`. */
export function libraryOf(library = LIBRARY): LibraryUnderTest {
  const host = createHost({ library, layers: [{ elements: [{ item: 'star', name: 'a' }] }] });
  const { document } = host;
  const item = (path: string) => {
    const found = document.library.items.find(({ name }) => name === path);
    if (!found) throw new Error(`no item ${path}`);
    return found;
  };
  const collect = (...paths: string[]) => new ItemCollection(paths.map(item), document);
  const paths = () => document.library.items.map(({ name }) => name).sort();
  return { host, document, item, collect, paths };
}

/** All paths of the default library, sorted. */
export const ALL = ['click', 'star', 'ui', 'ui/button', 'ui/old', 'ui/old/icon', 'ui/old/panel'];
