import { traceWinding } from '../../../geometry/planar/traceWinding';
import { notImplemented } from '../../../realm/HostError';
import { XmlNode } from '../../../xml/XmlNode';
import type { Text } from '../../elements/Text';
import { appendEdges } from '../../elements/shape/combineShapes';
import { adoptStyle } from '../../elements/shape/styles';
import { formatNumber, readText } from '../../xfl/attributes';
import type { DocumentCore } from '../DocumentCore';
import type { Letter } from '../DocumentHost';

/** Attributes that one letter keeps of its text; the others are about lines, fields and variables. */
const KEPT = ['fontRenderingMode', 'antiAliasSharpness', 'antiAliasThickness', 'isSelectable'] as const;

/**
 * The parts of a text that is broken apart, in its own coordinates: a static text for each letter. A text of one letter
 * becomes its outline, a raw shape.
 *
 * @throws NotImplemented for a letter whose outline is not available. Also for TLF text and vertical text.
 */
export function lettersIn(document: DocumentCore, text: Text): XmlNode[] {
  const { node } = text;
  if (node.name === 'DOMTLFText') throw notImplemented('Document.breakApart of <DOMTLFText>');
  if (readText(node, 'orientation', 'horizontal') !== 'horizontal')
    throw notImplemented('Document.breakApart of vertical text');
  const letters = document.host.pictures.lettersOf(node);
  return letters.length === 1 ? [shapeOf(letters[0])] : letters.map((letter) => letterNode(node, letter));
}

/** The outline of a letter, filled with its colour. */
function shapeOf({ attributes, outline }: Letter): XmlNode {
  const curves = outline();
  if (!curves) {
    const face = attributes ? readText(attributes, 'face') : '';
    throw notImplemented(
      `Document.breakApart of a text of one letter without the TrueType font "${face}" (option fonts, --fonts)`,
    );
  }
  const edges = XmlNode.create('edges');
  const shape = XmlNode.create('DOMShape', {}, [edges]);
  const paint = XmlNode.create('SolidColor');
  for (const [name, own] of [
    ['color', 'fillColor'],
    ['alpha', 'alpha'],
  ])
    paint.setAttr(name, attributes?.attr(own) ?? null);
  const fill = adoptStyle(shape, 'fills', paint);
  appendEdges(edges, traceWinding(curves, 'nonzero', { fill, stroke: 0 }));
  return shape;
}

/** A static text of one letter that looks and stands as the letter does in its text. */
function letterNode(node: XmlNode, { character, attributes, x, y, width, height }: Letter): XmlNode {
  const matrix = node.child('matrix');
  const look = attributes?.clone() ?? XmlNode.create('DOMTextAttrs');
  for (const name of ['alignment', 'indent', 'leftMargin', 'rightMargin']) look.setAttr(name, null);
  const run = XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], character),
    XmlNode.create('textAttrs', {}, [look]),
  ]);
  const place = { left: x, top: y, width, height };
  const texts = Object.entries(place).map(([name, value]) => [
    name,
    formatNumber(Math.round(value * 20) / 20),
  ]);
  const letter = XmlNode.create('DOMStaticText', Object.fromEntries(texts) as Record<string, string>, [
    ...(matrix ? [matrix.clone()] : []),
    XmlNode.create('textRuns', {}, [run]),
  ]);
  for (const name of KEPT) letter.setAttr(name, node.attr(name) ?? null);
  return letter;
}
