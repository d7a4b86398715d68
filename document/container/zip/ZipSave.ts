import type { Platform } from '../../../platform/Platform';
import type { Container } from '../Container';
import type { Contents } from '../Contents';
import type { DocumentLimits } from '../limits';
import type { SaveTarget } from '../resolveTarget';

/** A document that is being saved as FLA. */
export interface ZipSave {
  platform: Platform;
  container: Container;
  /** New content of entries. */
  contents: Contents;
  /** Names the file in errors, and the document in it. */
  place: Pick<SaveTarget, 'documentName'> & { path: string };
  limits: DocumentLimits;
}
