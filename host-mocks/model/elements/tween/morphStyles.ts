import { mix } from '../../../tween/mix';
import { XmlNode } from '../../../xml/XmlNode';
import { readNumber, readText, writeNumber } from '../../xfl/attributes';
import { readMatrix, writeMatrix } from '../../xfl/nodeMatrix';
import { mixColors } from './mixColorEffects';

/** The paints of both ends of a shape tween in one list: those of the second end that the first has not come behind. */
export function mergeStyles(from: readonly XmlNode[], to: readonly XmlNode[]): XmlNode[] {
  const merged = new Map<string, XmlNode>();
  for (const style of [...from, ...to]) {
    const key = keyOf(style);
    if (!merged.has(key)) merged.set(key, style);
  }
  return [...merged.values()];
}

/** The place in a merged list of a style that looks like this one; behind the list for none. */
export function placeOf(style: XmlNode | undefined, merged: readonly XmlNode[]): number {
  const key = style && keyOf(style);
  const place = key === undefined ? -1 : merged.findIndex((other) => keyOf(other) === key);
  return place < 0 ? merged.length : place;
}

/** Equal for paints that look the same. */
function keyOf(style: XmlNode): string {
  const text = (node: XmlNode): string => {
    const attributes = node.attributeNames().map((name) => `${name}=${node.attr(name) ?? ''}`);
    return `${node.name} ${attributes.sort().join(' ')}(${node.children.map(text).join()})`;
  };
  return style.children.map(text).join();
}

/**
 * The `FillStyle` or `StrokeStyle` on the way from one to another: colours, places of gradients and bitmaps, and widths
 * run evenly. Styles of different kinds stay what the first one is.
 */
export function mixStyles(from: XmlNode, to: XmlNode, progress: number): XmlNode {
  const mixed = XmlNode.create(from.name);
  const [start, end] = [from.children[0], to.children[0]];
  if (progress === 0 || progress === 1) {
    mixed.append((progress === 0 ? start : end).clone());
    return mixed;
  }
  mixed.append(
    from.name === 'StrokeStyle' ? mixStrokes(start, end, progress) : mixPaints(start, end, progress),
  );
  return mixed;
}

function mixStrokes(from: XmlNode, to: XmlNode, progress: number): XmlNode {
  const mixed = from.clone();
  writeNumber(mixed, 'weight', mix(readNumber(from, 'weight', 1), readNumber(to, 'weight', 1), progress), 1);
  const [start, end] = [from, to].map((stroke) => stroke.child('fill')?.children[0]);
  const fill = mixed.child('fill');
  if (start && end && fill) {
    fill.children[0].remove();
    fill.append(mixPaints(start, end, progress));
  }
  return mixed;
}

function mixPaints(from: XmlNode, to: XmlNode, progress: number): XmlNode {
  const mixed = from.clone();
  if (from.name !== to.name) return mixed;
  if (from.name === 'SolidColor') {
    mixColorOf(mixed, from, to, progress);
    return mixed;
  }
  const [start, end] = [readMatrix(from), readMatrix(to)];
  const part = (name: 'a' | 'b' | 'c' | 'd' | 'tx' | 'ty'): number => mix(start[name], end[name], progress);
  writeMatrix(mixed, {
    a: part('a'),
    b: part('b'),
    c: part('c'),
    d: part('d'),
    tx: part('tx'),
    ty: part('ty'),
  });
  const [entries, others] = [mixed, to].map((paint) => paint.childrenNamed('GradientEntry'));
  if (entries.length === others.length) {
    entries.forEach((entry, i) => {
      mixColorOf(entry, entry, others[i], progress);
      writeNumber(entry, 'ratio', mix(readNumber(entry, 'ratio'), readNumber(others[i], 'ratio'), progress));
    });
  }
  return mixed;
}

function mixColorOf(mixed: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [from, to].map((paint) => readText(paint, 'color', '#000000'));
  const alpha = mix(readNumber(from, 'alpha', 1), readNumber(to, 'alpha', 1), progress);
  const color = mixColors(start, end, progress);
  mixed.setAttr('color', color === '#000000' ? null : color);
  writeNumber(mixed, 'alpha', alpha, 1);
}
