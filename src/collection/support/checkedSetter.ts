import { hostClassOf } from '../../host/hostClass';
import { memberFor, pathWordsOf } from '../../host/itemWords';
import { suggest } from '../../text/nearest';
import { hasOwn, ownNames } from '../../text/own';
import type { Setter } from '../methods/attr';
import { wrongArgument } from './check';
import type { Allowed, AllowedValues } from './checkedValues';
import { forEach } from './forEach';
import { FRAME_VALUES, setLabel } from './frameValues';
import { LAYER_VALUES } from './layerValues';
import { hasMember, noMember } from './memberChecks';
import type { ReadElements } from './ReadElements';

/** The values that attributes of an object may have, as far as they are known. */
function valuesFor(owner: unknown): AllowedValues {
  const type = hostClassOf(owner);
  if (type === 'frame') return FRAME_VALUES;
  return type === 'layer' ? LAYER_VALUES : {};
}

function valueReader(method: string, name: string, { expected, holds }: Allowed): Setter<never>['read'] {
  return function readChecked(value) {
    if (!holds(value)) throw wrongArgument(method, name, expected, value);
    return value;
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
  const setter: Setter<T> = {
    set(element, value) {
      const owner = ownerOf(element);
      if (memberFor(owner, word) === word) owner[word] = value;
      else setLabel(owner as unknown as Frame, value);
    },
  };
  function ownerOf(element: T): Record<string, unknown> {
    const owner = readOwner(element);
    if (hasMember(owner, memberFor(owner, word))) return owner as Record<string, unknown>;
    throw noMember(owner, word, path.substring(0, dot + 1), pathWordsOf(owner));
  }
  forEach(method, collection.elements, function lookAt(element) {
    const values = valuesFor(ownerOf(element));
    if (hasOwn(values, word)) setter.read = valueReader(method, path, values[word]);
  });
  return setter;
}

/** Refuses a name that cannot be set. */
function checkAttribute(method: string, name: string, allowed: AllowedValues): void {
  if (hasOwn(allowed, name)) return;
  const hint = suggest(name, ownNames(allowed));
  throw new TypeError(`${method}(): unknown attribute "${name}"; ${hint}`);
}

/** How an attribute is set whose names and values are known. A dotted name sets the member that it reaches. */
export function checkedSetter<T>(
  method: string,
  collection: ReadElements<T>,
  name: string,
  allowed: AllowedValues,
): Setter<T> {
  if (name.indexOf('.') >= 0) return dottedSetter(method, collection, name);
  checkAttribute(method, name, allowed);
  return { read: valueReader(method, name, allowed[name]) };
}
