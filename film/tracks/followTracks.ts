import type { FilmElement } from '../records/FilmElement';
import { pairInOrder } from '../records/pairInOrder';
import { OpenTrack, type TrackOrder } from './TrackOrder';

/** What a keyframe shows, groups taken apart, and which track each belongs to. */
export interface Shown {
  readonly leaf: FilmElement;
  readonly likeness: string;
  readonly track: OpenTrack;
}

/**
 * The tracks of a keyframe's elements. One continues if the frame before showed the same thing, unless the keyframe gives
 * it another name; those that continue keep their order.
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
  const continuing = pairInOrder(
    likenesses,
    before.map(({ likeness }) => likeness),
    (leaf, shown) => agree(before[shown].track.name, leaves[leaf].name),
  );
  let behind: OpenTrack | undefined;
  return leaves.map((leaf, i) => {
    const old = continuing.get(i);
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

/**
 * An object keeps its name through keyframes that say none. One without a name makes room for one with a name, so that
 * scripts find that. Source: films of Animate 22, and compiled movies.
 */
function agree(name: string, said: string): boolean {
  return name === said || said === '';
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
