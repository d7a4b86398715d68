import { isObject } from '../../host/read';

/** Whether a value is an element of a stage. Host members: `elementType`. */
export function isElement(value: unknown): value is Element {
  return isObject(value) && typeof (value as Element).elementType === 'string';
}
