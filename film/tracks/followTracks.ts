import type { FilmElement } from '../records/FilmElement';
import { OpenTrack, type TrackOrder } from './TrackOrder';

/** What a keyframe shows, groups taken apart, and which track each belongs to. */
export interface Shown {
  readonly leaf: FilmElement;
  readonly likeness: string;
  readonly track: OpenTrack;
}

/**
 * The tracks of a keyframe's elements. One continues if the frame before showed the same thing, unless both have names
 * of their own; those that continue keep their order.
 *
 * @param before - what was there until this keyframe
 */
export function followTracks(
  leaves: readonly FilmElement[],
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

function newTrack(leaf: FilmElement, frame: number): OpenTrack {
  const { kind, path, name } = leaf;
  // Groups were taken apart.
  return new OpenTrack(kind === 'group' || kind === 'video' ? 'other' : kind, path, name, leaf, frame);
}

/** Pairs elements with the like of them so that no two pairs cross: each takes the first one that is left. */
function matchInOrder(
  before: readonly Shown[],
  leaves: readonly FilmElement[],
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
    const { name } = leaves[i];
    let last = left.length - 1;
    while (last >= 0 && !agree(before[left[last]].track.name, name)) last--;
    if (last < 0) return;
    const index = left[last];
    pairs.set(i, index);
    from = index + 1;
  });
  return pairs;
}

/** An object keeps its name through keyframes that say none. */
function agree(name: string, said: string): boolean {
  return name === said || name === '' || said === '';
}

/**
 * A text that is equal for elements where the later one continues the earlier one: instances of one item; shapes and texts that look the same, wherever they are.
 */
function likenessOf(element: FilmElement): string {
  const { kind } = element;
  if (kind === 'symbol' || kind === 'component' || kind === 'bitmap')
    return JSON.stringify([kind, element.isButton, element.path]);
  return JSON.stringify([kind, element.content]);
}
