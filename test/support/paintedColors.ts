import { readDrawing, type DrawnNode } from './DrawnNode';

/** The colours that an SVG picture fills paths with, back to front, each where it comes first; masks do not count. */
export function paintedColors(svg: string): string[] {
  const { root, ids } = readDrawing(svg);
  const colors = new Set<string>();
  const visit = ({ name, attributes, children }: DrawnNode): void => {
    if (name === 'defs') return;
    if (name === 'path') colors.add(attributes.fill.toUpperCase());
    const target = name === 'use' ? ids.get(attributes.href.slice(1)) : undefined;
    if (target) visit(target);
    children.forEach(visit);
  };
  visit(root);
  return [...colors];
}
