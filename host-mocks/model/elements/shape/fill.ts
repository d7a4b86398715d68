import type { Matrix } from '../../../../geometry/matrix';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { checkChoice, checkNumber, checkText } from '../../../../document/checks/checkValue';
import { checked } from '../../../../document/xfl/assign';
import { checkMatrix, checkObject } from '../../../../document/checks/checkGeometry';
import { formatColor } from '../../../../document/xfl/colors';
import { colorAttributes, entryArrays, entryNodes } from '../../../../document/xfl/gradientEntries';
import { readCutMatrix, writeMatrix } from '../../../../document/xfl/nodeMatrix';
import { readPaint, type GradientPaint } from '../../../../document/xfl/paints/DocumentPaint';
import { PAINT_SCHEMA } from '../../../../document/xfl/schema/paintSchema';

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

/** The fill in a `FillStyle` or `fill` node; no fill for undefined. */
export function readFill(holder: XmlNode | undefined): FillValue {
  const node = holder?.children.at(0);
  if (!node) return { style: 'noFill' };
  const paint = readPaint(node);
  switch (paint?.tag) {
    case 'SolidColor':
      return { style: 'solid', color: formatColor(paint.rgba) };
    case 'BitmapFill': {
      const { bitmapPath, bitmapIsClipped } = paint;
      return { style: 'bitmap', bitmapPath, bitmapIsClipped, matrix: readCutMatrix(node) };
    }
    case 'LinearGradient':
      return readGradient(node, paint, 'linearGradient');
    case 'RadialGradient':
      return {
        ...readGradient(node, paint, 'radialGradient'),
        focalPoint: Math.round(paint.focalPointRatio * 255),
      };
    default:
      return { style: 'noFill' };
  }
}

function readGradient(node: XmlNode, paint: GradientPaint, style: GradientValue['style']): GradientValue {
  return {
    style,
    ...entryArrays(paint.stops),
    matrix: readCutMatrix(node),
    overflow: paint.spreadMethod,
    linearRGB: paint.isMixedInLight,
  };
}

/**
 * The node that stores a Fill object (`SolidColor`, `LinearGradient`, …), or undefined for no fill.
 *
 * @param member The host's name of the assigned member, for errors.
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
  const { spreadMethod, interpolationMethod, focalPointRatio } = PAINT_SCHEMA.RadialGradient;
  const overflow = String(fill.overflow ?? spreadMethod.initial).toLowerCase();
  const focal =
    style === 'radialGradient' ? checkNumber(`${member}: focalPoint`, fill.focalPoint ?? 0, -255, 255) : 0;
  const node = XmlNode.create(style === 'linearGradient' ? 'LinearGradient' : 'RadialGradient');
  spreadMethod.write(node, checked(spreadMethod, `${member}: overflow`, overflow));
  interpolationMethod.write(node, fill.linearRGB ? 'linearRGB' : 'rgb');
  focalPointRatio.write(node, focal / 255);
  for (const entry of entryNodes(member, fill)) node.append(entry);
  return placed(node, member, fill);
}

function placed(node: XmlNode, member: string, fill: Record<string, unknown>): XmlNode {
  if (fill.matrix !== undefined) writeMatrix(node, checkMatrix(`${member}: matrix`, fill.matrix));
  return node;
}
