import { HostError } from '../../../document/checks/HostError';
import { copyXml, makeXml, type XmlData } from './XmlData';
import { readName, selectXml } from './selectXml';
import { append, detach, insert, insertAt, nodeToChange, setText, type XmlValue } from './XmlValue';

/** A value that is assigned or added: nodes, or a text. */
export type XmlContent = XmlValue | string;

/** `base.key = content`, for names and for indexes in a list. */
export function assignXml(base: XmlValue, key: string, content: XmlContent): void {
  if (/^\d+$/.test(key)) return assignAt(base, Number(key), content);
  const node = nodeToChange(base);
  if (node) assignName(node, key, content);
}

/** `delete base.key`. */
export function deleteXml(base: XmlValue, key: string): void {
  if (!/^\d+$/.test(key)) {
    for (const node of selectXml(base.nodes, readName(key))) detach(node);
    return;
  }
  const [node] = base.nodes.splice(Number(key), 1) as (XmlData | undefined)[];
  if (node) detach(node);
}

/**
 * Copies of the nodes of some content, so that no node has two parents. An omitted argument is the text `undefined`.
 */
export function contentNodes(content: XmlContent = 'undefined'): XmlData[] {
  if (typeof content === 'string') return [makeXml('text', '', content)];
  return content.nodes.map((node) =>
    node.kind === 'attribute' ? makeXml('text', '', node.text) : copyXml(node),
  );
}

function assignName(node: XmlData, key: string, content: XmlContent): void {
  const name = readName(key);
  if (name.isDeep) throw new HostError('the descendants of an XML object cannot be assigned', 'TypeError');
  if (node.kind !== 'element') throw new HostError(`an XML ${node.kind} has no ${key}`, 'TypeError');
  const targets = selectXml([node], name);
  if (name.name === '*') return replaceAll(node, targets, contentNodes(content));
  const isText =
    typeof content === 'string' || name.isAttribute || content.nodes.every(({ kind }) => kind !== 'element');
  if (!isText) return replaceAll(node, targets, contentNodes(content));
  const text = typeof content === 'string' ? content : content.nodes.map(({ text: part }) => part).join(' ');
  const [first, ...others] = targets as [XmlData | undefined, ...XmlData[]];
  for (const other of others) detach(other);
  const target = first ?? makeXml(name.isAttribute ? 'attribute' : 'element', name.name, '', name.uri);
  if (!first) append(node, target);
  setText(target, text);
}

function replaceAll(parent: XmlData, replaced: readonly XmlData[], nodes: readonly XmlData[]): void {
  const [first] = replaced;
  const at = first ? parent.children.indexOf(first) : parent.children.length;
  for (const old of replaced) detach(old);
  insert(parent, at, nodes);
}

function assignAt(base: XmlValue, index: number, content: XmlContent): void {
  const old = base.nodes[index] as XmlData | undefined;
  const isText = typeof content === 'string' || content.nodes.every(({ kind }) => kind !== 'element');
  if (old && isText)
    return setText(
      old,
      contentNodes(content)
        .map(({ text }) => text)
        .join(''),
    );
  const nodes = contentNodes(content);
  const last = base.nodes.at(-1);
  const parent = old?.parent ?? last?.parent ?? (base.of && nodeToChange(base.of.base));
  if (!parent && base.of && !last) return;
  if (parent) {
    const before = old ?? last;
    const at = before ? parent.children.indexOf(before) + (old ? 0 : 1) : parent.children.length;
    if (old) detach(old);
    insert(parent, at, isText && base.of ? [wrapped(base.of.name.name, nodes)] : nodes);
  }
  base.nodes.splice(index, 1);
  insertAt(base.nodes, index, nodes);
}

function wrapped(name: string, nodes: readonly XmlData[]): XmlData {
  const element = makeXml('element', name);
  insert(element, 0, nodes);
  return element;
}
