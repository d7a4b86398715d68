import { MAX_TYPE_SIZE } from '../../../../geometry/claims';
import { TextFormat } from '../../../../document/xfl/texts/TextFormat';
import { XmlNode } from '../../../../document/xml/XmlNode';

const node = XmlNode.create;

it('A type size beyond the maximum counts as the maximum', () => {
  expect(new TextFormat(node('DOMTextAttrs', { size: '1e9' })).size).toBe(MAX_TYPE_SIZE);
});

it('A type size below 0 counts as 0', () => {
  expect(new TextFormat(node('DOMTextAttrs', { size: '-12' })).size).toBe(0);
});
