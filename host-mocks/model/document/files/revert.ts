import { DocumentFiles } from '../../../../document/xfl/DocumentFiles';
import type { DocumentCore } from '../DocumentCore';
import { markStale } from './close';
import { openFiles } from './openFiles';

/** True when there is a saved state to go back to. */
export function canRevert(document: DocumentCore): boolean {
  return document.location !== undefined && document.files.isChanged;
}

/** `document.revert`: the document is as it was saved last; what was handed out of it before is stale. */
export function revert(document: DocumentCore): boolean {
  if (!canRevert(document) || document.location === undefined) return false;
  const { host, location } = document;
  const files = new DocumentFiles(openFiles(host, location), host);
  markStale(document);
  document.stale = false;
  document.load(files);
  return true;
}
