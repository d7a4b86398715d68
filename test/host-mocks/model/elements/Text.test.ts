import fc from 'fast-check';
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

describe('Text: what it says', () => {
  it('A run without attributes is read without being changed, and gets them when one is set', () => {
    const bare = '<DOMTextRun><characters>bare</characters></DOMTextRun>';
    const { text, runs } = open(bare);
    const { textAttrs } = text.textRuns[0];
    expect([textAttrs.size, text.getTextAttr('size'), text.textRuns[0].textAttrs]).toEqual([
      12,
      12,
      textAttrs,
    ]);
    expect(runs()).toBe(bare);
    textAttrs.size = 20;
    expect(runs()).toContain('<textAttrs><DOMTextAttrs size="20"');
    expect([text.getTextAttr('size'), text.textRuns[0].textAttrs]).toEqual([20, textAttrs]);
  });

  it('Runs are read in order, paragraphs end with \\r', () => {
    const { text } = open(run('one&#xD;two') + run(' &amp; three'));
    expect([text.getTextString(), text.length]).toEqual(['one\rtwo & three', 15]);
    expect(text.textRuns.map(({ characters }) => characters)).toEqual(['one\rtwo', ' & three']);
    expect(text.textRuns[1]).toBe(text.textRuns[1]);
    expect(text.textRuns[0].textAttrs).toBe(text.textRuns[0].textAttrs);
  });

  it.each([
    ['from an index on', [4], 'two & three'],
    ['between two', [4, 7], 'two'],
    ['beyond the end', [90, 99], ''],
  ])('A part of the text is given by getTextString: %s', (_, range, expected) => {
    expect(open(run('one&#xD;two') + run(' &amp; three')).text.getTextString(...range)).toBe(expected);
  });

  it.each<[string, (text: Text) => void, string]>([
    [
      'all of it',
      (t) => {
        t.setTextString('new');
      },
      run('new'),
    ],
    [
      'with a line break',
      (t) => {
        t.setTextString('a\nb\r\nc');
      },
      run('a&#xD;b&#xD;c'),
    ],
    [
      'inserted into the second run',
      (t) => {
        t.setTextString('X', 4);
      },
      run('abc') + run('dXef', 'face="A" size="20" bitmapSize="400"'),
    ],
    [
      'inserted between runs: with the look of the one before',
      (t) => {
        t.setTextString('X', 3);
      },
      run('abcX') + run('def', 'face="A" size="20" bitmapSize="400"'),
    ],
    [
      'at the end',
      (t) => {
        t.setTextString('X', 99);
      },
      run('abc') + run('defX', 'face="A" size="20" bitmapSize="400"'),
    ],
    [
      'in the place of a range over both runs',
      (t) => {
        t.setTextString('--', 2, 5);
      },
      run('ab--') + run('f', 'face="A" size="20" bitmapSize="400"'),
    ],
    [
      'in the place of the whole second run',
      (t) => {
        t.setTextString('', 3, 6);
      },
      run('abc'),
    ],
    [
      'of a run',
      (t) => {
        t.textRuns[1].characters = 'DEF<';
      },
      run('abc') + run('DEF&lt;', 'face="A" size="20" bitmapSize="400"'),
    ],
  ])('setting %s', (_, act, expected) => {
    const { text, runs } = open(run('abc') + run('def', 'face="A" size="20" bitmapSize="400"'));
    act(text);
    expect(runs()).toBe(expected);
  });

  it('A text is spliced as its string is, whatever the runs are', () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\r'), maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        pieces,
        fc.string({ unit: fc.constantFrom('x', 'y'), maxLength: 4 }),
        fc.nat(12),
        fc.nat(12),
        (parts, added, from, more) => {
          const { text } = open(
            parts.map((part, i) => run(part.replace(/\r/g, '&#xD;'), `face="F${i}"`)).join(''),
          );
          const before = parts.join('');
          text.setTextString(added, from, from + more);
          const start = Math.min(from, before.length);
          expect(text.getTextString()).toBe(
            before.slice(0, start) + added + before.slice(Math.max(start, from + more)),
          );
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('Text: how it looks', () => {
  it('Attributes that the document leaves out have the defaults of the host', () => {
    const { textAttrs } = open(run('a')).text.textRuns[0];
    const seen = Object.fromEntries(
      (
        [
          'aliasText',
          'alignment',
          'autoKern',
          'bold',
          'characterPosition',
          'characterSpacing',
          'face',
          'fillColor',
          'indent',
          'italic',
          'leftMargin',
          'letterSpacing',
          'lineSpacing',
          'rightMargin',
          'rotation',
          'size',
          'target',
          'url',
        ] as const
      ).map((name) => [name, textAttrs[name]]),
    );
    expect(seen).toEqual({
      aliasText: true, alignment: 'left', autoKern: true, bold: false, characterPosition: 'normal', characterSpacing: 0, face: 'Verdana', fillColor: '#000000', indent: 0, italic: false, leftMargin: 0, letterSpacing: 0, lineSpacing: 2, rightMargin: 0, rotation: false, size: 12, target: '', url: '',
    }); // prettier-ignore
  });

  it.each<[string, string, unknown, string]>([
    ['size', 'size', 30, 'face="Verdana" size="30" bitmapSize="600"'],
    ['the default size', 'size', 12, 'face="Verdana" bitmapSize="240"'],
    ['fillColor', 'fillColor', 0xff0000, 'face="Verdana" fillColor="#FF0000"'],
    [
      'fillColor with alpha',
      'fillColor',
      '#00ff0080',
      'face="Verdana" fillColor="#00FF00" alpha="0.501960784313725"',
    ],
    ['bold', 'bold', true, 'face="Verdana-Bold"'],
    ['italic', 'italic', true, 'face="Verdana-Italic"'],
    ['face', 'face', 'ArialMT', 'face="ArialMT"'],
    ['alignment', 'alignment', 'center', 'face="Verdana" alignment="center"'],
    ['lineSpacing 0', 'lineSpacing', 0, 'face="Verdana" lineSpacing="0"'],
    ['aliasText', 'aliasText', false, 'face="Verdana" aliasText="false"'],
    ['url', 'url', 'http://a/?b&c', 'face="Verdana" url="http://a/?b&amp;c"'],
    ['characterSpacing', 'characterSpacing', 2, 'face="Verdana" letterSpacing="2"'],
  ])('%s is written, and reads back', (_, name, value, written) => {
    const { text, runs } = open(run('abc'));
    text.setTextAttr(name, value);
    expect(runs()).toBe(run('abc', written));
    const shown = { '16711680': '#FF0000', '#00ff0080': '#00FF0080' }[String(value)] ?? value;
    expect(text.getTextAttr(name)).toBe(shown);
  });

  it('A range gets runs of its own, which join again when they look alike', () => {
    const { text, runs } = open(run('abcdef'));
    text.setTextAttr('size', 20, 2, 4);
    expect(runs()).toBe(run('ab') + run('cd', 'face="Verdana" size="20" bitmapSize="400"') + run('ef'));
    expect(text.getTextAttr('size')).toBeUndefined();
    expect([
      text.getTextAttr('size', 2, 4),
      text.getTextAttr('size', 2),
      text.getTextAttr('size', 1),
    ]).toEqual([20, 20, 12]);
    text.setTextAttr('size', 20);
    expect(runs()).toBe(run('abcdef', 'face="Verdana" size="20" bitmapSize="400"'));
  });

  it('One index is one character', () => {
    const { text, runs } = open(run('abc'));
    text.setTextAttr('bold', true, 1);
    expect(runs()).toBe(run('a') + run('b', 'face="Verdana-Bold"') + run('c'));
  });

  it('An attribute of paragraphs is set on whole paragraphs', () => {
    const { text, runs } = open(run('ab&#xD;cd&#xD;ef'));
    text.setTextAttr('alignment', 'right', 4);
    expect(runs()).toBe(run('ab&#xD;') + run('cd&#xD;', 'face="Verdana" alignment="right"') + run('ef'));
  });

  it('Attributes of one run can be given to another', () => {
    const { text, runs } = open(
      run('a', 'face="A" size="20" bitmapSize="400" fillColor="#FF0000"') + run('b'),
    );
    text.textRuns[1].textAttrs = text.textRuns[0].textAttrs;
    expect(runs()).toContain(
      '<DOMTextAttrs face="A" fillColor="#FF0000" size="20" bitmapSize="400"/></textAttrs></DOMTextRun>',
    );
  });

  it.each<[string, unknown, RegExp]>([
    ['size', 'big', /Text\.setTextAttr: size: expected a number from 1 to 2500, got "big"/],
    ['colour', 1, /Text\.setTextAttr: expected the name of a text attribute \(aliasText, .*\), got "colour"/],
    ['alignment', 'middle', /expected one of "left", "center", "right", "justify", got "middle"/],
  ])('%s: %p is refused before anything changes', (name, value, message) => {
    const { text, runs } = open(run('abc'));
    expect(() => {
      text.setTextAttr(name, value, 1);
    }).toThrow(message);
    expect(runs()).toBe(run('abc'));
  });
});
