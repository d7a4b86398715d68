import { type HostClass, hostClassOf } from '../../host/hostClass';
import { suggest } from '../../text/nearest';
import { hasOwn, ownNames } from '../../text/own';
import type { Setter } from '../methods/attr';
import { wrongArgument } from './check';
import type { Allowed, AllowedValues } from './checkedValues';
import { forEach } from './forEach';
import { FRAME_VALUES } from './frameValues';
import { LAYER_VALUES } from './layerValues';
import { hasMember, noMember } from './memberChecks';
import type { ReadElements } from './ReadElements';

/** The attributes of host objects whose values are known. */
const KNOWN: Partial<Record<HostClass, AllowedValues>> = { frame: FRAME_VALUES, layer: LAYER_VALUES };

function attributesOf(owner: unknown): AllowedValues {
  return KNOWN[hostClassOf(owner) as HostClass] || {};
}

/** How an attribute is set whose values are known. */
export function valueSetter<T>(method: string, name: string, { expected, holds, set }: Allowed): Setter<T> {
  return {
    read(value) {
      if (!holds(value)) throw wrongArgument(method, name, expected, value);
      return value;
    },
    set: set as Setter<T>['set'],
  };
}

/**
 * Sets the member that a dotted name reaches: `layer.locked` of keyframes, `parentLayer.name` of layers. Attributes of
 * keyframes and layers are set as by the `attr` of their collections.
 */
export function dottedSetter<T>(method: string, collection: ReadElements<T>, path: string): Setter<T> {
  const dot = path.lastIndexOf('.');
  const word = path.substring(dot + 1);
  const readOwner = collection.readerOf(path.substring(0, dot));
  let checked: Setter<unknown> = {};
  function ownerOf(element: T): unknown {
    const owner = readOwner(element);
    const attributes = attributesOf(owner);
    if (hasOwn(attributes, word)) checked = valueSetter(method, path, attributes[word]);
    else if (!hasMember(owner, word)) {
      throw noMember(owner, word, path.substring(0, dot + 1), ownNames(attributes));
    }
    return owner;
  }
  forEach(method, collection.elements, ownerOf);
  const { read, set } = checked;
  return {
    read,
    set(element, value) {
      const owner = ownerOf(element);
      if (set) set(owner, value, 0);
      else (owner as Record<string, unknown>)[word] = value;
    },
  };
}

/** As `valueSetter`, of one of several attributes. A dotted name sets the member that it reaches. */
export function checkedSetter<T>(
  method: string,
  collection: ReadElements<T>,
  name: string,
  allowed: AllowedValues,
): Setter<T> {
  if (name.indexOf('.') >= 0) return dottedSetter(method, collection, name);
  if (hasOwn(allowed, name)) return valueSetter(method, name, allowed[name]);
  const hint = suggest(name, ownNames(allowed));
  throw new TypeError(`${method}(): unknown attribute "${name}"; ${hint}`);
}
