import { Host } from '../../Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { CommandIo } from '../Io';
import { describeElement, describeItem } from './describeMatch';
import { loadLibrary } from './loadLibrary';

export interface QueryOptions {
  /** Query the library's items instead of the elements on the stage. */
  items?: boolean;
  /** Print an array of objects instead of a list. */
  json?: boolean;
}

/** A collection of the library, as seen from outside its realm. */
interface Found {
  list(): void;
  elements: ArrayLike<object>;
}

/**
 * Prints what a query finds in a document. The built library runs in a host, as in Animate, and answers.
 *
 * @throws whatever opening the document or the query throws.
 */
export function printMatches(document: string, text: string, options: QueryOptions, io: CommandIo): void {
  const host = new Host(nodePlatform, {
    realm: 'separate',
    onTrace: (line) => io.out(`${line}\n`),
    onWarning: io.warn,
  });
  host.open(document);
  loadLibrary(host, io.libraryFolder);
  const select = host.scripts.run(options.items ? '$$' : '$', 'query') as (text: string) => Found;
  const found = select(text);
  if (!options.json) {
    found.list();
    return;
  }
  const describe = options.items ? describeItem : describeElement;
  const described = Array.from(found.elements, (facade) => describe(facade, host.realm));
  io.out(`${JSON.stringify(described, null, 2)}\n`);
}
