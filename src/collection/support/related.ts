import { IdentitySet } from '../../host/IdentitySet';
import { keyframeFinder, layerOfElement } from '../../host/keyframeFinder';
import { parentOf } from '../../host/layers';
import { listOfOne } from '../../host/listOfOne';
import { Locations } from '../../host/Locations';
import {
  elementsOfFrame,
  elementsOfLayer,
  flatten,
  keyframesOf,
  layersOf,
  timelineOf,
} from '../../host/walk';
import { forEach } from './forEach';
import { withoutDuplicates } from './withoutDuplicates';

/** Gives the objects that belong to one object. */
type Related<T> = (object: T) => object[];

/** The objects that belong to others, each once, in the order in which they are met. */
function collect<T extends object>(method: string, objects: T[], relatedTo: Related<T>): object[] {
  const lists: object[][] = [];
  forEach(method, objects, (object) => lists.push(relatedTo(object)));
  return withoutDuplicates(flatten(lists));
}

/** The layers in the timelines of items; items without one are skipped. */
export function layersOfItems(method: string, items: object[]): object[] {
  return collect(method, items, function layersOfItem(item) {
    const timeline = timelineOf(item);
    return timeline ? layersOf(timeline) : [];
  });
}

/** The keyframes of layers. */
export function framesOfLayers(method: string, layers: object[]): object[] {
  return collect(method, layers, keyframesOf);
}

/** The elements on all keyframes of layers. */
export function elementsOfLayers(method: string, layers: object[]): object[] {
  return collect(method, layers, (layer) => flatten(elementsOfLayer(layer)));
}

/** The elements on keyframes. */
export function elementsOfFrames(method: string, frames: object[]): object[] {
  return collect(method, frames, elementsOfFrame);
}

/** The layers that elements stand on. */
export function layersOfElements(method: string, elements: object[]): object[] {
  return collect(method, elements, (element) => listOfOne(layerOfElement(element)));
}

/** The keyframes that elements stand on. */
export function framesOfElements(method: string, elements: object[]): object[] {
  const keyframeOf = keyframeFinder();
  return collect(method, elements, (element) => listOfOne(keyframeOf(element)));
}

/** The layers of keyframes. */
export function layersOfFrames(method: string, frames: object[], document: Document): object[] {
  const places = new Locations(document);
  return collect(method, frames, function layerOfFrame(frame) {
    const place = places.ofFrame(frame);
    return place ? [place.layer] : [];
  });
}

/**
 * The symbols on whose timelines layers or keyframes are; scenes have none.
 *
 * @param lookUp the method of `Places` that finds the place of an object
 */
export function symbolsAround(
  method: string,
  objects: object[],
  document: Document,
  lookUp: 'ofLayer' | 'ofFrame',
): Item[] {
  const places = new Locations(document);
  return collect(method, objects, function symbolOf(object) {
    const place = places[lookUp](object);
    return listOfOne(place && place.item);
  }) as Item[];
}

/** The folders, masks and guides that layers belong to. */
export function parentsOfLayers(method: string, layers: object[]): object[] {
  return collect(method, layers, (layer) => listOfOne(parentOf(layer)));
}

/** The layers that belong directly to layers. */
export function childrenOfLayers(method: string, layers: object[], document: Document): object[] {
  const places = new Locations(document);
  const wanted = IdentitySet.of(layers);
  const seen = new IdentitySet();
  return collect(method, layers, function childrenBeside(layer) {
    const place = places.ofLayer(layer);
    if (!place || !seen.add(place.timeline)) return [];
    const children: object[] = [];
    const beside = layersOf(place.timeline);
    for (let i = 0; i < beside.length; i++) {
      const parent = parentOf(beside[i]);
      if (parent && wanted.has(parent)) children.push(beside[i]);
    }
    return children;
  });
}
