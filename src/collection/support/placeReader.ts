import { Places } from '../../host/Places';
import { readPath, readProperty } from '../../host/readPath';

/**
 * Makes a reader of a path that begins with `timeline` or, of keyframes, `layer`: the host has no such members of
 * layers and keyframes. Null for any other path.
 */
export function placeReader(
  document: Document,
  path: string,
  kind: 'ofLayer' | 'ofFrame',
): ((object: unknown) => unknown) | null {
  const links = path.split('.');
  const word = links[0];
  if (word !== 'timeline' && (word !== 'layer' || kind !== 'ofFrame')) return null;
  const places = new Places(document);
  return function readAtPlace(object) {
    const place = places[kind](object as object);
    return readPath(place ? place[word] : undefined, links, readProperty, 1);
  };
}
