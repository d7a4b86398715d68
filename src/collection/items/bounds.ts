import { flatten, elementsOfTimeline, timelineOf } from '../../host/walk';
import { type Bounds, commonBounds } from '../geometry/commonBounds';
import { allBounds } from '../elements/support/elementBounds';
import { forEach } from '../support/forEach';

const METHOD = 'ItemCollection.bounds';

/**
 * The common bounds of what items show, each in its own coordinates: of symbols everything on any keyframe; other
 * items have none. Host members: `timeline`, `layers`, `frames`, `elements`, `left`, `top`, `width`, `height`.
 */
export function boundsOfItems(items: Item[]): Bounds | null {
  const lists: Element[][] = [];
  forEach(METHOD, items, function addElements(item) {
    const timeline = timelineOf(item);
    if (timeline) lists.push(flatten(elementsOfTimeline(timeline)) as Element[]);
  });
  return commonBounds(allBounds(METHOD, flatten(lists)));
}
