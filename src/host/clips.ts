import { membersOf } from './contents';
import { IdentityMap, type WhereOf } from './IdentityMap';
import { IdentitySet } from './IdentitySet';
import { layerOfElement } from './keyframeFinder';
import { isObject, read } from './read';
import { elementsOfFrame, keyframesOf } from './walk';

/** An element on a keyframe, and the number of the clip that it is a part of. */
interface Part {
  kind: string;
  name: string;
  clip: number;
  /** True when an element on the next keyframe continues the clip. */
  goesOn: boolean;
}

/** Parts on one keyframe by their kind, and by kind and name; the last of each list comes first. */
type Parts = Record<string, Part[] | undefined>;

/** The item that an instance shows; of anything else the type. */
function kindOf(element: object): string {
  const item = read(element, 'libraryItem');
  return isObject(item)
    ? 'item ' + String(read(item, 'name'))
    : 'type ' + String(read(element, 'elementType'));
}

function nameKey({ kind, name }: Part): string {
  return kind + '\n' + name;
}

/** The elements of a keyframe, then the members of its groups. */
function elementsWithin(frame: object): object[] {
  const all = elementsOfFrame(frame).slice(0);
  for (let i = 0; i < all.length; i++) {
    const members = membersOf(all[i]);
    for (let m = 0; m < members.length; m++) all.push(members[m]);
  }
  return all;
}

/** Takes the first part that no element continues yet; null when there is none. */
function take(parts: Part[] | undefined): Part | null {
  for (let part = parts && parts.pop(); part; part = parts && parts.pop()) {
    if (part.goesOn) continue;
    part.goesOn = true;
    return part;
  }
  return null;
}

function sortParts(parts: Part[]): Parts {
  const sorted: Parts = {};
  function note(key: string, part: Part): void {
    const list = sorted[key] || (sorted[key] = []);
    list.push(part);
  }
  for (let i = parts.length - 1; i >= 0; i--) {
    note(parts[i].kind, parts[i]);
    if (parts[i].name !== '') note(nameKey(parts[i]), parts[i]);
  }
  return sorted;
}

/** Numbers the clips of a keyframe: those of the keyframe before by name, then by order, then new ones. */
function numberClips(parts: Part[], before: Parts, newClip: () => number): void {
  for (let i = 0; i < parts.length; i++) {
    const same = take(before[nameKey(parts[i])]);
    if (same) parts[i].clip = same.clip;
  }
  for (let i = 0; i < parts.length; i++) {
    if (parts[i].clip >= 0) continue;
    const same = take(before[parts[i].kind]);
    parts[i].clip = same ? same.clip : newClip();
  }
}

/**
 * Makes a function that gives the number of the clip that an element is a part of, from 0. A clip is what seems one
 * thing along the keyframes of a layer: on the next keyframe an instance of the same item, or an element of the same
 * type that is not an instance, continues it. Of several such, those of one name belong together, and the others in
 * their order on the keyframe. A keyframe without one ends the clip.
 * Host members: `element.layer`, those of `keyframesOf` and `membersOf`; `libraryItem`, `name`, `elementType`.
 */
export function clipFinder(whereOf: WhereOf): (element: object) => number {
  const clips = new IdentityMap<Part>();
  const seen = new IdentitySet(whereOf);
  let count = 0;
  const newClip = (): number => count++;

  function noteLayer(layer: object): void {
    const keyframes = keyframesOf(layer);
    let before: Parts = {};
    for (let i = 0; i < keyframes.length; i++) {
      const elements = elementsWithin(keyframes[i]);
      const parts: Part[] = [];
      for (let e = 0; e < elements.length; e++) {
        const name = String(read(elements[e], 'name') || '');
        const part = { kind: kindOf(elements[e]), name, clip: -1, goesOn: false };
        parts.push(part);
        clips.set(elements[e], part);
      }
      numberClips(parts, before, newClip);
      before = sortParts(parts);
    }
  }

  return function clipOf(element) {
    const layer = layerOfElement(element);
    if (layer !== null && seen.add(layer)) noteLayer(layer);
    const part = clips.get(element);
    return part ? part.clip : newClip();
  };
}
