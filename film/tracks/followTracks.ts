import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { readText } from '../../document/xfl/attributes';
import type { XmlNode } from '../../document/xml/XmlNode';
import { kindOf, likenessOf } from './likeness';
import { OpenTrack, type TrackOrder } from './TrackOrder';

/** What a keyframe shows, groups taken apart, and which track each belongs to. */
export interface Shown {
  readonly leaf: XmlNode;
  readonly likeness: string;
  readonly track: OpenTrack;
}

/**
 * The tracks of a keyframe's elements. One goes on where the frame before showed the like of it, unless both have names
 * of their own; those that go on keep their order.
 *
 * @param before - what was there until this keyframe
 */
export function followTracks(
  leaves: readonly XmlNode[],
  frame: number,
  before: readonly Shown[],
  order: TrackOrder,
): Shown[] {
  const likenesses = leaves.map(likenessOf);
  const goingOn = matchInOrder(before, leaves, likenesses);
  let behind: OpenTrack | undefined;
  return leaves.map((leaf, i) => {
    const old = goingOn.get(i);
    const track = old === undefined ? newTrack(leaf, frame) : before[old].track;
    if (old === undefined) order.insert(track, behind);
    behind = track;
    return { leaf, likeness: likenesses[i], track };
  });
}

function newTrack(leaf: XmlNode, frame: number): OpenTrack {
  const { path, name } = new DocumentInstance(leaf);
  return new OpenTrack(kindOf(leaf), path, name, leaf, frame);
}

/** Pairs elements with the like of them so that no two pairs cross: each takes the first one that is left. */
function matchInOrder(
  before: readonly Shown[],
  leaves: readonly XmlNode[],
  likenesses: readonly string[],
): Map<number, number> {
  const places = new Map<string, number[]>();
  for (let i = before.length - 1; i >= 0; i--) {
    const list = places.get(before[i].likeness);
    if (list) list.push(i);
    else places.set(before[i].likeness, [i]);
  }
  const pairs = new Map<number, number>();
  let from = 0;
  likenesses.forEach((likeness, i) => {
    const left = places.get(likeness) ?? [];
    while (left.length > 0 && left[left.length - 1] < from) left.pop();
    const name = readText(leaves[i], 'name');
    let last = left.length - 1;
    while (last >= 0 && !agree(before[left[last]].track.name, name)) last--;
    if (last < 0) return;
    const place = left[last];
    pairs.set(i, place);
    from = place + 1;
  });
  return pairs;
}

/** An object keeps its name through keyframes that say none. */
function agree(name: string, said: string): boolean {
  return name === said || name === '' || said === '';
}
