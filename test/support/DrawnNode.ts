import { SaxesParser } from 'saxes';

/** An element of an SVG picture. */
export interface DrawnNode {
  name: string;
  attributes: Record<string, string>;
  children: DrawnNode[];
}

/** Reads an SVG picture: its root, and the elements that have an id. */
export function readDrawing(svg: string): { root: DrawnNode; ids: Map<string, DrawnNode> } {
  const ids = new Map<string, DrawnNode>();
  const parser = new SaxesParser();
  const document: DrawnNode = { name: '', attributes: {}, children: [] };
  const open = [document];
  parser.on('opentag', ({ name, attributes }) => {
    const drawn = { name, attributes: attributes as Record<string, string>, children: [] };
    open[open.length - 1].children.push(drawn);
    if (drawn.attributes.id) ids.set(drawn.attributes.id, drawn);
    open.push(drawn);
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return { root: document.children[0], ids };
}
