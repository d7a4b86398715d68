import type { FileAccess } from '../../../files/FileAccess';
import type { DocumentCore } from '../DocumentCore';
import type { DocumentHost } from '../DocumentHost';
import { saveAt } from './save';

/** Saves documents for scripts, where they may: without the option `canSave` they only get a warning. */
export class SavingByScripts {
  constructor(
    private readonly host: DocumentHost,
    private readonly files: FileAccess,
    private readonly canSave: boolean,
  ) {}

  /** True when scripts may save; otherwise warns that they may not. */
  isAllowed(document: DocumentCore, method: string): boolean {
    if (!this.canSave)
      this.host.warn(`${method}: ${document.name} is not saved without --save (option canSave)`);
    return this.canSave;
  }

  /** Asks where to save a document, and saves it there. False when the dialogue is cancelled. */
  saveAs(document: DocumentCore): boolean {
    if (!this.isAllowed(document, 'fl.saveDocumentAs')) return false;
    const uri = this.host.askForFile(`Save ${document.name} as`);
    return uri !== null && saveAt(document, this.files.resolve(uri, 'save'), {});
  }

  /** Saves a document where it lies, changed or not; one that lies nowhere is asked about. */
  saveInPlace(document: DocumentCore): boolean {
    if (document.location === undefined) return this.saveAs(document);
    if (!this.isAllowed(document, 'fl.saveDocument')) return false;
    this.files.check(document.location, 'fl.saveDocument');
    return saveAt(document, undefined, {});
  }
}
