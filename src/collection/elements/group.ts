import { selectAllOf } from '../stage/onStage';

/**
 * Groups elements on the stage and leaves the group selected.
 * Host members: `document.selectNone`, `selection`, `group`.
 *
 * @returns the group, alone
 */
export function groupElements(document: Document, elements: Element[]): Element[] {
  selectAllOf('ElementCollection.group', document, elements);
  document.group();
  const selection = (document.selection || []) as Element[];
  return selection.slice(0, 1);
}
