import { assembleFills, assembleStrokes, type StrokePath } from '../geometry/fillPaths';
import { STRIDE, type Segments } from '../geometry/Segments';
import { outlineOf } from '../model/elements/content/shapeOutline';
import { readMatrix } from '../model/xfl/nodeMatrix';
import type { XmlNode } from '../xml/XmlNode';
import type { Drawing } from './Drawing';
import { paint } from './paint';
import { pathData } from './paths';
import { inside, type State } from './State';
import { strokeAttributes } from './strokes';
import { element, group, transform } from './svg';

/** A `DOMShape`, `DOMRectangleObject` or `DOMOvalObject`: fills first, strokes over them. */
export function drawShape(node: XmlNode, state: State, drawing: Drawing): string {
  const matrix = readMatrix(node);
  const within = inside(state, matrix);
  const { edges } = outlineOf(node);
  const fills = stylesOf(node, 'fills', 'FillStyle', 'fill');
  const strokes = stylesOf(node, 'strokes', 'StrokeStyle', 'stroke');
  let content = '';
  for (const { style, loops } of assembleFills(edges)) {
    const fill = fills.get(style);
    if (!fill) continue;
    const d = loops.map((loop) => pathData(loop, true)).join('');
    content += element('path', { d, 'fill-rule': 'evenodd', ...paint(fill, 'fill', within, drawing) });
  }
  // A mask shows where its fills are; lines do not count.
  if (!state.isMask) content += drawStrokes(assembleStrokes(edges), strokes, within, drawing);
  return group({ transform: transform(matrix) }, content);
}

function drawStrokes(
  paths: readonly StrokePath[],
  strokes: ReadonlyMap<number, XmlNode>,
  state: State,
  drawing: Drawing,
): string {
  const byStyle = new Map<number, string>();
  for (const { style, path, isClosed } of paths) {
    byStyle.set(style, (byStyle.get(style) ?? '') + strokeData(path, isClosed));
  }
  let content = '';
  for (const [style, d] of byStyle) {
    const stroke = strokes.get(style);
    const attributes = stroke && strokeAttributes(stroke, state, drawing);
    if (attributes) content += element('path', { d, fill: 'none', ...attributes });
  }
  return content;
}

/** A run that comes back to its start is closed, so that its ends are joined instead of capped. */
function strokeData(path: Segments, isClosed: boolean): string {
  const isPoint =
    path.count === 1 &&
    path.points[0] === path.points[STRIDE - 2] &&
    path.points[1] === path.points[STRIDE - 1];
  return pathData(path, isClosed && !isPoint);
}

/** The paints of a shape by index; a primitive has one of each at most, in a child of its own. */
function stylesOf(node: XmlNode, list: string, entry: string, single: string): Map<number, XmlNode> {
  const styles = new Map<number, XmlNode>();
  if (node.name !== 'DOMShape') {
    const style = node.child(single)?.children[0];
    if (style) styles.set(1, style);
    return styles;
  }
  for (const style of node.child(list)?.childrenNamed(entry) ?? []) {
    const kind = style.children[0];
    if (kind) styles.set(Number(style.attr('index')), kind);
  }
  return styles;
}
