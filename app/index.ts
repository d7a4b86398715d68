import type { DocumentData } from '../document/data/DocumentData';
import { Host } from './host/Host';
import { HostHandle } from './HostHandle';
import type { DocumentLiteral } from './literal/DocumentLiteral';
import type { HostOptions } from '../host-mocks/options';
import { openLiteral } from './host/openLiteral';
import { writePublication } from './host/writePublication';
import { nodePlatform } from '../platform/node/nodePlatform';

export { DocumentError } from '../document/container/DocumentError';
export { DEFAULT_LIMITS } from '../document/container/limits';
export { HostHandle } from './HostHandle';
export { ScriptSyntaxError, type UnreadPlace } from '../host-mocks/language/ScriptSyntaxError';
export { defaults } from '../host-mocks/options';
export type * from './publicTypes';

/**
 * Makes a host with one document that a small object describes; without the object, a host in which no document is open.
 *
 * @param literal the document: pixels, degrees and frames, what is left out has the host's default; or what `export --to json` wrote
 * @param options behaviours and limits of the host; default: `defaults`
 * @returns the host
 * @throws TypeError for an object that describes no document
 * @example
 * const host = createHost({ layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] });
 * host.document.getTimeline().layers[0].frames[0].elements.length; // 1
 */
export function createHost(
  literal?: DocumentLiteral | DocumentData,
  options?: Partial<HostOptions>,
): HostHandle {
  const host = new Host(nodePlatform, options, writePublication);
  if (literal) openLiteral(host, literal);
  return new HostHandle(host);
}

/**
 * Makes a host in which a document on disk is open. Nothing is written unless a script saves the document.
 *
 * @param path an FLA, an XFL folder or an `.xfl` file
 * @param options behaviours and limits of the host; default: `defaults`
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example openHost('logo.fla').document.width; // 640
 */
export function openHost(path: string, options?: Partial<HostOptions>): HostHandle {
  const host = new Host(nodePlatform, options, writePublication);
  host.open(path);
  return new HostHandle(host);
}
