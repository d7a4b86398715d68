import { IdentitySet } from '../../host/IdentitySet';
import { Locations } from '../../host/Locations';
import { containerOf, elementsInside } from '../../host/contents';
import { flatten } from '../../host/walk';
import { checkWholeNumber, outOfRange } from '../support/check';
import { forEach } from '../support/forEach';

const METHOD = 'ElementCollection.children';

function checkFrame(frame: unknown): void {
  if (frame === undefined) return;
  checkWholeNumber(METHOD, 'frame', frame);
  if ((frame as number) < 0) throw outOfRange(METHOD, 'frame', '0 or more', frame);
}

/**
 * The elements directly inside groups and symbol instances, each once: a symbol is entered once, however many of its
 * instances there are. Host members: those of `containerOf` and `elementsInside`.
 *
 * @param frame the frame number of the symbols' timelines, counted from 0; default: all their keyframes
 */
export function childrenOf(elements: Element[], document: Document, frame?: number): Element[] {
  checkFrame(frame);
  const entered = new IdentitySet(new Locations(document).whereOf);
  const lists: object[][] = [];
  forEach(METHOD, elements, function enterOnce(element) {
    const container = containerOf(element);
    if (container && entered.add(container)) lists.push(flatten(elementsInside(container, frame)));
  });
  return flatten(lists) as Element[];
}
