import { isObject, read, type ReadMember } from './read';

/** Reads a member of a layer, or of what stands for one. */
type ReadLayer = ReadMember<object>;

/**
 * The folder, mask or guide that a layer belongs to; null at the top. Host members: `layer.parentLayer`.
 *
 * @param readMember default: from the host
 */
export function parentOf(layer: object, readMember: ReadLayer = read): object | null {
  const parent = readMember(layer, 'parentLayer');
  return isObject(parent) ? parent : null;
}

/** The layers above a layer, from its parent to the outermost. */
export function layersAbove(layer: object, readMember: ReadLayer = read): object[] {
  const above: object[] = [];
  for (let at = parentOf(layer, readMember); at; at = parentOf(at, readMember)) above.push(at);
  return above;
}

/** The names of the folders of a layer, the outermost first, and its own name. Host members: `name`, `layerType`. */
export function pathOfLayer(layer: object, readMember: ReadLayer = read): string {
  let path = String(readMember(layer, 'name'));
  const above = layersAbove(layer, readMember);
  for (let i = 0; i < above.length; i++) {
    if (readMember(above[i], 'layerType') === 'folder') {
      path = String(readMember(above[i], 'name')) + '/' + path;
    }
  }
  return path;
}
