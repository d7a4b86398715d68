import { Locations, type LayerLocation, type TimelineLocation } from '../../host/Locations';
import { forEach } from '../support/forEach';

/** The layers of a collection that are on one timeline, from the top. */
export interface LayersOfTimeline extends TimelineLocation {
  places: LayerLocation[];
}

/**
 * Layers by timeline, those of each from the top, in the order of the stack whatever the order of the list.
 *
 * @throws Error that names a layer that the document does not have
 */
export function byTimeline(method: string, document: Document, layers: Layer[]): LayersOfTimeline[] {
  const places = new Locations(document);
  const timelines: LayersOfTimeline[] = [];
  const groups: (LayersOfTimeline | undefined)[] = [];
  forEach(method, layers, function sortIn(layer) {
    const location = places.ofLayer(layer);
    if (!location) throw new Error('it is not in the document');
    const { timeline, scene, item, timelineNumber } = location;
    let list = groups[timelineNumber];
    if (!list) {
      list = { timeline, scene, item, places: [] };
      groups[timelineNumber] = list;
      timelines.push(list);
    }
    list.places.push(location);
  });
  for (let i = 0; i < timelines.length; i++) timelines[i].places.sort((a, b) => a.index - b.index);
  return timelines;
}

/** True at the index of each place. */
export function isPlaceAt(places: LayerLocation[]): boolean[] {
  const isPlace: boolean[] = [];
  for (let i = 0; i < places.length; i++) isPlace[places[i].index] = true;
  return isPlace;
}
