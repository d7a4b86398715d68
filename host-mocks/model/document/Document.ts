import type { Element } from '../elements/Element';
import { DocumentPublishing } from './DocumentPublishing';
import { assignSelection, readSelection, selectAll, selectNone } from './selection';

/** A document: what `fl.getDocumentDOM()` returns. */
export class Document extends DocumentPublishing {
  static override readonly className = 'Document';

  /** A new Array at each reading. Assigning adds to what is selected; see the switch `selectionSet`. */
  get selection(): Element[] {
    return readSelection(this);
  }
  set selection(value: Element[] | null) {
    assignSelection(this, value);
  }
  selectAll(): void {
    selectAll(this);
  }
  selectNone(): void {
    selectNone(this);
  }

  enterEditMode(editMode?: string): void {
    this.editing.enter(editMode);
  }
  exitEditMode(): void {
    this.editing.exit();
  }
}
