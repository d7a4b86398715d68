import { HostError } from '../../../../document/checks/HostError';
import type { FileAccess } from '../../../files/FileAccess';
import type { DocumentCore } from '../DocumentCore';
import type { DocumentHost } from '../DocumentHost';
import { saveTo, targetOf } from './save';

/** Saves documents for scripts if allowed: without the option `canSave` they only get a warning. */
export class SavingByScripts {
  constructor(
    private readonly host: DocumentHost & { readonly documents: readonly DocumentCore[] },
    private readonly files: FileAccess,
    private readonly canSave: boolean,
  ) {}

  /** The documents that scripts wanted to save, and were not allowed to. */
  readonly refused = new Set<DocumentCore>();

  /** True if scripts may save; otherwise warns that they may not. */
  isAllowed(document: DocumentCore, method: string): boolean {
    if (this.canSave) return true;
    this.refused.add(document);
    this.host.warn(`${method}: ${document.name} is not saved without --save (option canSave)`);
    return false;
  }

  /** Asks where to save a document, and saves it there. False when the dialogue is cancelled. */
  saveAs(document: DocumentCore): boolean {
    if (!this.isAllowed(document, 'fl.saveDocumentAs')) return false;
    const uri = this.host.askForFile(`Save ${document.name} as`);
    return uri !== null && this.saveAt(document, uri, 'fl.saveDocumentAs');
  }

  /**
   * Saves a document at a URI; without one, at its own path. Scripts must be allowed to write what the name means: for
   * an `.xfl` file, its folder.
   *
   * @throws HostError if they are not; DocumentError if it cannot be written
   */
  saveAt(document: DocumentCore, uri: unknown, method: string): boolean {
    const file = uri === undefined ? undefined : this.files.resolve(uri, method);
    if (!this.isAllowed(document, method)) return false;
    this.refuseOpenFile(document, file, method);
    const target = targetOf(document, file);
    this.files.checkToWrite(target.path, method);
    return saveTo(document, target, {});
  }

  /** Flash CS6 does not overwrite the file of another open document (recorded); later releases are not known to refuse. */
  private refuseOpenFile(document: DocumentCore, file: string | undefined, method: string): void {
    if (this.host.switches.era !== 'cs6' || file === undefined) return;
    const other = this.host.documents.find((open) => open !== document && open.location === file);
    if (other) throw new HostError(`${method}: ${other.name} is open, and is at that path`);
  }

  /** Saves a document at its own path, changed or not; asks for the path of one that has none. */
  saveInPlace(document: DocumentCore): boolean {
    if (document.location === undefined) return this.saveAs(document);
    return this.saveAt(document, undefined, 'fl.saveDocument');
  }
}
