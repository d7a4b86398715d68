import type { ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { openLiteral } from '../../../support/openModel';
import { readSwf } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';

const EDIT_TEXT = 37;

/** Left, right, top, bottom in twips. */
function boxOf(textType: 'static' | 'dynamic', alignment: string): number[] {
  const document = openLiteral({
    layers: [
      { elements: [{ text: 'Title', textType, width: 138.95, height: 14.5 } satisfies ElementLiteral] },
    ],
  });
  const [text] = document.getTimeline().layers[0].keyframes[0].elements;
  text.node.setAttr('autoExpand', null);
  for (const node of text.node.subtree())
    if (node.name === 'DOMTextAttrs') node.setAttr('alignment', alignment);
  const movie = readSwf(publishSwf(document.film).files[0].bytes);
  const [field] = movie.tags.filter(({ code }) => code === EDIT_TEXT);
  const bits = new SwfBits(field.body, 2);
  return bits.rectangle();
}

// A field of 142.95 x 18.5 pixels with its space: an eighth is 357 and 46 twips. The first row is Adobe's box.
it.each([
  ['static', 'left', [-40, 3176, -40, 376]],
  ['static', 'center', [-40 - 178, 2819 + 178, -40, 376]],
  ['static', 'right', [-40 - 357, 2819, -40, 376]],
  ['static', 'justify', [-40, 3176, -40, 376]],
  ['dynamic', 'left', [-40, 2819, -40, 330]],
  ['dynamic', 'center', [-40, 2819, -40, 330]],
] as const)('The box of a %s text, %s', (type, alignment, expected) => {
  expect(boxOf(type, alignment)).toEqual(expected);
});
