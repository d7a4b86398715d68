import type { HostHandle } from '../HostHandle';
import { nodePlatform } from '../platform/node/nodePlatform';

/** Gives a host the built library, as scripts load it, unless it has one. */
export function withLibrary(host: HostHandle, folder: string): HostHandle {
  if (host.global.Collection === undefined) host.runFile(nodePlatform.paths.join(folder, 'collection.jsx'));
  return host;
}
