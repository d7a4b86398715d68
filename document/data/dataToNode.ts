import { XmlNode } from '../xml/XmlNode';
import { DataError } from './DataError';
import type { DataValue, NodeData } from './DocumentData';
import { LISTS, PARTS, TEXT, nameOfKind, partName } from './kinds';

/** The node that data describe; see `nodeToData`. @param path - of the data, for messages */
export function dataToNode(name: string, data: NodeData, path: string): XmlNode {
  const attributes = new Map<string, string>();
  const children: XmlNode[][] = [];
  let text: string | undefined;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'kind' || value === undefined) continue;
    const at = `${path}.${key}`;
    if (key === TEXT) text = textOfValue(value, at);
    else if (key === PARTS) children.push(entries(value, null, at));
    else if (typeof value === 'object') children.push(partsOf(partName(key), value, at));
    else attributes.set(key, String(value));
  }
  const node = create(name, Object.fromEntries(attributes), children.flat(), path);
  if (text !== undefined) node.setText(text, { cdata: name === 'script' });
  return node;
}

function create(
  name: string,
  attributes: Record<string, string>,
  children: XmlNode[],
  path: string,
): XmlNode {
  try {
    return XmlNode.create(name, attributes, children);
  } catch (error) {
    throw new DataError(path, (error as Error).message);
  }
}

function partsOf(name: string, value: DataValue | null, path: string): XmlNode[] {
  if (value === null) throw new DataError(path, 'is null; leave it out instead');
  if (!Array.isArray(value)) return [dataToNode(name, value as NodeData, path)];
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (list !== undefined) return [create(name, {}, entries(value, list, path), path)];
  return value.map((part, index) =>
    dataToNode(name, checkNode(part, `${path}[${index}]`), `${path}[${index}]`),
  );
}

function entries(list: DataValue, name: string | null, path: string): XmlNode[] {
  if (!Array.isArray(list)) throw new DataError(path, 'is not a list');
  return list.map((entry, index) => {
    const at = `${path}[${index}]`;
    const { kind } = checkNode(entry, at);
    if (kind === undefined && name === null)
      throw new DataError(at, 'has no kind, such as "shape" or "instance"');
    return dataToNode(kind === undefined ? (name ?? '') : nameOfKind(String(kind)), entry, at);
  });
}

export function checkNode(value: unknown, path: string): NodeData {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as NodeData;
  throw new DataError(path, 'is not an object');
}

function textOfValue(value: DataValue, path: string): string {
  if (typeof value === 'object') throw new DataError(path, 'is not a text');
  return String(value);
}
