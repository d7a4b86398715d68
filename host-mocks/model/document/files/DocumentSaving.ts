import { DocumentCore } from '../DocumentCore';
import { close } from './close';
import { canRevert, revert } from './revert';
import { save, saveAt, saveCopy, type SaveOptions } from './save';

/** Saving, closing and reverting. */
export abstract class DocumentSaving extends DocumentCore {
  /** False for an unchanged document; one that was never saved needs a file named in a dialogue. */
  save(bOkToSaveAs = true): boolean {
    return save(this, Boolean(bOkToSaveAs));
  }
  saveAsCopy(URI: string, selectionOnly = false): boolean {
    return saveCopy(this, URI, selectionOnly);
  }
  close(bPromptToSaveChanges = true): void {
    close(this, Boolean(bPromptToSaveChanges));
  }
  canRevert(): boolean {
    return canRevert(this);
  }
  revert(): boolean {
    return revert(this);
  }

  /**
   * Saves at a path, as FLA or XFL by the name; without one, at the document's own path. For programs, not for scripts.
   */
  saveAt(file: string | undefined, options: SaveOptions = {}): boolean {
    return saveAt(this, file, options);
  }
}
