import { DocumentFiles } from '../../../../document/xfl/DocumentFiles';
import type { DocumentCore } from '../DocumentCore';
import { markStale } from './close';
import { openFiles } from './openFiles';

/** True if there is a saved state to revert to. */
export function canRevert(document: DocumentCore): boolean {
  return document.location !== undefined && document.files.isChanged;
}

/** `document.revert`: restores the last saved state; objects given out before are stale. */
export function revert(document: DocumentCore): boolean {
  if (!canRevert(document) || document.location === undefined) return false;
  const { host, location } = document;
  const files = new DocumentFiles(openFiles(host, location), host);
  markStale(document);
  document.stale = false;
  document.load(files);
  return true;
}
