import { atOnce } from '../failure';
import { selectAllOf } from '../stage/onStage';
import { placeUnlessDone } from '../stage/place';
import { selectionOf } from '../stage/selectionOf';

const METHOD = 'ElementCollection.group';

/**
 * Groups elements on the stage and leaves the group selected; the user's selection stays when the host refuses.
 * Host members: `document.selectNone`, `selection`, `group`.
 *
 * @returns the group, which the host selects alone
 */
export function groupElements(document: Document, elements: Element[]): Element[] {
  placeUnlessDone(document, function groupSelected() {
    selectAllOf(METHOD, document, elements);
    atOnce(METHOD, elements, () => document.group());
  });
  return selectionOf(document);
}
