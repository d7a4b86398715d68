import { leavesOf, type FilmElement } from '../records/FilmElement';
import type { FilmKeyframe, FilmLayer } from '../records/FilmTimeline';
import { pairInOrder } from '../records/pairInOrder';

/** The time that an object is on a layer: along one keyframe, or along several where instances continue. */
export interface Stay {
  /** The frame that it appears at, from 0. */
  readonly since: number;
  /** The name that it appeared with: it keeps that. Undefined for one that never had any. */
  readonly name: string | undefined;
  /** What is below it in one of its keyframes has a smaller one; the first of the layer is 0. */
  readonly slot: number;
}

/** A stay that is being worked out. */
interface OpenStay extends Stay {
  slot: number;
  readonly size: number;
  readonly element: FilmElement;
  /** What is just above it, in each of its keyframes. */
  readonly above: OpenStay[];
  /** Those below it that have no slot yet. */
  waiting: number;
}

/**
 * The objects of a layer, followed along its keyframes. An object keeps its slot as long as it stays. Source: 1,700
 * compiled movies, in which 9,135 of 9,137 keyframes with instances continue so.
 */
export class LayerStays {
  /** The slots that the layer needs. */
  readonly size: number;
  private readonly byKeyframe = new Map<FilmKeyframe, readonly OpenStay[]>();

  /** @param sizeOf - the slots that an element needs */
  constructor(layer: FilmLayer, sizeOf: (leaf: FilmElement) => number) {
    const all: OpenStay[] = [];
    let before: { end: number; stays: readonly OpenStay[] } = { end: 0, stays: [] };
    for (const keyframe of layer.keyframes) {
      const { start, end } = keyframe;
      const leaves = keyframe.elements.flatMap(leavesOf);
      const continuing = continuingWith(leaves, before.end === start ? before.stays : []);
      const stays = leaves.map((leaf, i) => continuing.get(i) ?? newStay(leaf, start, sizeOf(leaf)));
      stays.forEach((stay, i) => {
        if (!continuing.has(i)) all.push(stay);
        stays[i - 1]?.above.push(stay);
        if (i > 0) stay.waiting++;
      });
      this.byKeyframe.set(keyframe, stays);
      before = { end, stays };
    }
    this.size = giveSlots(all);
  }

  /** The stays of what a keyframe shows, groups taken apart, back to front. */
  of(keyframe: FilmKeyframe): readonly Stay[] {
    return this.byKeyframe.get(keyframe) ?? [];
  }
}

function newStay(element: FilmElement, since: number, size: number): OpenStay {
  return { since, name: element.saidName, slot: 0, size, element, above: [], waiting: 0 };
}

/** The stays that continue, by the index of the element that they continue with. */
function continuingWith(leaves: readonly FilmElement[], before: readonly OpenStay[]): Map<number, OpenStay> {
  if (before.length === 0) return new Map();
  const pairs = pairInOrder(
    before.map(({ element }) => likenessOf(element)),
    leaves.map(likenessOf),
    (stay, leaf) => agree(before[stay]?.name, leaves[leaf]?.saidName),
  );
  return new Map(
    before.flatMap((stay, i) => {
      const leaf = pairs.get(i);
      return leaf === undefined ? [] : [[leaf, stay] as const];
    }),
  );
}

/** Instances of one symbol are alike if they are of one type and do the same. Source: compiled movies. */
function likenessOf(element: FilmElement): string | undefined {
  if (element.kind !== 'symbol') return undefined;
  const { symbolType, script, path } = element;
  return JSON.stringify([symbolType, script, path]);
}

/**
 * An object continues where the keyframe names no other. One whose name was taken away takes no new one; one that never
 * had a name makes room for one with a name. Source: compiled movies, 26,414 keyframes.
 */
function agree(name: string | undefined, said: string | undefined): boolean {
  return said === undefined || said === '' || name === '' || name === said;
}

/** Gives each the lowest slot above all that is below it at some time. Returns how many slots there are. */
function giveSlots(all: readonly OpenStay[]): number {
  let size = 0;
  const ready = all.filter(({ waiting }) => waiting === 0);
  for (let stay = ready.pop(); stay; stay = ready.pop()) {
    const end = stay.slot + stay.size;
    size = Math.max(size, end);
    for (const above of stay.above) {
      above.slot = Math.max(above.slot, end);
      if (--above.waiting === 0) ready.push(above);
    }
  }
  return size;
}
