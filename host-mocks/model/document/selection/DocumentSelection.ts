import type { Box } from '../../../../geometry/Box';
import type { Point } from '../../../../geometry/matrix';
import { unavailable } from '../../../../document/checks/HostError';
import type { Element } from '../../elements/Element';
import { framesShown } from '../../timeline/framesShown';
import { addData, removeData } from '../../../../document/xfl/persistentData';
import { DocumentCore } from '../DocumentCore';
import {
  copySelection,
  cutSelection,
  deleteSelection,
  duplicateSelection,
  pasteClipboard,
} from './selectionClipboard';
import { elementProperty, setElementProperty } from './elementProperties';
import { click, doubleClick } from './mouse';
import { needSelection } from './needSelection';
import { fitSelection, selectInRect, selectionRect } from './rects';
import {
  assignSelection,
  isSelected,
  readSelection,
  selectAll,
  selectedElements,
  selectNone,
  setSelected,
} from './selection';
import { ELEMENT } from '../../../../document/xfl/schema/elementSchema';

/** The selection on the stage, and the methods that work on all of it. */
export abstract class DocumentSelection extends DocumentCore {
  /** The selected elements, back to front. */
  override get selectedElements(): Element[] {
    return selectedElements(this);
  }
  override isSelected(element: Element): boolean {
    return isSelected(this, element);
  }
  override setSelected(element: Element, selected: boolean): void {
    setSelected(this, element, selected);
  }

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
  override selectNone(): void {
    selectNone(this);
  }
  /** Relative to what is being edited; 0 if nothing is selected. */
  getSelectionRect(): Box | 0 {
    return selectionRect(this);
  }
  /** Relative to the stage. */
  setSelectionRect(
    rect: Box,
    bReplaceCurrentSelection?: boolean,
    bContactSensitiveSelection?: boolean,
  ): void {
    selectInRect(this, rect, bReplaceCurrentSelection, bContactSensitiveSelection);
  }
  setSelectionBounds(boundingRectangle: Box): void {
    fitSelection(this, boundingRectangle);
  }

  getElementProperty(propertyName: string): unknown {
    return elementProperty(this, String(propertyName));
  }
  setElementProperty(property: string, value: unknown): void {
    setElementProperty(this, String(property), value);
  }

  deleteSelection(): void {
    deleteSelection(this);
  }
  duplicateSelection(): void {
    duplicateSelection(this);
  }
  /** Without a selection the clipboard stays as it is. */
  clipCopy(): void {
    if (this.selectedElements.length > 0) copySelection(this);
  }
  clipCut(): void {
    cutSelection(this);
  }
  clipPaste(bInPlace?: boolean): void {
    pasteClipboard(this, bInPlace);
  }

  addDataToSelection(name: string, type: string, data: unknown): void {
    for (const { node } of needSelection(this, 'addDataToSelection')) {
      addData(node, 'Document.addDataToSelection', name, type, data);
    }
  }
  removeDataFromSelection(name: string): void {
    for (const { node } of needSelection(this, 'removeDataFromSelection')) removeData(node, String(name));
  }
  /** Unlocks all elements on the stage. @throws HostError if the command is dimmed: none is locked */
  unlockAllElements(): void {
    const nodes = framesShown(this.getTimeline()).flatMap(({ elementNodes }) => elementNodes);
    const locked = nodes.filter((node) => ELEMENT.locked.read(node));
    if (locked.length === 0) throw unavailable('unlockAllElements');
    for (const node of locked) ELEMENT.locked.write(node, false);
  }

  mouseClick(position: Point, bToggleSel: boolean, bShiftSel: boolean): void {
    click(this, position, bToggleSel, bShiftSel);
  }
  /** Alt has no effect. */
  mouseDblClk(position: Point, _bAltDown: boolean, bShiftDown: boolean, bShiftSelect: boolean): void {
    doubleClick(this, position, bShiftDown, bShiftSelect);
  }
}
