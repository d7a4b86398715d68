import type { Matrix } from '../../../../geometry/matrix';
import { DocumentCore } from '../DocumentCore';

/** Entering and leaving symbols. */
export abstract class DocumentEditing extends DocumentCore {
  enterEditMode(editMode?: string): void {
    this.editing.enter(editMode);
  }
  exitEditMode(): void {
    this.editing.exit();
  }
  /** Always true: the Edit Symbols command is there while a document is open. */
  canEditSymbol(): boolean {
    return true;
  }
  /** From the coordinates of what is being edited to those of the stage. */
  get viewMatrix(): Matrix {
    return this.editing.viewMatrix;
  }
}
