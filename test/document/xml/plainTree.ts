import { SaxesParser } from 'saxes';
import type { XmlNode } from '../../../document/xml/XmlNode';

/** What an XML text says, without any of its form: the oracle of the tests beside. */
export interface PlainNode {
  name: string;
  attributes: [string, string][];
  text: string;
  children: PlainNode[];
}

/** Reads a text with nothing but saxes. */
export function parsePlain(source: string): PlainNode {
  const top: PlainNode = { name: '', attributes: [], text: '', children: [] };
  const open = [top];
  const last = (): PlainNode => open[open.length - 1] ?? top;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node: PlainNode = { name, attributes: Object.entries(attributes), text: '', children: [] };
    last().children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void (last().text += text));
  parser.on('cdata', (text) => void (last().text += text));
  parser.write(source).close();
  const root = top.children[0];
  if (root === undefined) throw new Error('no root');
  return root;
}

/** What a tree of nodes says. */
export function readPlain(node: XmlNode): PlainNode {
  return {
    name: node.name,
    attributes: node.attributeNames().map((name) => [name, node.attr(name) ?? '(none)']),
    text: node.text(),
    children: node.children.map(readPlain),
  };
}

/** Drops what carries no meaning: white space between elements, and the order of attributes. */
export function withoutLayout(node: PlainNode): PlainNode {
  const children = node.children.map(withoutLayout);
  const text = children.length > 0 || node.text.trim() === '' ? node.text.replace(/\s+/g, '') : node.text;
  const attributes = [...node.attributes].sort(([a], [b]) => (a < b ? -1 : 1));
  return { name: node.name, attributes, text, children };
}
