import type { Matrix } from '../../../geometry/matrix';
import { XmlNode } from '../../../xml/XmlNode';
import { checkChoice, checkNumber, checkText } from '../../../realm/checkValue';
import { formatNumber, readFlag, readNumber, readText } from '../../xfl/attributes';
import { checkMatrix, checkObject } from '../checkGeometry';
import { formatColor, readColor } from '../../xfl/colors';
import { colorAttributes, entryNodes, readEntries } from '../gradientEntries';
import { readMatrix, writeMatrix } from '../../xfl/nodeMatrix';

/**
 * A Fill object: a copy, with the properties that its style has. Colours are `#RRGGBB`, or `#RRGGBBAA` where not opaque;
 * positions and the focal point count 255 for the whole.
 */
export type FillValue =
  | { style: 'noFill'; matrix?: Matrix }
  | { style: 'solid'; color: string; matrix?: Matrix }
  | { style: 'bitmap'; bitmapPath: string; bitmapIsClipped: boolean; matrix: Matrix }
  | GradientValue;

export interface GradientValue {
  style: 'linearGradient' | 'radialGradient';
  colorArray: string[];
  posArray: number[];
  matrix: Matrix;
  overflow: string;
  linearRGB: boolean;
  /** Of a radial gradient. */
  focalPoint?: number;
}

const STYLES = ['noFill', 'solid', 'bitmap', 'linearGradient', 'radialGradient'] as const;
const OVERFLOWS = ['extend', 'repeat', 'reflect'] as const;

/** The fill in a `FillStyle` or `fill` node; no fill for undefined. */
export function readFill(holder: XmlNode | undefined): FillValue {
  const paint = holder?.children[0];
  switch (paint?.name) {
    case 'SolidColor':
      return { style: 'solid', color: formatColor(readColor(paint)) };
    case 'BitmapFill':
      return {
        style: 'bitmap',
        bitmapPath: readText(paint, 'bitmapPath'),
        bitmapIsClipped: readFlag(paint, 'bitmapIsClipped'),
        matrix: readMatrix(paint),
      };
    case 'LinearGradient':
      return readGradient(paint, 'linearGradient');
    case 'RadialGradient':
      return {
        ...readGradient(paint, 'radialGradient'),
        focalPoint: Math.round(readNumber(paint, 'focalPointRatio') * 255),
      };
    default:
      return { style: 'noFill' };
  }
}

function readGradient(paint: XmlNode, style: GradientValue['style']): GradientValue {
  return {
    style,
    ...readEntries(paint),
    matrix: readMatrix(paint),
    overflow: readText(paint, 'spreadMethod', 'extend'),
    linearRGB: paint.attr('interpolationMethod') === 'linearRGB',
  };
}

/**
 * The node that stores a Fill object (`SolidColor`, `LinearGradient`, …), or undefined for no fill.
 *
 * @param member The host's name of what is set, for errors.
 */
export function paintNode(member: string, value: unknown): XmlNode | undefined {
  const fill = checkObject(member, value, 'a Fill object');
  const style = checkChoice(`${member}: style`, fill.style, STYLES);
  switch (style) {
    case 'noFill':
      return undefined;
    case 'solid':
      return XmlNode.create('SolidColor', colorAttributes(`${member}: color`, fill.color));
    case 'bitmap':
      return placed(
        XmlNode.create('BitmapFill', {
          bitmapPath: checkText(`${member}: bitmapPath`, fill.bitmapPath),
          bitmapIsClipped: String(Boolean(fill.bitmapIsClipped)),
        }),
        member,
        fill,
      );
    default:
      return gradientNode(style, member, fill);
  }
}

function gradientNode(style: GradientValue['style'], member: string, fill: Record<string, unknown>): XmlNode {
  const overflow = String(fill.overflow ?? 'extend').toLowerCase();
  const spread = checkChoice(`${member}: overflow`, overflow, OVERFLOWS);
  const focal =
    style === 'radialGradient' ? checkNumber(`${member}: focalPoint`, fill.focalPoint ?? 0, -255, 255) : 0;
  const node = XmlNode.create(style === 'linearGradient' ? 'LinearGradient' : 'RadialGradient', {
    spreadMethod: spread === 'extend' ? null : spread,
    interpolationMethod: fill.linearRGB ? 'linearRGB' : null,
    focalPointRatio: focal === 0 ? null : formatNumber(focal / 255),
  });
  for (const entry of entryNodes(member, fill)) node.append(entry);
  return placed(node, member, fill);
}

function placed(node: XmlNode, member: string, fill: Record<string, unknown>): XmlNode {
  if (fill.matrix !== undefined) writeMatrix(node, checkMatrix(`${member}: matrix`, fill.matrix));
  return node;
}
