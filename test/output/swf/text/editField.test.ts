import type { ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { openLiteral } from '../../../support/openModel';
import { readSwf, type SwfMovie } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';

const EDIT_TEXT = 37;
const SPRITE = 39;
const CSM_TEXT_SETTINGS = 74;

const decoder = new TextDecoder();

/** Letters on whole pixels, and on parts of them, with the player's own smoothing. */
const PIXELS = 0x48;
const PARTS = 0x50;

type Kind = 'static' | 'dynamic' | 'input';

/** A movie that shows one text of a document of a version. */
function movieOf(textType: Kind, alignment: string, xflVersion: string, lineType?: string): SwfMovie {
  const document = openLiteral({
    layers: [
      { elements: [{ text: 'Title', textType, width: 138.95, height: 14.5 } satisfies ElementLiteral] },
    ],
  });
  const [text] = document.getTimeline().layers[0].keyframes[0].elements;
  text.node.setAttr('autoExpand', null);
  if (lineType !== undefined) text.node.setAttr('lineType', lineType);
  let root = text.node;
  while (root.parent) root = root.parent;
  root.setAttr('xflVersion', xflVersion);
  for (const node of text.node.subtree())
    if (node.name === 'DOMTextAttrs') node.setAttr('alignment', alignment);
  return readSwf(publishSwf(document.film).files[0].bytes);
}

/** Left, right, top, bottom in twips. */
function boxOf(textType: Kind, alignment: string, xflVersion = '2.2'): number[] {
  const [field] = movieOf(textType, alignment, xflVersion).tags.filter(({ code }) => code === EDIT_TEXT);
  const bits = new SwfBits(field.body, 2);
  return bits.rectangle();
}

describe('A static text whose font is not available', () => {
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

// Source: fields of Adobe's movies beside documents of Flash 8 (which are read as version 2.0) and CS6.
it.each([
  ['input', 'left', 'single line', '2.2', PIXELS],
  ['input', 'left', 'multiline', '2.2', PARTS],
  ['dynamic', 'left', 'multiline no wrap', '2.2', PIXELS],
  ['dynamic', 'left', 'single line', '2.2', PIXELS],
  ['dynamic', 'left', 'multiline', '2.2', PARTS],
  ['dynamic', 'left', 'multiline', '2.0', PIXELS],
  ['dynamic', 'center', 'single line', '2.2', PARTS],
  ['dynamic', 'center', 'single line', '2.0', PARTS],
  ['static', 'left', undefined, '2.2', PARTS],
] as const)(
  'The letters of a %s text, %s, %s, version %s, keep to a grid',
  (type, alignment, lines, version, grid) => {
    const movie = movieOf(type, alignment, version, lines);
    const [settings] = movie.tags.filter(({ code }) => code === CSM_TEXT_SETTINGS);
    expect(settings.body[2]).toBe(grid);
  },
);
