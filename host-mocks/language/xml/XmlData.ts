/** A node of E4X; the XML objects of scripts consist of these. */
export interface XmlData {
  kind: 'element' | 'attribute' | 'text' | 'comment' | 'processing-instruction';
  /** The local name; empty for texts and comments. */
  name: string;
  uri: string;
  prefix: string;
  /** The text of a node; empty for elements. */
  text: string;
  attributes: XmlData[];
  /** `xmlns` declarations: prefix -> URI. */
  declared: Record<string, string>;
  children: XmlData[];
  parent: XmlData | null;
}

/** A new node without a parent. */
export function makeXml(kind: XmlData['kind'], name: string, text = '', uri = '', prefix = ''): XmlData {
  return { kind, name, uri, prefix, text, attributes: [], declared: {}, children: [], parent: null };
}

/** A copy of a node and everything in it, without a parent. */
export function copyXml(node: XmlData): XmlData {
  const copy: XmlData = { ...node, declared: { ...node.declared }, parent: null };
  copy.attributes = node.attributes.map((entry) => ({ ...copyXml(entry), parent: copy }));
  copy.children = node.children.map((entry) => {
    const child = copyXml(entry);
    child.parent = copy;
    return child;
  });
  return copy;
}

/** True if a node contains no elements: its value is its text. */
export function isSimple(node: XmlData): boolean {
  if (node.kind === 'comment' || node.kind === 'processing-instruction') return false;
  return node.children.every(({ kind }) => kind !== 'element');
}
