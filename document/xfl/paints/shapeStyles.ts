import type { XmlNode } from '../../xml/XmlNode';
import { STYLE } from '../schema/paintSchema';
import { readPaint, type DocumentPaint } from './DocumentPaint';
import { DocumentStroke } from './DocumentStroke';

/** The fills of a shape by the numbers under which its edges name them. A primitive has no more than one, number 1. */
export function fillsOf(shape: XmlNode): Map<number, DocumentPaint> {
  return stylesOf(shape, 'fill', 'FillStyle', readPaint);
}

/** The strokes, by theirs. */
export function strokesOf(shape: XmlNode): Map<number, DocumentStroke> {
  return stylesOf(shape, 'stroke', 'StrokeStyle', (node) => new DocumentStroke(node));
}

function stylesOf<T>(
  shape: XmlNode,
  kind: 'fill' | 'stroke',
  entry: string,
  read: (node: XmlNode) => T,
): Map<number, T> {
  const styles = new Map<number, T>();
  if (shape.name !== 'DOMShape') {
    const node = shape.child(kind)?.children.at(0);
    if (node) styles.set(1, read(node));
    return styles;
  }
  for (const style of shape.child(`${kind}s`)?.childrenNamed(entry) ?? []) {
    const node = style.children.at(0);
    const index = STYLE.index.read(style);
    if (node && index > 0) styles.set(index, read(node));
  }
  return styles;
}
