import type { ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { openLiteral } from '../../../support/openModel';
import { readSwf } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';

const EDIT_TEXT = 37;
const SPRITE = 39;
const TEXT_SETTINGS = 74;

const decoder = new TextDecoder();

/** Left, right, top, bottom in twips. */
function boxOf(textType: 'static' | 'dynamic', alignment: string, xflVersion = '2.2'): number[] {
  const document = openLiteral({
    layers: [
      { elements: [{ text: 'Title', textType, width: 138.95, height: 14.5 } satisfies ElementLiteral] },
    ],
  });
  const [text] = document.getTimeline().layers[0].keyframes[0].elements;
  text.node.setAttr('autoExpand', null);
  let root = text.node;
  while (root.parent) root = root.parent;
  root.setAttr('xflVersion', xflVersion);
  for (const node of text.node.subtree())
    if (node.name === 'DOMTextAttrs') node.setAttr('alignment', alignment);
  const movie = readSwf(publishSwf(document.film).files[0].bytes);
  const [field] = movie.tags.filter(({ code }) => code === EDIT_TEXT);
  const bits = new SwfBits(field.body, 2);
  return bits.rectangle();
}

describe('A static text whose font is not at hand', () => {
  /** What the fields say, and their tops in twips. */
  function fieldsOf(text: string, attributes: Record<string, string> = {}): { said: string; top: number }[] {
    const document = openLiteral({
      layers: [{ elements: [{ text, textType: 'static', width: 100, height: 60 }] }],
    });
    const [element] = document.getTimeline().layers[0].keyframes[0].elements;
    for (const node of element.node.subtree())
      if (node.name === 'DOMTextAttrs')
        for (const [name, value] of Object.entries({ face: 'Nowhere', size: '20', ...attributes }))
          node.setAttr(name, value);
    const { tags } = readSwf(publishSwf(document.film).files[0].bytes);
    const fields = tags.filter(({ code }) => code === EDIT_TEXT);
    expect(tags.filter(({ code }) => code === SPRITE)).toHaveLength(fields.length > 1 ? 1 : 0);
    return fields.map(({ body }) => ({
      said: /(?:<[^>]*>)+([^<]*)/.exec(decoder.decode(body))?.[1] ?? '',
      top: new SwfBits(body, 2).rectangle()[2],
    }));
  }

  it('It is a field for each of its lines, where the document has them', () => {
    const fields = fieldsOf('one\rtwo\r\rfour');
    expect(fields.map(({ said }) => said)).toEqual(['one', 'two', 'four']);
    const [one, two, four] = fields.map(({ top }) => top);
    // Base lines are on whole pixels.
    expect(Math.abs(four - two - 2 * (two - one))).toBeLessThanOrEqual(20);
  });

  it.each([
    ['one line', 'one', {}],
    ['the font of the player', 'one\rtwo', { face: '_sans' }],
  ])('A text of %s stays one field', (_what, text, attributes) => {
    expect(fieldsOf(text, attributes)).toHaveLength(1);
  });
});

// Source: fields of compiled movies.
it.each([
  ['input', 'single line', 'left', 0x48],
  ['input', 'multiline', 'left', 0x50],
  ['dynamic', 'multiline no wrap', 'left', 0x48],
  ['dynamic', 'single line', 'center', 0x50],
  ['dynamic', 'single line', 'left', 0x48],
  ['static', 'single line', 'left', 0x50],
] as const)(
  'The letters of a text, %s, %s, %s, are fitted to pixels or parts of them',
  (textType, lineType, alignment, flags) => {
    const document = openLiteral({ layers: [{ elements: [{ text: 'a', textType }] }] });
    const [text] = document.getTimeline().layers[0].keyframes[0].elements;
    text.node.setAttr('lineType', lineType === 'single line' ? null : lineType);
    for (const node of text.node.subtree())
      if (node.name === 'DOMTextAttrs') node.setAttr('alignment', alignment);
    const { tags } = readSwf(publishSwf(document.film).files[0].bytes);
    expect(tags.filter(({ code }) => code === TEXT_SETTINGS).map(({ body }) => body[2])).toEqual([flags]);
  },
);

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

// A sixteenth is 178 and 23 twips, with 40 and 80 more. Source: 31 fields of later releases.
it.each([
  ['left', [-40, 2819 + 218, -40, 330 + 103]],
  ['center', [-40 - 109, 2819 + 109, -40, 330 + 103]],
])('The box of a static text of a later release, %s', (alignment, expected) => {
  expect(boxOf('static', alignment, '2.97')).toEqual(expected);
});
