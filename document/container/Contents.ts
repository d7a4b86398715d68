import type { Container } from './Container';
import { hasSameBytes } from './hasSameBytes';

/** New content of entries by name; null removes an entry. */
export type Contents = ReadonlyMap<string, Uint8Array | null>;

/** True when an entry has this content already. */
export function isSameContent(container: Container, name: string, content: Uint8Array): boolean {
  if (container.isHeld?.(name)) return false;
  if (!container.has(name) || container.size(name) !== content.length) return false;
  return hasSameBytes(container.bytes(name), content);
}

/** The text of the `.xfl` file, which represents its folder. */
export const PROXY_CONTENT = new TextEncoder().encode('PROXY-CS5');

export const MIMETYPE = 'mimetype';
export const MIMETYPE_CONTENT = new TextEncoder().encode('application/vnd.adobe.xfl');

/** Entries that say what the container is, and do not belong to the document itself. */
export function isMarker(name: string): boolean {
  return name === MIMETYPE || /^[^/]+\.xfl$/i.test(name);
}
