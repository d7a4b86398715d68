import type { TimelineId } from '../protocol';

/** A timeline, and the frame of it; frames count from 0. */
export interface StagePlace {
  id: TimelineId;
  frame: number;
}

/** What the address of a viewer says of what is shown. */
export interface ShownParts {
  /** The number of the scene, from 1. */
  scene?: string;
  /** The path of the symbol. */
  symbol?: string;
  /** From 1. */
  frame?: string;
}

/** What an address says of a timeline and a frame: nothing of what is shown at first. */
export function partsOfShown({ id, frame }: StagePlace): ShownParts {
  const parts: ShownParts = {};
  if ('symbol' in id) parts.symbol = id.symbol;
  else if (id.scene > 0) parts.scene = String(id.scene + 1);
  if (frame > 0) parts.frame = String(frame + 1);
  return parts;
}

/** Reads that; undefined for an address that says nothing of it. Numbers that are none count as the first. */
export function shownOf({ scene, symbol, frame }: ShownParts): StagePlace | undefined {
  if (scene === undefined && symbol === undefined && frame === undefined) return undefined;
  const id = symbol === undefined ? { scene: placeOf(scene) } : { symbol };
  return { id, frame: placeOf(frame) };
}

/** People count from 1. */
function placeOf(number: string | undefined): number {
  return number !== undefined && /^[1-9]\d{0,5}$/.test(number) ? Number(number) - 1 : 0;
}
