import type { HostHandle } from '../HostHandle';
import { nodePlatform } from '../../platform/node/nodePlatform';

/** Loads the built library into a host, as scripts do, unless it is already loaded. */
export function withLibrary(host: HostHandle, folder: string): HostHandle {
  if (host.global.Collection === undefined) host.runFile(nodePlatform.paths.join(folder, 'collection.jsx'));
  return host;
}
