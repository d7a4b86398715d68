import { formatEdgeNumber, parseEdgeNumber, STEPS_PER_PIXEL } from '../../geometry/edges/edgeNumber';
import { MAX_NUMBER } from '../../geometry/claims';
import type { Point } from '../../geometry/matrix';
import type { MorphContour, MorphPoint } from './numbers/morph';
import { XmlNode } from '../../document/xml/XmlNode';
import { readInteger } from '../../document/xfl/attributes';
import { MORPH_CURVES } from '../../document/xfl/schema/morphSchema';

/** The paint of a contour at both ends: places in one list of the styles of both; absent for none. */
export interface MorphStyle {
  from?: number;
  to?: number;
}

/** One `MorphSegment`. */
export interface MorphPart {
  contour: MorphContour;
  fill: MorphStyle;
  stroke: MorphStyle;
}

/** Points of a `MorphShape` count 256 twips. */
const POINT_SCALE = 256;

/** A `MorphShape` is replaced as a whole, so that what was read of it stays true. */
const partsByMorph = new WeakMap<XmlNode, MorphPart[]>();

/** The contours of a `MorphShape`: what the host has matched, hints and kind of blend included. */
export function readMorphShape(morph: XmlNode): readonly MorphPart[] {
  let parts = partsByMorph.get(morph);
  if (!parts) partsByMorph.set(morph, (parts = readParts(morph)));
  return parts;
}

function readParts(morph: XmlNode): MorphPart[] {
  return (morph.child('morphSegments')?.childrenNamed('MorphSegment') ?? []).map((segment) => ({
    contour: {
      start: readPoint(segment, 'startPoint'),
      curves: segment.childrenNamed('MorphCurves').map((curve) => ({
        control: readPoint(curve, 'controlPoint'),
        anchor: readPoint(curve, 'anchorPoint'),
        isLine: MORPH_CURVES.isLine.read(curve),
      })),
    },
    fill: readStyle(segment, 'fill'),
    stroke: readStyle(segment, 'stroke'),
  }));
}

function readPoint(node: XmlNode, name: string): MorphPoint {
  return { from: readPair(node.attr(`${name}A`)), to: readPair(node.attr(`${name}B`)) };
}

/** A number that is none, or beyond those of real documents, counts as 0. */
function readPair(text = '0,0'): Point {
  const [x, y] = text.split(',').map((part) => {
    const number = part.trim();
    const pixels = (parseEdgeNumber(number, 0, number.length) * POINT_SCALE) / STEPS_PER_PIXEL;
    return Math.abs(pixels) <= MAX_NUMBER ? pixels : 0;
  });
  return { x, y };
}

function readStyle(segment: XmlNode, kind: 'fill' | 'stroke'): MorphStyle {
  const index = (end: 1 | 2): number | undefined => {
    const name = `${kind}Index${end}`;
    return segment.attr(name) === undefined ? undefined : readInteger(segment, name);
  };
  return { from: index(1), to: index(2) };
}

/** The `MorphShape` of contours, without hints. */
export function writeMorphShape(parts: readonly MorphPart[]): XmlNode {
  const segments = parts.map(({ contour, fill, stroke }) => {
    const attributes = {
      ...pointAttributes('startPoint', contour.start),
      strokeIndex1: indexText(stroke.from),
      strokeIndex2: indexText(stroke.to),
      fillIndex1: indexText(fill.from),
      fillIndex2: indexText(fill.to),
    };
    const curves = contour.curves.map(({ control, anchor, isLine }) =>
      XmlNode.create('MorphCurves', {
        ...pointAttributes('controlPoint', control),
        ...pointAttributes('anchorPoint', anchor),
        isLine: isLine ? 'true' : null,
      }),
    );
    return XmlNode.create('MorphSegment', attributes, curves);
  });
  return XmlNode.create('MorphShape', {}, [
    XmlNode.create('morphSegments', {}, segments),
    XmlNode.create('morphHintsList'),
  ]);
}

function indexText(index: number | undefined): string | null {
  return index === undefined ? null : String(index);
}

function pointAttributes(name: string, { from, to }: MorphPoint): Record<string, string> {
  return { [`${name}A`]: pairText(from), [`${name}B`]: pairText(to) };
}

function pairText({ x, y }: Point): string {
  const [left, top] = [x, y].map((value) => formatEdgeNumber((value * STEPS_PER_PIXEL) / POINT_SCALE));
  return `${left}, ${top}`;
}
