import type { Box } from '../../../geometry/Box';
import { concat, IDENTITY, translation, type Matrix } from '../../../geometry/matrix';
import type { XmlNode } from '../../../document/xml/XmlNode';

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** All numbers in a text. */
export function numbersIn(text: string | undefined): number[] {
  return (text?.match(NUMBER) ?? []).map(Number);
}

/** The first number of an attribute, or the default. */
export function numberAt(node: XmlNode, name: string, ifMissing = 0): number {
  return numbersIn(node.rawAttr(name)).at(0) ?? ifMissing;
}

/** From an element's own coordinates to its parent's. */
export function transformOf(node: XmlNode): Matrix {
  const steps = (node.rawAttr('transform') ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g);
  return [...steps].reduce((all, [, name, text]) => concat(all, stepOf(name, numbersIn(text))), IDENTITY);
}

/** One transformation of a list. */
function stepOf(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, tx = 0, ty = 0] = values;
  if (name === 'translate') return translation(a, b);
  if (name === 'scale') return { ...IDENTITY, a, d: values.length > 1 ? b : a };
  if (name === 'skewX') return { ...IDENTITY, c: Math.tan((a * Math.PI) / 180) };
  if (name === 'skewY') return { ...IDENTITY, b: Math.tan((a * Math.PI) / 180) };
  if (name !== 'rotate') return { a, b, c, d, tx, ty };
  const angle = (a * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = { a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0 };
  return concat(concat(translation(b, c), turned), translation(-b, -c));
}

/** The id that an attribute refers to: `#id` or `url(#id)`. */
export function referenceOf(node: XmlNode, name: string): string | undefined {
  return /^(?:url\()?#([^)]*)\)?$/.exec(node.attr(name) ?? '')?.[1];
}

/** `x`, `y`, `width` and `height` of an element. */
export function regionOf(node: XmlNode): Box {
  const [left, top] = [numberAt(node, 'x'), numberAt(node, 'y')];
  return { left, top, right: left + numberAt(node, 'width'), bottom: top + numberAt(node, 'height') };
}

const LAYER_ATTRIBUTES = ['opacity', 'mask', 'filter', 'clip-path'];

/** True for an element that is painted apart, as a layer of its own, and then as a whole. */
export function isLayer(node: XmlNode): boolean {
  return (
    LAYER_ATTRIBUTES.some((name) => node.rawAttr(name) !== undefined) ||
    /mix-blend-mode|isolation/.test(node.rawAttr('style') ?? '')
  );
}

/** True for a picture that may have such elements: a quick look at its text. */
export function mayHaveLayers(svg: string): boolean {
  return / (?:opacity|mask|filter|clip-path)="|mix-blend-mode|isolation/.test(svg);
}
