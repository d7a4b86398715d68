import { XmlNode } from '../../../xml/XmlNode';
import { checkChoice, checkNumber } from '../../../realm/checkValue';
import { formatNumber, readFlag, readNumber, readText } from '../../xfl/attributes';
import { checkObject } from '../checkGeometry';
import { paintNode, readFill, type FillValue } from './fill';
import { lookUp } from '../../../xml/lookUp';
import { STROKE_WORDS } from '../../../strokeWords';

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

/** A hairline is published one twip wide. */
const HAIRLINE = 0.05;

/** Node name -> style, and the properties that only this style has: numbers, with what a new stroke has, and words to choose from. */
const KINDS: Record<
  string,
  {
    style: string;
    numbers?: Readonly<Record<string, number>>;
    words?: Readonly<Record<string, readonly string[]>>;
  }
> = {
  SolidStroke: { style: 'solid' },
  DashedStroke: { style: 'dashed', numbers: { dash1: 6, dash2: 6 } },
  DottedStroke: { style: 'dotted', numbers: { dotSpace: 3 } },
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
const CAPS = ['none', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;
const SCALES = ['normal', 'horizontal', 'vertical', 'none'] as const;

/** The stroke in a `StrokeStyle` or `stroke` node; no stroke for undefined. */
export function readStroke(holder: XmlNode | undefined): StrokeValue {
  const node = holder?.children[0];
  const kind = node && lookUp(KINDS, node.name);
  if (!kind) return { style: 'noStroke' };
  const shapeFill = readFill(node.child('fill'));
  const stroke: StrokeValue = {
    style: kind.style,
    thickness: node.attr('solidStyle') === 'hairline' ? HAIRLINE : readNumber(node, 'weight', 1),
    color: shapeFill.style === 'solid' ? shapeFill.color : '#000000',
    capType: readText(node, 'caps', 'round'),
    joinType: readText(node, 'joints', 'round'),
    miterLimit: readNumber(node, 'miterLimit', 3),
    scaleType: readText(node, 'scaleMode', 'none'),
    strokeHinting: readFlag(node, 'pixelHinting'),
    breakAtCorners: readFlag(node, 'sharpCorners'),
    shapeFill,
  };
  for (const [name, initial] of Object.entries(kind.numbers ?? {}))
    stroke[name] = readNumber(node, name, initial);
  for (const name of Object.keys(kind.words ?? {})) stroke[name] = node.attr(name);
  return stroke;
}

/**
 * The node that stores a Stroke object (`SolidStroke`, `DashedStroke`, …), or undefined for no stroke. A gradient or
 * bitmap in `shapeFill` counts more than `color`, which counts more than a plain one.
 *
 * @param member The host's name of what is set, for errors.
 */
export function strokeNode(member: string, value: unknown): XmlNode | undefined {
  const stroke = checkObject(member, value, 'a Stroke object');
  const style = checkChoice(`${member}: style`, stroke.style, STYLES);
  const kind = Object.entries(KINDS).find(([, { style: known }]) => known === style);
  if (!kind) return undefined;
  const [name, { numbers = {}, words = {} }] = kind;
  const thickness = checkNumber(`${member}: thickness`, stroke.thickness ?? 1, 0, 200);
  const caps = checkChoice(`${member}: capType`, stroke.capType ?? 'round', CAPS);
  const joints = checkChoice(`${member}: joinType`, stroke.joinType ?? 'round', JOINS);
  const scaleMode = checkChoice(`${member}: scaleType`, stroke.scaleType ?? 'normal', SCALES);
  const miterLimit = checkNumber(`${member}: miterLimit`, stroke.miterLimit ?? 3, 1, 60);
  const node = XmlNode.create(name, {
    scaleMode: scaleMode === 'none' ? null : scaleMode,
    solidStyle: thickness <= HAIRLINE && style === 'solid' ? 'hairline' : null,
    weight: thickness === 1 || thickness <= HAIRLINE ? null : formatNumber(thickness),
    caps: caps === 'round' ? null : caps,
    joints: joints === 'round' ? null : joints,
    miterLimit: miterLimit === 3 ? null : formatNumber(miterLimit),
    pixelHinting: stroke.strokeHinting ? 'true' : null,
    sharpCorners: stroke.breakAtCorners ? 'true' : null,
  });
  for (const [extra, initial] of Object.entries(numbers)) {
    const length = checkNumber(`${member}: ${extra}`, stroke[extra] ?? initial, 0);
    node.setAttr(extra, formatNumber(length));
  }
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
