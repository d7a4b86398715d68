import { atOnce } from '../failure';
import { onEachStage } from '../stage/onStage';

/**
 * Deletes elements, wherever in the document they stand. Host members: `document.deleteSelection` and those of
 * `onEachStage`.
 */
export function deleteElements(document: Document, elements: Element[]): void {
  const method = 'ElementCollection.deleteElements';
  onEachStage(method, document, elements, function deleteOnStage(selected, indices) {
    atOnce(method, selected, () => document.deleteSelection(), indices);
  });
}
