import type { XmlData } from './XmlData';
import { hasSimpleContent, textOfXml, type XmlValue } from './XmlValue';
import type { XmlSettings } from './writeXml';

/** An operand of `==`: its XML, if it is XML, and the value itself. */
export interface Operand {
  xml: XmlValue | undefined;
  value: unknown;
}

/**
 * `left == right` where at least one side is XML (ECMA-357, 11.5.1 and 9.2.1.9): a list of one node is compared as that
 * node, an empty list equals only undefined, and simple content is compared as text, also with numbers and booleans.
 */
export function equalXml(left: Operand, right: Operand, settings: XmlSettings): boolean {
  const [a, b] = [unlisted(left), unlisted(right)];
  if (a.xml && b.xml) return equalNodes(a.xml, b.xml, settings);
  const [xml, { value }] = a.xml ? [a.xml, b] : [b.xml, a];
  if (!xml || xml.isList) return value === undefined && xml?.nodes.length === 0;
  const text = textOfXml(xml, settings);
  if (hasSimpleContent(xml)) return text === String(value);
  return typeof value === 'number' ? Number(text) === value : text === value;
}

/** Replaces a list of one node by that node. */
function unlisted({ xml, value }: Operand): Operand {
  if (!xml?.isList || xml.nodes.length !== 1) return { xml, value };
  return { xml: { nodes: xml.nodes, isList: false }, value };
}

function equalNodes(a: XmlValue, b: XmlValue, settings: XmlSettings): boolean {
  if (a.nodes.length !== b.nodes.length) return false;
  if (isBare(a) && hasSimpleContent(b)) return textOfXml(a, settings) === textOfXml(b, settings);
  if (isBare(b) && hasSimpleContent(a)) return textOfXml(a, settings) === textOfXml(b, settings);
  return areSame(a.nodes, b.nodes);
}

/** True for a text or an attribute. */
function isBare({ nodes, isList }: XmlValue): boolean {
  return !isList && nodes.every(({ kind }) => kind === 'text' || kind === 'attribute');
}

/** True if names, children and attributes (in any order) are equal. */
function isSame(a: XmlData, b: XmlData): boolean {
  if (a.kind !== b.kind || a.name !== b.name || a.uri !== b.uri || a.text !== b.text) return false;
  if (a.attributes.length !== b.attributes.length || a.children.length !== b.children.length) return false;
  const hasAttributes = a.attributes.every((own) => b.attributes.some((other) => isSame(own, other)));
  return hasAttributes && areSame(a.children, b.children);
}

function areSame(some: readonly XmlData[], others: readonly XmlData[]): boolean {
  return some.every((node, index) => {
    const other = others[index];
    return other !== undefined && isSame(node, other);
  });
}
