import type { Side } from './Versions';

/** Where in a document something is: as much of it as applies. */
export interface MergePlace {
  /** `stage` or `publishing`: settings of the document. */
  part?: string;
  /** The scene or library item. */
  item?: string;
  layer?: string;
  /** Of the keyframe, from 1. */
  frame?: number;
  /** An element in words: its name and what it is. */
  element?: string;
}

/** `text` gives the result itself: of scripts and texts. */
export type MergeAnswer = 'ours' | 'theirs' | 'both' | { readonly text: string };

/** Three versions of a value, as a conflict shows them; null for one that is missing. */
export type DescribedVersions = Record<Side, string | null>;

/** A thing that both sides changed, each in another way. */
export interface Conflict extends MergePlace, DescribedVersions {
  /** The part of the thing: `x`, `name`, `script`, `order of layers`. */
  what: string;
  /** The answer that it takes beside `ours` and `theirs`. */
  takes?: 'both' | 'text';
}

/** `stars/star, layer "x", frame 1, star1 (instance of ray): x`; `stage: backgroundColor`, as `diff` says it. */
export function conflictName({ part, item, layer, frame, element, what }: Conflict): string {
  const words = [
    ...(part === undefined ? [] : [part]),
    ...(item === undefined ? [] : [item]),
    ...(layer === undefined ? [] : [`layer ${JSON.stringify(layer)}`]),
    ...(frame === undefined ? [] : [`frame ${frame}`]),
    ...(element === undefined ? [] : [element]),
  ];
  return words.length === 0 ? what : `${words.join(', ')}: ${what}`;
}

const MAX_LENGTH = 300;

/** A value of a conflict that is not longer than a line of a report. */
export function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
