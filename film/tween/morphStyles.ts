import { mix } from './numbers/mix';
import { XmlNode } from '../../document/xml/XmlNode';
import { readColor, writeColor } from '../../document/xfl/colors';
import { readMatrix, writeMatrix } from '../../document/xfl/nodeMatrix';
import { GRADIENT_ENTRY, PAINT_SCHEMA } from '../../document/xfl/schema/paintSchema';
import { STROKE } from '../../document/xfl/schema/strokeSchema';
import { mixColors } from './mixColorEffects';

/** The paints of both ends of a shape tween in one list: those of the first, then those that only the second has. */
export function mergeStyles(from: readonly XmlNode[], to: readonly XmlNode[]): XmlNode[] {
  const merged = new Map<string, XmlNode>();
  for (const style of [...from, ...to]) {
    const key = keyOf(style);
    if (!merged.has(key)) merged.set(key, style);
  }
  return [...merged.values()];
}

/** The index in a merged list of a style that looks like this one; the length of the list where there is none. */
export function styleIndex(style: XmlNode | undefined, merged: readonly XmlNode[]): number {
  const key = style && keyOf(style);
  const index = key === undefined ? -1 : merged.findIndex((other) => keyOf(other) === key);
  return index < 0 ? merged.length : index;
}

/** Equal for paints that look the same. */
function keyOf(style: XmlNode): string {
  const text = (node: XmlNode): string => {
    const attributes = node.attributes().map(([name, value]) => `${name}=${value}`);
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
  const [start, end] = [from.children.at(0), to.children.at(0)];
  // A style without a paint shows nothing at either end.
  if (!start || !end) return from.clone();
  if (progress === 0 || progress === 1) {
    mixed.append((progress === 0 ? start : end).clone());
    return mixed;
  }
  mixed.append(
    from.name === 'StrokeStyle' ? mixStrokes(start, end, progress) : mixPaints(start, end, progress),
  );
  return mixed;
}

/** A `StrokeStyle` of no width and no colour, otherwise like another. */
export function withoutInk(style: XmlNode): XmlNode {
  const bare = style.clone();
  for (const stroke of bare.children) {
    STROKE.weight.write(stroke, 0);
    stroke.child('fill')?.remove();
    stroke.append(
      XmlNode.create('fill', {}, [XmlNode.create('SolidColor', { color: '#000000', alpha: '0' })]),
    );
  }
  return bare;
}

function mixStrokes(from: XmlNode, to: XmlNode, progress: number): XmlNode {
  const mixed = from.clone();
  STROKE.weight.write(mixed, mix(STROKE.weight.read(from), STROKE.weight.read(to), progress));
  const [start, end] = [from, to].map((stroke) => stroke.child('fill')?.children[0]);
  const fill = mixed.child('fill');
  if (start && end && fill) {
    fill.children[0].remove();
    fill.append(mixPaints(start, end, progress));
  }
  return mixed;
}

function mixPaints(from: XmlNode, to: XmlNode, progress: number): XmlNode {
  if (from.name === 'SolidColor' && isGradient(to)) return mixGradients(inColor(to, from), to, progress);
  if (to.name === 'SolidColor' && isGradient(from)) return mixGradients(from, inColor(from, to), progress);
  if (from.name !== to.name) return from.clone();
  if (isGradient(from)) return mixGradients(from, to, progress);
  const mixed = from.clone();
  if (from.name === 'SolidColor') mixColorOf(mixed, from, to, progress);
  else mixPlaces(mixed, from, to, progress);
  return mixed;
}

function isGradient({ name }: XmlNode): boolean {
  return name === 'LinearGradient' || name === 'RadialGradient';
}

/** A gradient that shows one colour everywhere: movies have no other way from a colour to a gradient. */
function inColor(gradient: XmlNode, paint: XmlNode): XmlNode {
  const plain = gradient.clone();
  for (const entry of plain.childrenNamed('GradientEntry')) mixColorOf(entry, paint, paint, 0);
  return plain;
}

/**
 * Each entry runs to its counterpart in order; where one end has fewer, its last one is repeated. So does the focus.
 * Source: compiled movies, whose morphs have a focus at either end (SWF 19, "MORPHGRADIENT").
 */
function mixGradients(from: XmlNode, to: XmlNode, progress: number): XmlNode {
  const mixed = from.clone();
  mixPlaces(mixed, from, to, progress);
  const { focalPointRatio } = PAINT_SCHEMA.RadialGradient;
  const [startFocus, endFocus] = [from, to].map((paint) => focalPointRatio.read(paint));
  focalPointRatio.write(mixed, mix(startFocus, endFocus, progress));
  const [starts, ends] = [from, to].map((paint) => paint.childrenNamed('GradientEntry'));
  if (starts.length === 0 || ends.length === 0) return mixed;
  for (const entry of mixed.childrenNamed('GradientEntry')) entry.remove();
  for (let i = 0; i < Math.max(starts.length, ends.length); i++) {
    const [start, goal] = [starts, ends].map((entries) => entries[Math.min(i, entries.length - 1)]);
    const entry = XmlNode.create('GradientEntry');
    mixColorOf(entry, start, goal, progress);
    const { ratio } = GRADIENT_ENTRY;
    // Documents say where each colour is, 0 too.
    entry.setAttr(ratio.name, ratio.format(mix(ratio.read(start), ratio.read(goal), progress)));
    mixed.append(entry);
  }
  return mixed;
}

/** The place of a gradient or bitmap. */
function mixPlaces(mixed: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [readMatrix(from), readMatrix(to)];
  const part = (name: keyof typeof start): number => mix(start[name], end[name], progress);
  writeMatrix(mixed, {
    a: part('a'),
    b: part('b'),
    c: part('c'),
    d: part('d'),
    tx: part('tx'),
    ty: part('ty'),
  });
}

function mixColorOf(mixed: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [from, to].map((paint) => readColor(paint));
  const alpha = mix(start.alpha, end.alpha, progress);
  writeColor(mixed, { rgb: mixColors(start.rgb, end.rgb, progress), alpha });
}
