import { isObject } from './read';

/** The classes of host objects that a query can start from. */
export type HostClass = 'document' | 'timeline' | 'layer' | 'frame' | 'element' | 'item';

const OF_DOCUMENTS = ['library', 'timelines'];

/** The members that only objects of that class have. Their presence is enough: no member is read. */
const TELLING: [HostClass, string[]][] = [
  ['element', ['elementType']],
  ['item', ['itemType']],
  ['document', OF_DOCUMENTS],
  ['timeline', ['layers']],
  ['layer', ['frames']],
  ['frame', ['elements', 'startFrame']],
];

/**
 * The class of a host object, or null for any other value. Host objects of Animate and its likes share no
 * constructors, so only their members identify them.
 */
export function hostClassOf(value: unknown): HostClass | null {
  if (!isObject(value)) return null;
  for (let i = 0; i < TELLING.length; i++) if (hasAll(value, TELLING[i][1])) return TELLING[i][0];
  return null;
}

/** Tells whether a value is an element on a stage, deleted ones included. */
export function isElement(value: unknown): value is Element {
  return hostClassOf(value) === 'element';
}

/** Tells whether a value is a library item, deleted ones included. */
export function isItem(value: unknown): value is Item {
  return hostClassOf(value) === 'item';
}

/** Tells whether a value is a document. */
export function isDocument(value: unknown): value is Document {
  return isObject(value) && hasAll(value, OF_DOCUMENTS);
}

function hasAll(object: object, members: string[]): boolean {
  for (let i = 0; i < members.length; i++) if (!(members[i] in object)) return false;
  return true;
}
