import { DocumentText } from '../../../../document/xfl/texts/DocumentText';
import type { FaceMetrics } from '../../../../output/svg/fonts/FaceMetrics';
import type { Faces } from '../../../../output/svg/fonts/Faces';
import { layOutText } from '../../../../output/svg/text/layOutText';
import { XmlNode } from '../../../../document/xml/XmlNode';

/** Each character is half a size wide; A and V stand a tenth nearer; lines are one size high. */
const metrics: FaceMetrics = {
  ascent: 0.8,
  descent: 0.2,
  advance: () => 0.5,
  kerning: (left, right) => (left + right === 'AV' ? -0.1 : 0),
};

const faces = (isAtHand = true): Faces =>
  ({
    named: (said: string) => said,
    has: () => isAtHand,
    metricsOf: () => metrics,
    learnt: () => undefined,
  }) as unknown as Faces;

type Values = Record<string, string>;

function text(attributes: Values, ...runs: [string, Values?][]): DocumentText {
  const { tag = 'DOMStaticText', ...others } = attributes;
  const node = XmlNode.create(tag, { width: '100', height: '100', ...others }, [
    XmlNode.create(
      'textRuns',
      {},
      runs.map(([characters, values = {}]) =>
        XmlNode.create('DOMTextRun', {}, [
          XmlNode.create('characters', {}, [], characters),
          XmlNode.create('textAttrs', {}, [XmlNode.create('DOMTextAttrs', { size: '10', ...values })]),
        ]),
      ),
    ),
  ]);
  return new DocumentText(node);
}

/** The pieces of a text: characters, x, y. */
function laidOut(node: DocumentText, isAtHand = true): [string, number, number][] {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return layOutText(node, faces(isAtHand)).map(({ piece, x, y }) => [piece.text, round(x), round(y)]);
}

describe('lines break where players break them', () => {
  it.each<[string, Values, string, string[]]>([
    ['static text in its box, at blanks', { width: '30' }, 'one two', ['one', 'two']],
    ['a longer word between characters', { width: '22' }, 'abcdefgh', ['abcd', 'efgh']],
    ['behind a hyphen', { width: '30' }, 'well-known', ['well-', 'known']],
    ['between ideographs', { width: '11' }, '漢字漢', ['漢字', '漢']],
    [
      'a text that grows with its content nowhere',
      { width: '30', autoExpand: 'true' },
      'one two',
      ['one two'],
    ],
    [
      'a field of several lines',
      { tag: 'DOMDynamicText', width: '30', lineType: 'multiline' },
      'a bcdef',
      ['a', 'bcdef'],
    ],
    ['a box without a width nowhere', { width: '0' }, 'one two', ['one two']],
    ['a field of one line nowhere', { tag: 'DOMInputText', width: '30' }, 'one two', ['one two']],
    ['at the author’s line ends', { tag: 'DOMInputText', width: '9' }, 'one\rtwo', ['one', 'two']],
  ])('%s', (_where, attributes, characters, lines) => {
    expect(laidOut(text(attributes, [characters])).map(([line]) => line)).toEqual(lines);
  });

  it('A word of several runs stays together', () => {
    const node = text({ width: '32' }, ['one tw'], ['o']);
    expect(laidOut(node)).toEqual([
      ['one', 0, 8],
      ['tw', 0, 20],
      ['o', 10, 20],
    ]);
  });

  it('A text that is as high as one line is not broken without the face, and fits the box', () => {
    const node = text({ width: '30', height: '10' }, ['one two six', { face: 'Nowhere' }]);
    const [{ piece, length }, ...others] = layOutText(node, faces(false));
    expect([piece.text, others.length]).toEqual(['one two six', 0]);
    expect(length).toBeCloseTo(30, 9);
  });
});

describe('lines are where their format says', () => {
  it.each<[string, Values, [string, number, number][]]>([
    ['left', {}, [['ab', 0, 8]]],
    ['center', { alignment: 'center' }, [['ab', 45, 8]]],
    ['right', { alignment: 'right' }, [['ab', 90, 8]]],
    ['a left margin and an indent', { leftMargin: '5', indent: '7' }, [['ab', 12, 8]]],
    ['right with a right margin', { alignment: 'right', rightMargin: '20' }, [['ab', 70, 8]]],
    ['center between margins', { alignment: 'center', leftMargin: '20' }, [['ab', 55, 8]]],
  ])('%s', (_format, values, places) => {
    expect(laidOut(text({}, ['ab', values]))).toEqual(places);
  });

  it('An indent moves the first line of a paragraph only', () => {
    const node = text({ width: '35' }, ['one two', { indent: '10' }]);
    expect(laidOut(node)).toEqual([
      ['one', 10, 8],
      ['two', 0, 20],
    ]);
  });

  it('The last line of a justified paragraph is not spread', () => {
    const node = text({ width: '40' }, ['a b c d e', { alignment: 'justify' }]);
    const places = laidOut(node);
    expect(places.map(([characters]) => characters.trim())).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(places.map(([, x]) => x)).toEqual([0, 11.67, 23.33, 35, 0]);
  });

  it('Leading, letter spacing and kerning count', () => {
    const spaced = layOutText(
      text({ width: '17' }, ['ab cd', { lineSpacing: '6', letterSpacing: '2' }]),
      faces(),
    );
    expect(spaced.map(({ y, length }) => [y, length])).toEqual([
      [8, 14],
      [24, 14],
    ]);
    const lengthOf = (values: Values): number => layOutText(text({}, ['AV', values]), faces())[0].length;
    expect([lengthOf({}), lengthOf({ autoKern: 'false' })]).toEqual([9, 10]);
  });

  it('Fields show the lines that begin inside their box', () => {
    const node = text({ tag: 'DOMDynamicText', height: '13', lineType: 'multiline' }, ['a\rb\rc']);
    expect(laidOut(node).map(([line]) => line)).toEqual(['a', 'b']);
  });
});

describe('vertical texts', () => {
  it.each<[string, Values, [string, number, number][]]>([
    [
      'vertical left to right',
      {},
      [
        ['ab', 5, 8],
        ['c', 17, 8],
      ],
    ],
    [
      'vertical right to left',
      {},
      [
        ['ab', 95, 8],
        ['c', 83, 8],
      ],
    ],
    [
      'vertical left to right',
      { rotation: 'true' },
      [
        ['ab', 2, 0],
        ['c', 14, 0],
      ],
    ],
  ])('%s: each line is a column %p', (orientation, values, places) => {
    expect(laidOut(text({ orientation }, ['ab\rc', values]))).toEqual(places);
  });

  it('Columns break at the height of the box', () => {
    const node = text({ orientation: 'vertical left to right', height: '25' }, ['abcd']);
    expect(laidOut(node).map(([column]) => column)).toEqual(['ab', 'cd']);
  });
});

describe('static lines are set on whole pixels', () => {
  it.each<[string, Values, [string, number, number][]]>([
    ['begin there when they are centred', { alignment: 'center' }, [['abc', 43, 8]]],
    ['begin there when they stand to the right', { alignment: 'right', size: '10.5' }, [['abc', 84, 8]]],
    ['are there, however high they are', { size: '11' }, [['abc', 0, 9]]],
  ])('%s', (_, values, places) => {
    expect(laidOut(text({}, ['abc', values]))).toEqual(places);
  });

  it('They count from line to line by their true pitch', () => {
    // Lines are 10.3 high and 2 apart: base lines at 8.24, 20.54 and 32.84 px.
    const node = text({}, ['a\rb\rc', { size: '10.3', lineSpacing: '2' }]);
    expect(laidOut(node).map(([, , y]) => y)).toEqual([8, 21, 33]);
  });

  it('They leave fields on whole twips', () => {
    // The ascent is 8.08, the pitch 12.1 and 5 between lines.
    const values = { alignment: 'center', size: '10.1', lineSpacing: '5.03' };
    const field = text({ tag: 'DOMDynamicText' }, ['ab\rab', values]);
    expect(laidOut(field)).toEqual([
      ['ab', 44.95, 8.05],
      ['ab', 44.95, 23.15],
    ]);
  });

  it('They are not moved by the blanks at their end', () => {
    const places = (characters: string): number =>
      laidOut(text({}, [characters, { alignment: 'right' }]))[0][1];
    expect(places('abc  ')).toBe(places('abc'));
  });
});

describe('advances of static texts', () => {
  it.each([
    ['are rounded to twips up to Flash CS5', true, 10.05],
    ['are cut to twips by later versions', false, 10],
  ])('%s', (_, roundsAdvances, length) => {
    const set = { ...faces(), roundsAdvances } as Faces;
    const [placed] = layOutText(text({}, ['a', { size: '20.09' }]), set);
    expect(placed.length).toBe(length);
  });
});

describe('static text in a face without known measures', () => {
  const face = 'Futura-Medium';
  const lines = (node: DocumentText): [string, number, number][] =>
    laidOut(node, false).map(([characters, x, y]) => [characters.trim(), x, y]);
  const lengths = (node: DocumentText): number[] =>
    layOutText(node, faces(false)).map(({ length }) => Math.round(length * 100) / 100);

  it('It is as wide as a box that grows with it, spaces between characters apart', () => {
    const grown = (values: Values, width: string): number[] =>
      lengths(text({ autoExpand: 'true', width, height: '10' }, ['abcd\rab', { face, ...values }]));
    expect(grown({}, '24.2')).toEqual([24, 12]);
    expect(grown({ letterSpacing: '3' }, '36.2')).toEqual([36, 18]);
  });

  it('It has lines as high as its box says, without the leading of the last one', () => {
    const grown = text({ autoExpand: 'true', width: '20', height: '27' }, [
      'abcd\rab',
      { face, lineSpacing: '2' },
    ]);
    // Lines are 12.5 px high: the base line is 10 px below their top.
    expect(lines(grown)).toEqual([
      ['abcd', 0, 10],
      ['ab', 0, 25],
    ]);
  });

  it.each(['DOMDynamicText', 'DOMInputText'])(
    'A text of %s has lines as high as the document says',
    (tag) => {
      const field = text({ tag, lineType: 'multiline' }, [
        'ab\rcd',
        { face, lineHeight: '15', lineSpacing: '1' },
      ]);
      // The space above the baseline of a high line is the size of the text, and no more.
      expect(lines(field)).toEqual([
        ['ab', 0, 10],
        ['cd', 0, 26],
      ]);
    },
  );

  it('It breaks so that the lines fill the height of its box', () => {
    const wrapped = (height: string): string[] =>
      lines(text({ width: '52', height }, ['abcd efgh ijkl', { face, lineSpacing: '0' }])).map(
        ([line]) => line,
      );
    expect(wrapped('20')).toEqual(['abcd efgh', 'ijkl']);
    expect(wrapped('30')).toEqual(['abcd', 'efgh', 'ijkl']);
    expect(wrapped('10')).toEqual(['abcd efgh ijkl']);
  });

  it.each([
    ['low ones', '10', 8],
    ['middle ones', '12', 10],
    ['high ones', '14', 10],
  ])('It is on the base line of most faces: %s', (_, height, y) => {
    const node = text({ autoExpand: 'true', width: '20.2', height }, ['abcd', { face }]);
    expect(lines(node)[0][2]).toBe(y);
  });

  it('A text that names no face keeps the measures of the common ones', () => {
    const grown = text({ autoExpand: 'true', width: '24.2', height: '10' }, ['abcd\rab']);
    expect(lengths(grown)).toEqual([20, 10]);
  });

  it('It keeps the measures of common faces, whatever its box says', () => {
    const common = text({ autoExpand: 'true', width: '24', height: '15' }, [
      'abcd',
      { face: 'Arial-BoldMT' },
    ]);
    expect(lengths(common)).toEqual([20]);
    expect(lines(common)).toEqual([['abcd', 0, 8]]);
  });
});
