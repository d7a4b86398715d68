import { isObject } from './read';

/** The classes of host objects that a query can be asked about. */
export type HostKind = 'document' | 'timeline' | 'layer' | 'frame' | 'element' | 'item';

/** The members that only objects of that class have. Nothing is read: whether a member is there is enough. */
const TELLING: [HostKind, string[]][] = [
  ['element', ['elementType']],
  ['item', ['itemType']],
  ['document', ['library', 'timelines']],
  ['timeline', ['layers']],
  ['layer', ['frames']],
  ['frame', ['elements', 'startFrame']],
];

/**
 * What a host object is, told by its members, as host objects of Animate and of its likes have no classes in common.
 * null for anything else.
 */
export function hostKind(value: unknown): HostKind | null {
  if (!isObject(value)) return null;
  for (let i = 0; i < TELLING.length; i++) if (hasAll(value, TELLING[i][1])) return TELLING[i][0];
  return null;
}

function hasAll(object: object, members: string[]): boolean {
  for (let i = 0; i < members.length; i++) if (!(members[i] in object)) return false;
  return true;
}
