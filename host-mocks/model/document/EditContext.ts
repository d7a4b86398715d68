import { HostError } from '../../realm/HostError';
import { checkChoice } from '../attributes';
import type { Item } from '../library/Item';
import { SymbolItem } from '../library/SymbolItem';
import type { Timeline } from '../timeline/Timeline';
import type { DocumentCore } from './DocumentCore';
import { selectNone, selectedElements } from './selection';

/** Which symbol is open for editing, and in which it was entered: live state that no document stores. */
export class EditContext {
  private readonly path: SymbolItem[] = [];

  constructor(private readonly document: DocumentCore) {}

  /** The timeline of the symbol being edited; undefined on a scene. */
  get timeline(): Timeline | undefined {
    return this.path.at(-1)?.timeline;
  }

  /** `library.editItem`: without exactly one selected item the first scene appears (Adobe's reference). */
  editItem(item: Item | undefined, isNamed: boolean): boolean {
    if (item instanceof SymbolItem) {
      this.leaveAll();
      this.path.push(item);
      return true;
    }
    if (!item && !isNamed) this.document.currentTimeline = 0;
    return false;
  }

  /** `document.enterEditMode`: goes into the symbol of the one selected instance. */
  enter(mode: unknown): void {
    if (mode !== undefined) checkChoice('enterEditMode', mode, ['inPlace', 'newWindow'] as const);
    const selection = selectedElements(this.document);
    const [element] = selection;
    const item = selection.length === 1 && 'libraryItem' in element ? element.libraryItem : undefined;
    if (!(item instanceof SymbolItem)) {
      throw new HostError('enterEditMode: exactly one instance of a symbol must be selected');
    }
    selectNone(this.document);
    this.path.push(item);
  }

  /** One level up; no effect on a scene. */
  exit(): void {
    if (this.path.length === 0) return;
    selectNone(this.document);
    this.path.pop();
  }

  leaveAll(): void {
    selectNone(this.document);
    this.path.length = 0;
  }

  /** Whether an item is being edited itself: it cannot be placed there. */
  isInside(item: Item): boolean {
    return this.path.some((open) => open === item);
  }

  /** Closes the timelines of items that are being deleted. */
  leave(items: readonly Item[]): void {
    const first = this.path.findIndex((item) => items.includes(item));
    if (first >= 0) this.path.length = first;
  }
}
