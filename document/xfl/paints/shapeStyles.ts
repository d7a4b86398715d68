import type { XmlNode } from '../../xml/XmlNode';
import { STYLE } from '../schema/paintSchema';
import { readPaint, type DocumentPaint } from './DocumentPaint';
import { DocumentStroke } from './DocumentStroke';

/** The fills of a shape by the numbers under which its edges name them. A primitive has no more than one, number 1. */
export function fillsOf(shape: XmlNode): Map<number, DocumentPaint> {
  return shape.name === 'DOMShape' ? fillsIn(entriesOf(shape, 'fill')) : onlyStyle(shape, 'fill', readPaint);
}

/** The strokes, by theirs. */
export function strokesOf(shape: XmlNode): Map<number, DocumentStroke> {
  return shape.name === 'DOMShape'
    ? strokesIn(entriesOf(shape, 'stroke'))
    : onlyStyle(shape, 'stroke', readStroke);
}

/** The paints in `FillStyle` nodes, by their numbers. */
export function fillsIn(entries: readonly XmlNode[]): Map<number, DocumentPaint> {
  return stylesIn(entries, readPaint);
}

/** The strokes in `StrokeStyle` nodes. */
export function strokesIn(entries: readonly XmlNode[]): Map<number, DocumentStroke> {
  return stylesIn(entries, readStroke);
}

function readStroke(node: XmlNode): DocumentStroke {
  return new DocumentStroke(node);
}

function entriesOf(shape: XmlNode, kind: 'fill' | 'stroke'): readonly XmlNode[] {
  return shape.child(`${kind}s`)?.childrenNamed(kind === 'fill' ? 'FillStyle' : 'StrokeStyle') ?? [];
}

/** The style of a primitive is in a child of its own. */
function onlyStyle<T>(shape: XmlNode, kind: 'fill' | 'stroke', read: (node: XmlNode) => T): Map<number, T> {
  const node = shape.child(kind)?.children.at(0);
  return new Map(node && [[1, read(node)]]);
}

function stylesIn<T>(entries: readonly XmlNode[], read: (node: XmlNode) => T): Map<number, T> {
  const styles = new Map<number, T>();
  for (const style of entries) {
    const node = style.children.at(0);
    const index = STYLE.index.read(style);
    if (node && index > 0) styles.set(index, read(node));
  }
  return styles;
}
