import { notImplemented } from '../../../realm/HostError';
import { XmlNode } from '../../../xml/XmlNode';
import type { Text } from '../../elements/Text';
import { formatNumber, readText } from '../../xfl/attributes';
import type { DocumentCore } from '../DocumentCore';

/** Attributes that one letter keeps of its text; the others are about lines, fields and variables. */
const KEPT = ['fontRenderingMode', 'antiAliasSharpness', 'antiAliasThickness', 'isSelectable'] as const;

/**
 * The static texts of one letter each that a text is broken into, in its place.
 *
 * @throws NotImplemented for a text of one letter, which would become a shape: this host reads no outlines of letters. Also
 * for TLF text and vertical text.
 */
export function lettersIn(document: DocumentCore, text: Text): XmlNode[] {
  const { node } = text;
  if (node.name === 'DOMTLFText') throw notImplemented('Document.breakApart of <DOMTLFText>');
  if (readText(node, 'orientation', 'horizontal') !== 'horizontal')
    throw notImplemented('Document.breakApart of vertical text');
  const letters = document.host.pictures.lettersOf(node);
  if (letters.length === 1) throw notImplemented('Document.breakApart of a text of one letter');
  const matrix = node.child('matrix');
  return letters.map(({ character, attributes, x, y, width, height }) => {
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
  });
}
