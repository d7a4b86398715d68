import { Locations } from '../../host/Locations';
import { readPath, readProperty } from '../../host/readPath';

/**
 * Makes a reader of a path that begins with `timeline` or, of keyframes, `layer`: the host has no such members of
 * layers and keyframes. Null for any other path.
 *
 * @param lookUp the method of `Places` that finds the place of an object
 */
export function placeReader(
  document: Document,
  path: string,
  lookUp: 'ofLayer' | 'ofFrame',
): ((object: unknown) => unknown) | null {
  const links = path.split('.');
  const word = links[0];
  if (word !== 'timeline' && (word !== 'layer' || lookUp !== 'ofFrame')) return null;
  const places = new Locations(document);
  return function readAtPlace(object) {
    const location = places[lookUp](object as object);
    return readPath(location ? location[word] : undefined, links, readProperty, 1);
  };
}
