/** What happened to a thing. */
export type ChangeType =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'moved'
  | 'reordered'
  | 'transformed'
  | 'swapped'
  | 'edited'
  | 'changed';

/** Kinds of things, from the outermost. */
export type DiffLevel = 'document' | 'scene' | 'item' | 'layer' | 'span' | 'element';

/** A property with its values before and after; null where it was not set. */
export interface PropertyChange {
  name: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

/** One thing that changed. */
export interface Change {
  type: ChangeType;
  subject: DiffLevel;
  /** The thing in words, by its new name, or its old one if it was removed. */
  name: string;
  /** Scene or symbol, and layer, that it belongs to. */
  timeline?: string;
  layer?: string;
  /** First frame of its keyframe, from 0: in the new document, or in the old one if it was removed. */
  frame?: number;
  /** For people: `moved from 10, 20 to 30, 20`. */
  text: string;
  properties?: PropertyChange[];
}

/** The changes of one level, which the level above merges into its own. */
export type ChangeLocation = Pick<Change, 'timeline' | 'layer' | 'frame'>;
