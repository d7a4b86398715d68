import type { HostObject } from '../../../realm/HostObject';
import { propertyOf } from '../../../realm/memberOf';

/** The value that all objects have of a property; undefined if they differ or do not have it. */
export function commonValue(objects: readonly HostObject[], property: string): unknown {
  const values = new Set(objects.map((object) => propertyOf(object, property)?.get()));
  return values.size === 1 ? [...values][0] : undefined;
}
