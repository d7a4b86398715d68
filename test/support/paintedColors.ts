import { SaxesParser } from 'saxes';

interface Drawn {
  name: string;
  attributes: Record<string, string>;
  children: Drawn[];
}

/** The colours that an SVG picture fills paths with, back to front, each where it comes first; masks do not count. */
export function paintedColors(svg: string): string[] {
  const ids = new Map<string, Drawn>();
  const colors = new Set<string>();
  const visit = ({ name, attributes, children }: Drawn): void => {
    if (name === 'defs') return;
    if (name === 'path') colors.add(attributes.fill.toUpperCase());
    const target = name === 'use' ? ids.get(attributes.href.slice(1)) : undefined;
    if (target) visit(target);
    children.forEach(visit);
  };
  visit(parse(svg, ids));
  return [...colors];
}

function parse(svg: string, ids: Map<string, Drawn>): Drawn {
  const parser = new SaxesParser();
  const root: Drawn = { name: '', attributes: {}, children: [] };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const drawn = { name, attributes: attributes as Record<string, string>, children: [] };
    open[open.length - 1].children.push(drawn);
    if (drawn.attributes.id) ids.set(drawn.attributes.id, drawn);
    open.push(drawn);
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return root;
}
