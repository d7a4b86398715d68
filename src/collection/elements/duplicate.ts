import { atOnce, forEach } from '../failure';
import { IdentityMap } from '../../host/IdentityMap';
import { IdentitySet } from '../IdentitySet';
import { selectWhere } from '../select';
import { elementsAt } from '../stage/elementsAt';
import { selectAllOf } from '../stage/onStage';
import { placeUnlessDone } from '../stage/place';
import { selectionOf } from '../stage/selectionOf';

const METHOD = 'ElementCollection.duplicate';
const NUMBERED = /^([\s\S]*?)(\d{1,15})$/;

/** The numbered name that new names continue. */
interface Series {
  prefix: string;
  width: number;
  last: number;
}

/** The series of the highest number that a name ends in; null when none ends in one. */
export function seriesOf(names: string[]): Series | null {
  let series: Series | null = null;
  for (let i = 0; i < names.length; i++) {
    const parts = NUMBERED.exec(names[i]);
    if (!parts) continue;
    const last = parseInt(parts[2], 10);
    if (!series || last > series.last) series = { prefix: parts[1], width: parts[2].length, last };
  }
  return series;
}

/** The name that comes `step` after the last of a series. */
export function nameInSeries(series: Series, step: number): string {
  let digits = String(series.last + step);
  while (digits.length < series.width) digits = '0' + digits;
  return series.prefix + digits;
}

/** The elements at the playhead that are in the set, back to front within each layer: an order to pair them by. */
function inStageOrder(document: Document, wanted: IdentitySet): Element[] {
  const timeline = document.getTimeline();
  return selectWhere(elementsAt(timeline, timeline.currentFrame), (element) => wanted.has(element));
}

function setOf(elements: Element[]): IdentitySet {
  const set = new IdentitySet();
  for (let i = 0; i < elements.length; i++) set.add(elements[i]);
  return set;
}

/** The copies in the order of their originals: both lists are paired by their order on the stage. */
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
 * `duplicateSelection`, `getTimeline`, `currentFrame` and those of `elementsAt`.
 *
 * @returns the copies, in the order of the originals
 */
export function duplicateElements<E extends Element>(document: Document, elements: E[]): E[] {
  const names: string[] = [];
  forEach(METHOD, elements, (element, index) => (names[index] = String(element.name)));
  const onStage = inStageOrder(document, setOf(elements));
  placeUnlessDone(document, function duplicateSelected() {
    selectAllOf(METHOD, document, elements);
    atOnce(METHOD, elements, () => document.duplicateSelection());
  });
  const copies = inStageOrder(document, setOf(selectionOf(document)));
  const ordered = inOrderOf(elements, onStage, copies);
  const series = seriesOf(names);
  let step = 0;
  forEach(METHOD, ordered, function nameCopy(copy, index) {
    if (series && names[index] !== '') copy.name = nameInSeries(series, ++step);
  });
  return ordered as E[];
}
