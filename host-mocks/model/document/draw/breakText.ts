import { traceWinding } from '../../../../geometry/planar/traceWinding';
import { notImplemented } from '../../../../document/checks/HostError';
import { XmlNode } from '../../../../document/xml/XmlNode';
import type { Text } from '../../elements/Text';
import { appendEdges } from '../../elements/shape/combineShapes';
import { adoptStyle } from '../../elements/shape/styles';
import { formatNumber } from '../../../../document/xfl/attributes';
import { writeColor } from '../../../../document/xfl/colors';
import { TEXT_ATTRS, TEXT_FIELD } from '../../../../document/xfl/schema/textSchema';
import { DocumentText } from '../../../../document/xfl/texts/DocumentText';
import type { DocumentCore } from '../DocumentCore';
import type { Letter } from '../../../../document/xfl/texts/Letter';

/** Attributes that one letter keeps of its text; the others are about lines, fields and variables. */
const KEPT = [
  TEXT_FIELD.fontRenderingMode,
  TEXT_FIELD.antiAliasSharpness,
  TEXT_FIELD.antiAliasThickness,
  TEXT_FIELD.isSelectable,
];

const OF_PARAGRAPHS = [
  TEXT_ATTRS.alignment,
  TEXT_ATTRS.indent,
  TEXT_ATTRS.leftMargin,
  TEXT_ATTRS.rightMargin,
];

/**
 * The parts of a text that is broken apart, in its own coordinates: a static text for each letter. A text of one letter
 * becomes its outline, a raw shape.
 *
 * @throws NotImplemented for a letter whose outline is not available. Also for TLF text and vertical text.
 */
export function lettersIn(document: DocumentCore, text: Text): XmlNode[] {
  const { node } = text;
  if (node.name === 'DOMTLFText') throw notImplemented('Document.breakApart of <DOMTLFText>');
  const content = new DocumentText(node);
  if (content.isVertical) throw notImplemented('Document.breakApart of vertical text');
  const letters = document.host.pictures.lettersOf(content);
  return letters.length === 1 ? [shapeOf(letters[0])] : letters.map((letter) => letterNode(node, letter));
}

/** The outline of a letter, filled with its colour. */
function shapeOf({ format, outline }: Letter): XmlNode {
  const curves = outline();
  if (!curves) {
    throw notImplemented(
      `Document.breakApart of a text of one letter without the TrueType font "${format.face}" (option fonts, --fonts)`,
    );
  }
  const edges = XmlNode.create('edges');
  const shape = XmlNode.create('DOMShape', {}, [edges]);
  const paint = XmlNode.create('SolidColor');
  writeColor(paint, format.color);
  const fill = adoptStyle(shape, 'fills', paint);
  appendEdges(edges, traceWinding(curves, 'nonzero', { fill, stroke: 0 }));
  return shape;
}

/** A static text of one letter, with the look and position that the letter has in its text. */
function letterNode(node: XmlNode, { character, format, x, y, width, height }: Letter): XmlNode {
  const matrix = node.child('matrix');
  const look = format.node?.clone() ?? XmlNode.create('DOMTextAttrs');
  for (const { name } of OF_PARAGRAPHS) look.setAttr(name, null);
  const run = XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], character),
    XmlNode.create('textAttrs', {}, [look]),
  ]);
  const box = { left: x, top: y, width, height };
  const texts = Object.entries(box).map(([name, value]) => [name, formatNumber(Math.round(value * 20) / 20)]);
  const letter = XmlNode.create('DOMStaticText', Object.fromEntries(texts) as Record<string, string>, [
    ...(matrix ? [matrix.clone()] : []),
    XmlNode.create('textRuns', {}, [run]),
  ]);
  for (const { name } of KEPT) letter.setAttr(name, node.attr(name) ?? null);
  return letter;
}
