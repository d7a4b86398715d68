import type { HostHandle } from '../HostHandle';

/** Loads the built library into a host, as scripts do, unless it is already loaded. */
export function withLibrary(host: HostHandle, folder: string): HostHandle {
  if (host.global.Collection === undefined) host.loadLibrary(folder);
  return host;
}
