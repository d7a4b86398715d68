import type { Host } from '../Host';
import { DocumentQueries } from './DocumentQueries';
import type { LoadedLibrary } from './LoadedLibrary';

const LIBRARY = 'collection.jsx';

/** The libraries that were read, by file: one process runs them for many documents. */
const sources = new Map<string, string>();

/** Loads the built library into a host, as a script would: the very file that goes into Animate. */
export function loadLibrary(host: Host, folder: string): void {
  const { platform, scripts } = host;
  const file = platform.paths.join(folder, LIBRARY);
  if (!sources.has(file)) {
    if (!platform.disk.exists(file)) throw new Error(`${file} is missing; npm run build makes it`);
    sources.set(file, scripts.read(file));
  }
  scripts.runPlain(file, sources.get(file));
}

/** Settings of a host in which no script runs but the library: it needs no other language than Node's. */
export const LIBRARY_ALONE = { modern: true };

/** Loads the built library, and gives what asks the document in front. */
export function queriesOf(host: Host, folder: string): DocumentQueries {
  loadLibrary(host, folder);
  return queriesIn(host);
}

/** What asks the document in front of a host in which the library is loaded. */
export function queriesIn(host: Host): DocumentQueries {
  return new DocumentQueries(host.world.global as unknown as LoadedLibrary, host.realm);
}
