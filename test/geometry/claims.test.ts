import {
  checkCount,
  LimitError,
  MAX_FRAMES,
  MAX_NUMBER,
  MAX_SHOWN,
  MAX_TYPE_SIZE,
  tooMuch,
} from '../../geometry/claims';
import { mixStyles } from '../../film/tween/morphStyles';
import { readNumber } from '../../document/xfl/attributes';
import { checkShown } from '../../document/xfl/checkShown';
import { DocumentStroke } from '../../document/xfl/paints/DocumentStroke';
import { TextFormat } from '../../document/xfl/texts/TextFormat';
import { readDuration, readEnd, readStart } from '../../document/xfl/spans';
import { readFont } from '../../output/svg/fonts/readFont';
import { XmlNode } from '../../document/xml/XmlNode';
import { makeFont } from '../support/makeFont';

const node = XmlNode.create;

it('The message names who claims how many of what, and the maximum', () => {
  const error = tooMuch('The layer "sky"', 1e9, MAX_FRAMES, 'frames');
  expect(error).toBeInstanceOf(LimitError);
  expect(error.message).toBe('The layer "sky" claims 1,000,000,000 frames; the maximum is 100,000');
});

it('The maximum itself is not refused', () => {
  expect(() => checkCount('The layer', MAX_FRAMES, MAX_FRAMES, 'frames')).not.toThrow();
  expect(() => checkCount('The layer', MAX_FRAMES + 1, MAX_FRAMES, 'frames')).toThrow('100,001 frames');
});

describe('numbers of attributes', () => {
  const values: [string, number][] = [
    ['0', 0],
    ['-1', -1],
    ['2147483648', 2 ** 31],
    ['4294967297', 2 ** 32 + 1],
    [String(MAX_NUMBER), MAX_NUMBER],
    ['1e-300', 1e-300],
  ];
  const unread = ['1e300', '-1e300', '1000000000001', 'NaN', 'Infinity', '-Infinity', '', ' ', 'abc'];

  it.each([...values, ...unread.map((text) => [text, 7] as const)])('%j is read as %d', (text, expected) => {
    expect(readNumber(node('a', { value: text }), 'value', 7)).toBe(expected);
  });
});

describe('spans of keyframes', () => {
  const readers = { readStart, readDuration, readEnd };
  const spans: [keyof typeof readers, Record<string, string>][] = [
    ['readStart', { index: '100000' }],
    ['readStart', { index: '4294967297' }],
    ['readDuration', { duration: '2147483648' }],
    ['readEnd', { index: '99999', duration: '2' }],
  ];

  it.each(spans)('%s refuses %j', (name, attributes) => {
    expect(() => readers[name](node('DOMFrame', attributes))).toThrow(
      /claims [\d,]+ frames; the maximum is 100,000/,
    );
  });

  it('The last frame of the longest timeline is read', () => {
    expect(readEnd(node('DOMFrame', { index: '99999' }))).toBe(100_000);
  });
});

describe('elements that a frame shows', () => {
  const timeline = (name: string, elements: XmlNode[]): XmlNode =>
    node('DOMTimeline', { name }, [
      node('layers', {}, [
        node('DOMLayer', {}, [
          node('frames', {}, [node('DOMFrame', { index: '0' }, [node('elements', {}, elements)])]),
        ]),
      ]),
    ]);
  const instances = (path: string, count: number): XmlNode[] =>
    Array.from({ length: count }, () => node('DOMSymbolInstance', { libraryItemName: path }));
  /** Symbols that hold the next one some times, and a shape at the end. */
  const library = (depth: number, times: number): Map<string, XmlNode> =>
    new Map(
      Array.from({ length: depth }, (_none, index) => {
        const content = index < depth - 1 ? instances(String(index + 1), times) : [node('DOMShape')];
        return [
          String(index),
          node('DOMSymbolItem', {}, [node('timeline', {}, [timeline(String(index), content)])]),
        ];
      }),
    );
  const check = (depth: number, times: number): void => {
    const items = library(depth, times);
    checkShown(timeline('Scene 1', instances('0', 1)), (path) => items.get(path));
  };

  it('As many as the maximum pass', () => {
    check(17, 2);
    expect(2 ** 17 + 2 ** 16).toBeLessThan(MAX_SHOWN);
  });

  it.each([
    [18, 2],
    [21, 2],
    [200, 9],
  ])('%d symbols that hold one another %d times are refused', (depth, times) => {
    expect(() => check(depth, times)).toThrow(
      /^The timeline "Scene 1" claims [\d,]+ elements at a frame; the maximum is 200,000$/,
    );
  });

  it('A symbol inside itself ends', () => {
    const own = new Map<string, XmlNode>();
    own.set('a', node('DOMSymbolItem', {}, [node('timeline', {}, [timeline('a', instances('a', 3))])]));
    expect(() => checkShown(timeline('Scene 1', instances('a', 3)), (path) => own.get(path))).not.toThrow();
  });
});

it.each([
  [{ dash1: '4', dash2: '2' }, [4, 2]],
  [{ dash1: '0', dash2: '0' }, undefined],
  [{ dash1: '-5', dash2: '8' }, undefined],
  [{ dash1: '0.001', dash2: '0.001' }, undefined],
  [{ dash1: '1e300', dash2: '2' }, [6, 2]],
])('The dashes %j are %j', (attributes, lengths) => {
  expect(new DocumentStroke(node('DashedStroke', attributes)).dashes).toEqual(lengths);
});

it('A type size beyond the maximum counts as the maximum', () => {
  expect(new TextFormat(node('DOMTextAttrs', { size: '1e9' })).size).toBe(MAX_TYPE_SIZE);
});

it.each([0, 0.5, 1])(
  'A style without a paint on the way to another, at %d, shows what it shows',
  (progress) => {
    const empty = node('FillStyle', { index: '1' });
    const red = node('FillStyle', { index: '1' }, [node('SolidColor', { color: '#FF0000' })]);
    expect(mixStyles(empty, red, progress).children).toEqual([]);
    expect(mixStyles(red, empty, progress).children.map(({ name }) => name)).toEqual(['SolidColor']);
  },
);

it('A font that is cut off anywhere has no glyphs, or all measures of one that is not damaged', () => {
  const whole = makeFont({ family: 'A', postScriptName: 'A' });
  for (let end = 0; end < whole.length; end++) {
    const font = readFont(whole.slice(0, end));
    for (const character of 'AWz\u{1f600}') {
      expect(font === undefined || Number.isFinite(font.advance(character))).toBe(true);
      expect(font === undefined || Number.isFinite(font.kerning(character, 'A'))).toBe(true);
    }
  }
});
