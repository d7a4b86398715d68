import { api } from '../../src/api';
import { install } from '../../src/install';

/** Puts the library on the global object, where scripts look for it. */
export function installLibrary(): void {
  install(globalThis as Parameters<typeof install>[0], api);
}
