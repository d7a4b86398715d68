import { concat, IDENTITY, type Matrix } from '../../../../geometry/matrix';
import { HostError, notImplemented } from '../../../../document/checks/HostError';
import { checkChoice } from '../../../../document/checks/checkValue';
import type { Item } from '../../library/items/Item';
import type { Element } from '../../elements/Element';
import { SymbolItem } from '../../library/items/SymbolItem';
import type { Timeline } from '../../timeline/Timeline';
import type { DocumentCore } from '../DocumentCore';

/** An entered symbol, and the transformation of its coordinates into those of the stage. */
interface Level {
  item: SymbolItem;
  view: Matrix;
  /** The instance through which it was entered. */
  instance?: Element;
}

/** The symbol open for editing, and those through which it was entered: live state that is not stored in documents. */
export class EditContext {
  private readonly levels: Level[] = [];

  constructor(private readonly document: DocumentCore) {}

  /** The timeline of the symbol being edited; undefined on a scene. */
  get timeline(): Timeline | undefined {
    return this.levels.at(-1)?.item.timeline;
  }

  /**
   * From the coordinates of what is being edited to those of the stage: the identity unless a symbol is edited in
   * place.
   */
  get viewMatrix(): Matrix {
    return { ...(this.levels.at(-1)?.view ?? IDENTITY) };
  }

  /**
   * `library.editItem`: without exactly one selected item it shows the first scene (Adobe's reference), and where the
   * path is that of no item.
   */
  editItem(item: Item | undefined): boolean {
    if (item instanceof SymbolItem) {
      this.leaveAll();
      this.levels.push({ item, view: IDENTITY });
      return true;
    }
    if (!item) this.document.currentTimeline = 0;
    return false;
  }

  /** `document.enterEditMode`: enters the symbol of the one selected instance. */
  enter(mode: unknown): void {
    if (mode !== undefined) checkChoice('enterEditMode', mode, ['inPlace', 'newWindow'] as const);
    const selection = this.document.selectedElements;
    const [element] = selection;
    const item = selection.length === 1 && 'libraryItem' in element ? element.libraryItem : undefined;
    if (selection.length === 1 && element.node.name === 'DOMGroup') {
      throw notImplemented('Document.enterEditMode of a group');
    }
    if (!(item instanceof SymbolItem)) {
      throw new HostError('enterEditMode: exactly one instance of a symbol must be selected');
    }
    const view = mode === 'inPlace' ? concat(this.viewMatrix, element.matrix) : IDENTITY;
    this.document.selectNone();
    this.levels.push({ item, view, instance: element });
  }

  /** One level up; the instance that was entered is selected again. No effect on a scene. */
  exit(): void {
    if (this.levels.length === 0) return;
    this.document.selectNone();
    const instance = this.levels.pop()?.instance;
    if (instance && !instance.stale) this.document.setSelected(instance, true);
  }

  leaveAll(): void {
    this.document.selectNone();
    this.levels.length = 0;
  }

  /** Closes the timelines of items that are being deleted. */
  leave(items: readonly Item[]): void {
    const first = this.levels.findIndex(({ item }) => items.includes(item));
    if (first >= 0) this.levels.length = first;
  }
}
