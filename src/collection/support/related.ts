import { distinctOf } from '../../host/distinctOf';
import { IdentitySet } from '../../host/IdentitySet';
import { layerOfElement } from '../../host/keyframeFinder';
import { parentOf } from '../../host/layers';
import { listOfOne } from '../../host/listOfOne';
import { type LayerLocation, Locations } from '../../host/Locations';
import {
  elementsOfFrame,
  elementsOfLayer,
  flatten,
  keyframesOf,
  layersOf,
  timelineOf,
} from '../../host/walk';
import { type DistinctHolder, isDistinct } from './distinct';
import { forEach } from './forEach';

/** The collection to start from. */
interface Holder extends DistinctHolder<object> {
  readonly dom: Document;
}

/** Gives the objects that belong to one object. */
type Related = (object: object) => object[];

function listsOfEach(method: string, { elements }: Holder, relatedTo: Related): object[] {
  const lists: object[][] = [];
  forEach(method, elements, (object) => lists.push(relatedTo(object)));
  return flatten(lists);
}

/** The related objects, each once, in the order in which they are met. */
function collect(method: string, holder: Holder, relatedTo: Related): object[] {
  return distinctOf(listsOfEach(method, holder, relatedTo), holder.dom);
}

/** As `collect`, for objects that each belong to one object only. */
function collectOwn(method: string, holder: Holder, relatedTo: Related): object[] {
  const own = listsOfEach(method, holder, relatedTo);
  return isDistinct(holder) ? own : distinctOf(own, holder.dom);
}

/** The layers in the timelines of items; items without one are skipped. */
export function layersOfItems(method: string, items: Holder): object[] {
  return collectOwn(method, items, function layersOfItem(item) {
    const timeline = timelineOf(item);
    return timeline ? layersOf(timeline) : [];
  });
}

/** The keyframes of layers. */
export function framesOfLayers(method: string, layers: Holder): object[] {
  return collectOwn(method, layers, keyframesOf);
}

/** The elements on all keyframes of layers. */
export function elementsOfLayers(method: string, layers: Holder): object[] {
  return collectOwn(method, layers, (layer) => flatten(elementsOfLayer(layer)));
}

/** The elements on keyframes. */
export function elementsOfFrames(method: string, frames: Holder): object[] {
  return collectOwn(method, frames, elementsOfFrame);
}

/** The layers that elements are on. */
export function layersOfElements(method: string, elements: Holder): object[] {
  return collect(method, elements, (element) => listOfOne(layerOfElement(element)));
}

/** The keyframes that elements are on. */
export function framesOfElements(method: string, elements: Holder): object[] {
  const { keyframeOf } = new Locations(elements.dom);
  return collect(method, elements, (element) => listOfOne(keyframeOf(element)));
}

/** What belongs to the places of objects, once for each place of that number. */
function collectAt(
  method: string,
  holder: Holder,
  lookUp: 'ofLayer' | 'ofFrame',
  numbered: 'number' | 'timelineNumber',
  objectAt: (location: LayerLocation) => object | null,
): object[] {
  const places = new Locations(holder.dom);
  const isMet: boolean[] = [];
  return listsOfEach(method, holder, function objectAround(object) {
    const location = places[lookUp](object);
    if (!location || isMet[location[numbered]]) return [];
    isMet[location[numbered]] = true;
    return listOfOne(objectAt(location));
  });
}

/** The layers of keyframes. */
export function layersOfFrames(method: string, frames: Holder): object[] {
  return collectAt(method, frames, 'ofFrame', 'number', ({ layer }) => layer);
}

/**
 * The symbols on whose timelines layers or keyframes are; scenes have none.
 *
 * @param lookUp the method of `Locations` that finds the place of an object
 */
export function symbolsAround(method: string, holder: Holder, lookUp: 'ofLayer' | 'ofFrame'): Item[] {
  return collectAt(method, holder, lookUp, 'timelineNumber', ({ item }) => item) as Item[];
}

/** The folders, masks and guides that layers belong to. */
export function parentsOfLayers(method: string, layers: Holder): object[] {
  return collect(method, layers, (layer) => listOfOne(parentOf(layer)));
}

/** The layers that belong directly to layers. */
export function childrenOfLayers(method: string, layers: Holder): object[] {
  const places = new Locations(layers.dom);
  const wanted = IdentitySet.of(layers.elements, places.whereOf);
  const isSeen: boolean[] = [];
  return listsOfEach(method, layers, function childrenBeside(layer) {
    const location = places.ofLayer(layer);
    if (!location || isSeen[location.timelineNumber]) return [];
    isSeen[location.timelineNumber] = true;
    const children: object[] = [];
    const beside = layersOf(location.timeline);
    for (let i = 0; i < beside.length; i++) {
      const parent = parentOf(beside[i]);
      if (parent && wanted.has(parent)) children.push(beside[i]);
    }
    return children;
  });
}
