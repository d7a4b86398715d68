import type { XmlNode } from '../../xml/XmlNode';

/**
 * The edges of a shape as a text for comparing. Where the program broke its lines says nothing, and the pieces of cubic
 * curves follow from their points: releases before CS3 do not note them.
 */
export function outlineText(edges: XmlNode): string {
  return edges.children
    .map((edge) => {
      const styles = ['fillStyle0', 'fillStyle1', 'strokeStyle'].map((name) => edge.attr(name) ?? '');
      const cubics = (edge.attr('cubics') ?? '').replace(/q[^)]*/, '');
      return [...styles, plain(edge.attr('edges') ?? ''), plain(cubics)].join('\n');
    })
    .join('\n\n');
}

function plain(commands: string): string {
  return commands.replace(/\s+/g, ' ').replace(/ (?=[!|/[\]S]|$)/g, '');
}
