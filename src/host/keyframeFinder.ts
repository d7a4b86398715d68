import { membersOf } from './contents';
import { IdentityMap, type WhereOf } from './IdentityMap';
import { IdentitySet } from './IdentitySet';
import { isObject, read } from './read';
import { elementsOfFrame, keyframesOf } from './walk';

/**
 * The layer that an element is on, members of groups too; null where the host has none. Host members: `layer`.
 */
export function layerOfElement(element: object): object | null {
  const layer = read(element, 'layer');
  return isObject(layer) ? layer : null;
}

/**
 * Makes a function that gives the keyframe that an element is on, null where there is none. The keyframes of a
 * layer are looked through once. Host members: `element.layer`, those of `keyframesOf` and `membersOf`.
 *
 * @param whereOf parts layers that read alike; see `IdentityMap`
 */
export function keyframeFinder(whereOf: WhereOf): (element: object) => object | null {
  const frames = new IdentityMap<object>();
  const seen = new IdentitySet(whereOf);
  return function keyframeHolding(element) {
    const layer = layerOfElement(element);
    if (layer === null) return null;
    if (seen.add(layer)) noteElements(layer, frames);
    return frames.get(element) || null;
  };
}

function noteElements(layer: object, frames: IdentityMap<object>): void {
  const keyframes = keyframesOf(layer);
  for (let i = 0; i < keyframes.length; i++) {
    const waiting = elementsOfFrame(keyframes[i]).slice(0);
    for (let at = 0; at < waiting.length; at++) {
      frames.set(waiting[at], keyframes[i]);
      const members = membersOf(waiting[at]);
      for (let m = 0; m < members.length; m++) waiting.push(members[m]);
    }
  }
}
