import { XmlNode } from '../../../../document/xml/XmlNode';
import { checkText } from '../../../../document/checks/checkValue';
import { formatNumber } from '../../../../document/xfl/attributes';
import { written } from '../../../../document/xfl/schema/recordOf';
import { TEXT_ATTRS, TEXT_FIELD } from '../../../../document/xfl/schema/textSchema';
import { TEXT_GUTTER } from '../../../../document/xfl/textGutter';
import { Text } from '../../elements/Text';
import type { DocumentCore } from '../DocumentCore';
import { addToFrame } from '../selection/selectionClipboard';
import { checkRect } from '../selection/rects';

/**
 * `document.addNewText`: adds a static text with the host's default face and size, and selects it. Its frame
 * has the place of the rectangle, and the size of its lines: that of the rectangle only while it has no characters.
 */
export function addTextField(document: DocumentCore, rect: unknown, text: unknown): void {
  const { left, top, right, bottom } = checkRect('addNewText', rect);
  const characters = text === undefined ? '' : checkText('addNewText', text);
  const attrs = XmlNode.create('DOMTextAttrs', {
    ...written(TEXT_ATTRS, { bitmapSize: TEXT_ATTRS.size.initial * 20 }),
    face: TEXT_ATTRS.face.initial,
  });
  const run = XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], characters),
    XmlNode.create('textAttrs', {}, [attrs]),
  ]);
  const matrix = { tx: formatNumber(left + TEXT_GUTTER), ty: formatNumber(top + TEXT_GUTTER) };
  const size = {
    width: TEXT_FIELD.width.format(Math.max(0, right - left - 2 * TEXT_GUTTER)),
    height: TEXT_FIELD.height.format(Math.max(0, bottom - top - 2 * TEXT_GUTTER)),
  };
  const node = XmlNode.create('DOMStaticText', size, [
    XmlNode.create('matrix', {}, [XmlNode.create('Matrix', matrix)]),
    XmlNode.create('textRuns', {}, [run]),
  ]);
  TEXT_FIELD.autoExpand.write(node, true);
  const [made] = addToFrame(document, [node]);
  if (characters !== '' && made instanceof Text) made.setTextString(characters);
}
