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

/** One thing that is not as it was. */
export interface Change {
  type: ChangeType;
  subject: DiffLevel;
  /** The thing in words, as it is called now, or was. */
  name: string;
  /** Scene or symbol, and layer, that it belongs to. */
  timeline?: string;
  layer?: string;
  /** First frame of its keyframe, from 0: in the new document, of what is gone in the old one. */
  frame?: number;
  /** For people: `moved from 10, 20 to 30, 20`. */
  text: string;
  properties?: PropertyChange[];
}

/** The things that changed in one place, for the next level above to put in its own. */
export type ChangeLocation = Pick<Change, 'timeline' | 'layer' | 'frame'>;
