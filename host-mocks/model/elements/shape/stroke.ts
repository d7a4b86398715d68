import { XmlNode } from '../../../../document/xml/XmlNode';
import { checkChoice } from '../../../../document/checks/checkValue';
import { checked } from '../../../../document/xfl/assign';
import { DocumentStroke } from '../../../../document/xfl/paints/DocumentStroke';
import type { AttributeTable } from '../../../../document/xfl/schema/recordOf';
import { STROKE, STROKE_LENGTHS } from '../../../../document/xfl/schema/strokeSchema';
import type { XflAttribute } from '../../../../document/xfl/schema/XflAttribute';
import { checkObject } from '../../../../document/checks/checkGeometry';
import { paintNode, readFill, type FillValue } from './fill';
import { lookUp } from '../../../../document/xml/lookUp';
import { STROKE_WORDS } from '../../../../document/notation/strokeWords';

/** A Stroke object: a copy, with the properties that its style has. */
export interface StrokeValue {
  style: string;
  /** In pixels. */
  thickness?: number;
  color?: string;
  capType?: string;
  joinType?: string;
  miterLimit?: number;
  scaleType?: string;
  strokeHinting?: boolean;
  breakAtCorners?: boolean;
  shapeFill?: FillValue;
  /** Properties of dashed, dotted, ragged, stippled and hatched strokes. */
  [property: string]: unknown;
}

/** A hairline is published with a width of one twip. */
const HAIRLINE = 0.05;

/** Node name -> style, and the properties that only this style has: lengths, and words to choose from. */
const KINDS: Record<
  string,
  {
    style: string;
    lengths?: AttributeTable;
    words?: Readonly<Record<string, readonly string[]>>;
  }
> = {
  SolidStroke: { style: 'solid' },
  DashedStroke: { style: 'dashed', lengths: STROKE_LENGTHS.DashedStroke },
  DottedStroke: { style: 'dotted', lengths: STROKE_LENGTHS.DottedStroke },
  RaggedStroke: { style: 'ragged', words: STROKE_WORDS.RaggedStroke },
  StippleStroke: { style: 'stipple', words: STROKE_WORDS.StippleStroke },
  HatchedStroke: { style: 'hatched', words: STROKE_WORDS.HatchedStroke },
};

/** Other words for a length: "random" by its page in the reference (stroke12), "slight" by the examples there. */
const LENGTHS: Readonly<Record<string, string>> = {
  random: 'medium variation',
  slight: 'slight variation',
};

const STYLES = ['noStroke', ...Object.values(KINDS).map(({ style }) => style)];

/** The stroke in a `StrokeStyle` or `stroke` node; no stroke for undefined. */
export function readStroke(holder: XmlNode | undefined): StrokeValue {
  const node = holder?.children[0];
  const kind = node && lookUp(KINDS, node.name);
  if (!kind) return { style: 'noStroke' };
  const shapeFill = readFill(node.child('fill'));
  const { isHairline, weight, caps, joints, miterLimit, scaleMode, pixelHinting, sharpCorners } =
    new DocumentStroke(node);
  const stroke: StrokeValue = {
    style: kind.style,
    thickness: isHairline ? HAIRLINE : weight,
    color: shapeFill.style === 'solid' ? shapeFill.color : '#000000',
    capType: caps,
    joinType: joints,
    miterLimit,
    scaleType: scaleMode,
    strokeHinting: pixelHinting,
    breakAtCorners: sharpCorners,
    shapeFill,
  };
  for (const [name, length] of Object.entries(kind.lengths ?? {})) stroke[name] = length.read(node);
  for (const name of Object.keys(kind.words ?? {})) stroke[name] = node.attr(name);
  return stroke;
}

/**
 * The node that stores a Stroke object (`SolidStroke`, `DashedStroke`, …), or undefined for no stroke. A gradient or
 * bitmap in `shapeFill` takes precedence over `color`, and `color` over a plain one.
 *
 * @param member The host's name of the assigned member, for errors.
 */
export function strokeNode(member: string, value: unknown): XmlNode | undefined {
  const stroke = checkObject(member, value, 'a Stroke object');
  const style = checkChoice(`${member}: style`, stroke.style, STYLES);
  const kind = Object.entries(KINDS).find(([, { style: known }]) => known === style);
  if (!kind) return undefined;
  const [name, { lengths = {}, words = {} }] = kind;
  const node = XmlNode.create(name);
  const given = <T>(attribute: XflAttribute<T>, property: string, byDefault = attribute.initial): T =>
    checked(attribute, `${member}: ${property}`, stroke[property] ?? byDefault);
  const thickness = given(STROKE.weight, 'thickness');
  const isThin = thickness <= HAIRLINE;
  const [caps, joints] = [given(STROKE.caps, 'capType'), given(STROKE.joints, 'joinType')];
  STROKE.scaleMode.write(node, given(STROKE.scaleMode, 'scaleType', 'normal'));
  STROKE.solidStyle.write(node, isThin && style === 'solid' ? 'hairline' : 'solid');
  STROKE.weight.write(node, isThin ? STROKE.weight.initial : thickness);
  STROKE.caps.write(node, caps);
  STROKE.joints.write(node, joints);
  STROKE.miterLimit.write(node, given(STROKE.miterLimit, 'miterLimit'));
  STROKE.pixelHinting.write(node, Boolean(stroke.strokeHinting));
  STROKE.sharpCorners.write(node, Boolean(stroke.breakAtCorners));
  // Documents name these, the default too.
  for (const [extra, length] of Object.entries(lengths))
    node.setAttr(extra, length.format(given(length, extra)));
  for (const [extra, choices] of Object.entries(words)) {
    const word =
      extra === 'length' ? (lookUp(LENGTHS, String(stroke.length)) ?? stroke.length) : stroke[extra];
    if (word !== undefined) node.setAttr(extra, checkChoice(`${member}: ${extra}`, word, choices));
  }
  const paint = paintNode(`${member}: shapeFill`, paintOf(stroke));
  node.append(XmlNode.create('fill', {}, paint ? [paint] : []));
  return node;
}

function paintOf({ shapeFill, color }: Record<string, unknown>): unknown {
  const isPlain = shapeFill === undefined || (shapeFill as { style?: unknown } | null)?.style === 'solid';
  return isPlain && color !== undefined
    ? { style: 'solid', color }
    : (shapeFill ?? { style: 'solid', color: 0 });
}
