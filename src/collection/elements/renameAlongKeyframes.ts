import { clipFinder } from '../../host/clips';
import { Locations } from '../../host/Locations';
import { newNames, type Renaming } from '../naming/newNames';
import { forEach } from '../support/forEach';

/**
 * Gives each element its new name; elements that are one clip along the keyframes of a layer get one name. Names are
 * worked out for the first element of each clip. Host members: `name` and those of `clipFinder`.
 */
export function renameAlongKeyframes(renaming: Renaming, document: Document, elements: Element[]): void {
  const { method } = renaming;
  const clipOf = clipFinder(new Locations(document).whereOf);
  const present: string[] = [];
  /** The place of each element's clip among the clips. */
  const places: number[] = [];
  const placeOfClip: (number | undefined)[] = [];
  const firsts: Element[] = [];
  const firstNames: string[] = [];
  forEach(method, elements, function noteClip(element, index) {
    present[index] = String(element.name);
    const clip = clipOf(element);
    let clipIndex = placeOfClip[clip];
    if (clipIndex === undefined) {
      clipIndex = firsts.push(element) - 1;
      firstNames.push(present[index]);
      placeOfClip[clip] = clipIndex;
    }
    places[index] = clipIndex;
  });
  const names = newNames(renaming, firsts, firstNames);
  forEach(method, elements, function setName(element, index) {
    const name = names[places[index]];
    if (name !== present[index]) element.name = name;
  });
}
