import { IdentityMap } from '../../host/IdentityMap';
import { elementsAtPlayhead } from '../../host/walk';
import { nameInSeries, seriesOf } from '../naming/series';
import { selectAllOf } from '../stage/onStage';
import { restorePlaceOnError } from '../stage/userLocation';
import { selectionOf } from '../stage/selectionOf';
import { blameFirst } from '../support/blameFirst';
import { forEach } from '../support/forEach';
import { selectWhere } from '../support/selectWhere';

const METHOD = 'ElementCollection.duplicate';

/** Elements at the playhead, in the order of the stage; others are left out. */
function inStageOrder(document: Document, elements: Element[]): Element[] {
  const placeOf = new IdentityMap<number>();
  const stage = elementsAtPlayhead(document) as Element[];
  for (let i = 0; i < stage.length; i++) placeOf.set(stage[i], i);
  const wanted: boolean[] = [];
  for (let i = 0; i < elements.length; i++) {
    const index = placeOf.get(elements[i]);
    if (index !== undefined) wanted[index] = true;
  }
  return selectWhere(stage, (_element, index) => wanted[index]);
}

/** The copies in the order of their originals. Originals and copies have the same order on the stage. */
function inOrderOf(originals: Element[], onStage: Element[], copies: Element[]): Element[] {
  const copyOf = new IdentityMap<Element>();
  for (let i = 0; i < onStage.length; i++) copyOf.set(onStage[i], copies[i]);
  const ordered: Element[] = [];
  for (let i = 0; i < originals.length; i++) {
    const copy = copyOf.get(originals[i]);
    if (copy) ordered.push(copy);
  }
  return ordered;
}

/**
 * Duplicates elements on the stage and leaves the copies selected; copies of named elements get names that continue
 * the highest number of the originals. Host members: `name`, `document.selectNone`, `selection`,
 * `duplicateSelection`, `getTimeline`, `currentFrame` and those of `elementsAtPlayhead`.
 *
 * @returns the copies, in the order of the originals
 */
export function duplicateElements<E extends Element>(document: Document, elements: E[]): E[] {
  const names: string[] = [];
  forEach(METHOD, elements, (element, index) => (names[index] = String(element.name)));
  const onStage = inStageOrder(document, elements);
  restorePlaceOnError(document, function duplicateSelected() {
    selectAllOf(METHOD, document, elements);
    blameFirst(METHOD, elements, () => document.duplicateSelection());
  });
  const copies = inStageOrder(document, selectionOf(document));
  const ordered = inOrderOf(elements, onStage, copies);
  const series = seriesOf(names);
  let step = 0;
  forEach(METHOD, ordered, function nameCopy(copy, index) {
    if (series && names[index] !== '') copy.name = nameInSeries(series, ++step);
  });
  return ordered as E[];
}
