import type { Host } from '../host/Host';
import { DocumentQueries } from './DocumentQueries';
import type { LoadedLibrary } from './LoadedLibrary';

const LIBRARY = 'collection.jsx';

/** Library sources by file: a process may load the library for many documents. */
const sources = new Map<string, string>();

/** Loads the built library into a host, as a script would: the same file as in Animate. */
export function loadLibrary(host: Host, folder: string): void {
  const { platform, scripts } = host;
  const file = platform.paths.join(folder, LIBRARY);
  if (!sources.has(file)) {
    if (!platform.disk.exists(file)) throw new Error(`${file} is missing; npm run build makes it`);
    sources.set(file, scripts.read(file));
  }
  scripts.runPlain(file, sources.get(file));
}

/** Settings of a host that runs only the library, which works in Node's language too. */
export const LIBRARY_ALONE = { modern: true };

/** Loads the built library, and returns an object for queries of the current document. */
export function queriesOf(host: Host, folder: string): DocumentQueries {
  loadLibrary(host, folder);
  return queriesIn(host);
}

/** An object for queries of the current document, in a host with the library loaded. */
export function queriesIn(host: Host): DocumentQueries {
  return new DocumentQueries(host.world.global as unknown as LoadedLibrary, host.realm);
}
