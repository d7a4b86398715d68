import { DocumentText } from '../../../../document/xfl/texts/DocumentText';
import { PLAIN_FORMAT } from '../../../../document/xfl/texts/TextFormat';
import { Definitions } from '../../../../output/swf/characters/Definitions';
import { fieldText } from '../../../../output/swf/text/fieldText';
import { Fonts } from '../../../../output/swf/text/Fonts';
import { Faces } from '../../../../output/svg/fonts/Faces';
import { XmlNode } from '../../../../document/xml/XmlNode';

const fonts = new Fonts(new Faces(new Map()), new Definitions());
const OLD = true;
const NEW = false;

type Values = Record<string, string>;

function textOf(node: string, said: [string, Values][]): DocumentText {
  const nodes = said.map(([characters, values]) =>
    XmlNode.create('DOMTextRun', {}, [
      XmlNode.create('characters', {}, [], characters),
      XmlNode.create('textAttrs', {}, [XmlNode.create('DOMTextAttrs', { face: 'ArialMT', ...values })]),
    ]),
  );
  return new DocumentText(XmlNode.create(node, {}, [XmlNode.create('textRuns', {}, nodes)]));
}

const runs = (...said: [string, Values][]): DocumentText => textOf('DOMDynamicText', said);

const field = (characters: string, values: Values = {}): DocumentText => runs([characters, values]);

const font = (text: string): string =>
  `<font face="Arial" size="12" color="#000000" letterSpacing="0.00" kerning="1">${text}</font>`;

describe('fieldText(content, fonts, isOld)', () => {
  it.each([
    ['an empty field has an empty paragraph', '', '<p align="left"></p>'],
    [
      'of blanks that follow each other all but the first are kept',
      'a  b',
      `<p align="left">${font('a &nbsp;b')}</p>`,
    ],
    ['a last empty line is a paragraph too', 'a\r', `<p align="left">${font('a')}</p><p align="left"></p>`],
  ])('%s', (_, characters, text) => {
    expect(fieldText(field(characters), fonts, NEW)).toEqual({ text, isHtml: true });
  });

  it.each<[string, Record<string, string>, boolean, boolean]>([
    ['without kerning', { autoKern: 'false' }, NEW, false],
    ['without kerning, in an old release', { autoKern: 'false' }, OLD, false],
    ['with kerning', {}, OLD, true],
    ['with spaces between letters', { autoKern: 'false', letterSpacing: '1' }, NEW, true],
    ['in a bold face', { autoKern: 'false', face: 'Arial-BoldMT' }, NEW, true],
    ['in a bold face, in an old release', { autoKern: 'false', face: 'Arial-BoldMT' }, OLD, false],
    ['with kerning, in a device font', { face: '_sans' }, NEW, true],
  ])('A text %s is markup or not', (_, values, isOld, isHtml) => {
    expect(fieldText(field('a', values), fonts, isOld).isHtml).toBe(isHtml);
  });
});

it.each<[what: string, node: string, face: string, version: number, isHtml: boolean]>([
  ['Static text in a device font has no kerning', 'DOMStaticText', '_sans', 8, false],
  ['Static text in another font has kerning', 'DOMStaticText', 'ArialMT', 8, true],
  ['Before version 8 no text has kerning', 'DOMDynamicText', 'ArialMT', 7, false],
])('%s', (_what, node, face, version, isHtml) => {
  const content = textOf(node, [['a', { face }]]);
  expect(fieldText(content, fonts, OLD, version).isHtml).toBe(isHtml);
});

it('A link of a static text in a device font is kept', () => {
  const content = textOf('DOMStaticText', [['a', { face: '_sans', url: 'http://example.com/' }]]);
  expect(fieldText(content, fonts, OLD, 8).text).toContain('<a href="http://example.com/"');
});

describe('runs that look different', () => {
  const grey = { fillColor: '#454545' };
  const bold = { face: 'Arial-BoldMT' };

  it.each<[string, [string, Values][], string]>([
    [
      'are within each other',
      [
        ['a', {}],
        ['b', grey],
        ['c', { fillColor: '#0000FF' }],
      ],
      font('a<font color="#454545">b<font color="#0000ff">c</font></font>'),
    ],
    [
      'go back to what was before',
      [
        ['a', {}],
        ['b', grey],
        ['c', {}],
      ],
      font('a<font color="#454545">b</font>c'),
    ],
    [
      'name the family with another style',
      [
        ['a', {}],
        ['b', bold],
        ['c', {}],
      ],
      font('a<font face="Arial"><b>b</b></font>c'),
    ],
    [
      'say bold and italic alone',
      [
        ['a', {}],
        ['b', { bold: 'true' }],
        ['c', { italic: 'true' }],
      ],
      font('a<b>b</b><i>c</i>'),
    ],
  ])('%s', (_, said, text) => {
    expect(fieldText(runs(...said), fonts, NEW).text).toBe(`<p align="left">${text}</p>`);
  });

  it('They start again with each paragraph', () => {
    const grey1 = '<font face="Arial" size="12" color="#454545" letterSpacing="0.00" kerning="1">c</font>';
    expect(fieldText(runs(['a', {}], ['b\rc', grey]), fonts, NEW).text).toBe(
      `<p align="left">${font('a<font color="#454545">b</font>')}</p><p align="left">${grey1}</p>`,
    );
  });
});

describe('Fonts.nameOf(face, style)', () => {
  it.each([
    ['TimesNewRomanPS-BoldMT', 'Times New Roman', true, false],
    ['Arial-Black', 'Arial Black', false, false],
    ['Helvetica-Narrow', 'Helvetica Narrow', false, false],
    ['Helvetica-Narrow-Bold', 'Helvetica Narrow', true, false],
    ['Georgia-Italic', 'Georgia', false, true],
    ['AgencyFB-Reg', 'Agency FB', false, false],
    ['_sans', '_sans', false, false],
  ])('%s is of %s', (face, family, isBold, isItalic) => {
    expect(fonts.nameOf(face, PLAIN_FORMAT)).toEqual({ family, isBold, isItalic });
  });
});
