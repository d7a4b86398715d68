import { onEachStage } from '../stage/onStage';
import { blameFirst } from '../support/blameFirst';

/**
 * Deletes elements, wherever in the document they are. Host members: `document.deleteSelection` and those of
 * `onEachStage`.
 */
export function deleteElements(document: Document, elements: Element[]): void {
  const method = 'ElementCollection.deleteElements';
  onEachStage(method, document, elements, function deleteOnStage(selected, indices) {
    blameFirst(method, selected, () => document.deleteSelection(), indices);
  });
}
