import type { Host } from '../Host';
import { DocumentQueries } from './DocumentQueries';
import type { LoadedLibrary } from './LoadedLibrary';

const LIBRARY = 'collection.jsx';

/** Loads the built library into a host, as a script would: the very file that goes into Animate. */
export function loadLibrary(host: Host, folder: string): void {
  const { disk, paths } = host.platform;
  const file = paths.join(folder, LIBRARY);
  if (!disk.exists(file)) throw new Error(`${file} is missing; npm run build makes it`);
  host.scripts.runPlain(file);
}

/** Loads the built library, and gives what asks the document in front. */
export function queriesOf(host: Host, folder: string): DocumentQueries {
  loadLibrary(host, folder);
  return new DocumentQueries(host.world.global as unknown as LoadedLibrary, host.realm);
}
