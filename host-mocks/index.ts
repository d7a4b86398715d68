import { Host } from './Host';
import { HostHandle } from './HostHandle';
import type { DocumentLiteral } from './literal/types';
import type { HostOptions } from './options';
import { nodePlatform } from './platform/node/nodePlatform';

export { DocumentError } from './container/DocumentError';
export { DEFAULT_LIMITS, type DocumentLimits } from './container/limits';
export { ScriptSyntaxError } from './language/ScriptSyntaxError';
export { defaults, type Answer, type Dialog, type HostOptions, type Switches } from './options';
export type { DocumentLiteral } from './literal/types';
export { HostHandle } from './HostHandle';

/**
 * A host with one document, described by a small object; without one, a host in which no document is open.
 *
 *     const host = createHost({ layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] });
 *     host.document.getTimeline().layers[0].frames[0].elements.length; // 1
 *
 * @throws TypeError for a literal that means no document.
 */
export function createHost(literal?: DocumentLiteral, options?: Partial<HostOptions>): HostHandle {
  const host = new Host(nodePlatform, options);
  if (literal) host.openLiteral(literal);
  return new HostHandle(host);
}

/**
 * A host in which a document on disk is open: an FLA, an XFL folder or an `.xfl` file. Nothing is written unless a
 * script or `save` asks for it.
 *
 * @throws DocumentError naming the file and the cause.
 */
export function openHost(path: string, options?: Partial<HostOptions>): HostHandle {
  const host = new Host(nodePlatform, options);
  host.open(path);
  return new HostHandle(host);
}
