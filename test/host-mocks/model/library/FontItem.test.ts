import type { FontItem } from '../../../../host-mocks/model/library/items/FontItem';
import { openLiteral } from '../../../support/openModel';

/** fontIte1 and fontIte7 of the reference: both can be set. */
it.each([
  ['ArialMT', { bold: true }, 'Arial-BoldMT'],
  ['ArialMT', { italic: true }, 'Arial-ItalicMT'],
  ['Verdana', { bold: true, italic: true }, 'Verdana-BoldItalic'],
  ['Verdana-BoldItalic', { bold: false }, 'Verdana-Italic'],
  ['Verdana-Bold', { bold: true }, 'Verdana-Bold'],
])('%s with %j is %s', (font, style, expected) => {
  const document = openLiteral({ library: [{ name: 'f', type: 'font', font }] });
  const item = document.library.find('f') as FontItem;
  Object.assign(item, style);
  expect([item.font, item]).toEqual([expected, expect.objectContaining(style)]);
});
