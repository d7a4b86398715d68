import type { Text } from '../../../../host-mocks/model/elements/Text';
import { stage } from './support';

const run = (characters: string, attributes = 'face="Verdana"'): string =>
  `<DOMTextRun><characters>${characters}</characters><textAttrs><DOMTextAttrs ${attributes}/></textAttrs></DOMTextRun>`;

const open = (
  runs: string,
  tag = 'DOMDynamicText',
  attributes = '',
): { text: Text; runs(): string; source(): string } => {
  const made = stage(`<${tag} width="100" height="20"${attributes}><textRuns>${runs}</textRuns></${tag}>`);
  return {
    text: made.elements[0] as Text,
    runs: () => /<textRuns>(.*)<\/textRuns>/s.exec(made.source())?.[1] ?? '',
    source: made.source,
  };
};

describe('Text: settings', () => {
  it.each<[keyof Text, unknown, unknown, string]>([
    ['fontRenderingMode', 'advanced', 'bitmap', 'fontRenderingMode="bitmap"'],
    ['useDeviceFonts', false, true, 'fontRenderingMode="device"'],
    ['antiAliasSharpness', 0, 400, 'antiAliasSharpness="400"'],
    ['antiAliasThickness', 0, -200.5, 'antiAliasThickness="-200.5"'],
    ['border', false, true, 'border="true"'],
    ['selectable', true, false, 'isSelectable="false"'],
    ['autoExpand', false, true, 'autoExpand="true"'],
    ['scrollable', false, true, 'scrollable="true"'],
    ['renderAsHTML', false, true, 'renderAsHTML="true"'],
    ['lineType', 'single line', 'multiline no wrap', 'lineType="multiline no wrap"'],
    ['variableName', '', 'v', 'variableName="v"'],
    ['embeddedCharacters', '', 'abc', 'embeddedCharacters="abc"'],
    ['embedRanges', '', '1|2', 'embedRanges="1|2"'],
    ['embedVariantGlyphs', false, true, 'embedVariantGlyphs="true"'],
    ['accName', '', 'n', 'accName="n" hasAccessibleData="true"'],
    ['tabIndex', 0, 2, 'tabIndex="2" hasAccessibleData="true"'],
  ])('%s: default, written form, and back', (member, initial, value, written) => {
    const { text, source } = open(run('a'));
    const before = source();
    expect(text[member]).toBe(initial);
    Object.assign(text, { [member]: value });
    expect([text[member], source().includes(` ${written}>`)]).toEqual([value, true]);
    Object.assign(text, { [member]: initial });
    expect(source()).toBe(before);
  });

  it('A property that the type does not have changes nothing when assigned', () => {
    const { text, source } = open(run('a'), 'DOMStaticText');
    const before = source();
    Object.assign(text, {
      lineType: 'multiline',
      scrollable: true,
      renderAsHTML: true,
      variableName: 'v',
      maxCharacters: 5,
    });
    expect(source()).toBe(before);
    const input = open(run('a'), 'DOMInputText');
    Object.assign(input.text, {
      maxCharacters: 5,
      lineType: 'password',
      selectable: false,
      orientation: 'vertical left to right',
    });
    expect(input.text).toMatchObject({
      maxCharacters: 5,
      lineType: 'password',
      selectable: true,
      orientation: 'horizontal',
    });
  });

  it('The type changes; content, place and object stay, what the new type does not know goes', () => {
    const { text, source } = open(
      run('abc'),
      'DOMInputText',
      ' name="n" lineType="password" maxCharacters="5"',
    );
    const [first] = text.textRuns;
    expect(text.textType).toBe('input');
    text.textType = 'static';
    expect(source()).toBe(
      `<DOMStaticText width="100" height="20" name="n"><textRuns>${run('abc')}</textRuns></DOMStaticText>`,
    );
    expect([text.textType, text.stale, first.stale, text.textRuns[0]]).toEqual([
      'static',
      false,
      false,
      first,
    ]);
    expect(() => (text.textType = 'tlf')).toThrow(/expected one of "static", "dynamic", "input"/);
  });

  it('The selection inside the text never turns round', () => {
    const { text } = open(run('abcdef'));
    text.selectionEnd = 4;
    text.selectionStart = 2;
    expect([text.selectionStart, text.selectionEnd]).toEqual([2, 4]);
    text.selectionStart = 5;
    expect([text.selectionStart, text.selectionEnd]).toEqual([5, 5]);
  });

  describe('TLF text', () => {
    const flow =
      '<TextFlow textAlign="center"><p><span fontFamily="Exo 2" fontSize="46" trackingRight="10%">one </span>' +
      '<a href="http://a.b" target="_top"><span color="#ff0000" fontWeight="bold" fontFamily="Arial">two</span></a></p>' +
      '<p textAlign="end"><span/></p><p>three</p></TextFlow>';
    const open = (): Text =>
      stage(
        '<DOMTLFText right="200" bottom="100"><tlfFonts><TLFFont platformName="Exo 2" psName="Exo2-Regular"/></tlfFonts>' +
          `<markup><tlfTextObject>${flow}</tlfTextObject></markup></DOMTLFText>`,
      ).elements[0] as Text;

    it('TLF text has characters and runs, one for each span', () => {
      const text = open();
      expect([text.elementType, text.getTextString(), text.length]).toEqual([
        ...['tlfText', 'one two\r\rthree', 14],
      ]);
      expect(text.textRuns.map((one) => one.characters)).toEqual(['one ', 'two\r', '\r', 'three']);
      expect(text.textRuns[0]).toBe(text.textRuns[0]);
    });

    it('Attributes of TLF text come from the span and from what is around it', () => {
      const [plain, link, empty] = open().textRuns.map(({ textAttrs }) => textAttrs);
      expect([plain.face, plain.size, plain.letterSpacing, plain.alignment]).toEqual([
        ...['Exo2-Regular', 46, 4.6, 'center'],
      ]);
      expect([link.face, link.bold, link.fillColor, link.size]).toEqual(['Arial-Bold', true, '#FF0000', 12]);
      expect([link.url, link.target, empty.alignment]).toEqual(['http://a.b', '_top', 'right']);
      expect([open().getTextAttr('size', 0, 3), open().getTextAttr('size')]).toEqual([46, undefined]);
    });

    it.each<[string, (text: Text) => unknown]>([
      ['Text.setTextString', (text) => text.setTextString('x')],
      ['Text.setTextAttr', (text) => text.setTextAttr('size', 3)],
      ['TextRun.characters', (text) => (text.textRuns[0].characters = 'x')],
      ['TextRun.textAttrs', (text) => (text.textRuns[0].textAttrs = text.textRuns[1].textAttrs)],
      ['TextAttrs.size', (text) => (text.textRuns[0].textAttrs.size = 3)],
      ['TextAttrs.lineSpacing', (text) => text.textRuns[0].textAttrs.lineSpacing],
    ])('%s of it is not implemented', (member, use) => {
      expect(() => use(open())).toThrow(`NotImplemented: ${member}`);
    });
  });
});
