import { selectAllOf } from '../stage/onStage';
import { restorePlaceOnError } from '../stage/userLocation';
import { selectionOf } from '../stage/selectionOf';
import { blameFirst } from '../support/blameFirst';

const METHOD = 'ElementCollection.group';

/**
 * Groups elements on the stage and leaves the group selected; the user's selection stays when the host refuses.
 * Host members: `document.selectNone`, `selection`, `group`.
 *
 * @returns the group, which the host selects alone
 */
export function groupElements(document: Document, elements: Element[]): Element[] {
  restorePlaceOnError(document, function groupSelected() {
    selectAllOf(METHOD, document, elements);
    blameFirst(METHOD, elements, () => document.group());
  });
  return selectionOf(document);
}
