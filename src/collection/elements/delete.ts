import { onEachStage } from '../stage/onStage';

/**
 * Deletes elements, wherever in the document they stand. Host members: `document.deleteSelection` and those of
 * `onEachStage`.
 */
export function deleteElements(document: Document, elements: Element[]): void {
  onEachStage('ElementCollection.deleteElements', document, elements, () => document.deleteSelection());
}
