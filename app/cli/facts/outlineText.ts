import type { XmlNode } from '../../../document/xml/XmlNode';

/**
 * The edges of a shape as a text for comparing. Line breaks of the program mean nothing, nor which of two marks
 * begins a line; a selection is not an edit. Of cubic curves only the points count; the pieces that they became, and
 * their neighbours, follow from those.
 */
export function outlineText(edges: XmlNode): string {
  return edges.children
    .map((edge) => {
      const styles = ['fillStyle0', 'fillStyle1', 'strokeStyle'].map((name) => edge.attr(name) ?? '');
      return [...styles, plain(edge.attr('edges') ?? ''), cubicPoints(edge.attr('cubics') ?? '')].join('\n');
    })
    .join('\n\n');
}

/** Start, controls and end of a curve: `!x y(neighbour;x,y x,y x,y pieces)neighbour;`. */
function cubicPoints(cubics: string): string {
  const [, start = '', points = ''] = /^\s*!([^(]*)\([^;]*;([^qQ)]*)/.exec(cubics) ?? [];
  return `${start} ${points}`.trim().replace(/\s+/g, ' ');
}

function plain(commands: string): string {
  return commands
    .replace(/S\d/g, '')
    .replaceAll('/', '|')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[!|[\]]|$)/g, '');
}
