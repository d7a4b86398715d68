import { createHost, openHost, type HostHandle } from '../../../app';
import { $ } from '../../../src/query/dollar';
import { describeDocuments, documents } from '../../support/documents';
import { installHost } from '../../support/installHost';
import { sample } from '../../support/sample';

function makeHost() {
  return createHost({
    library: [
      {
        name: 'star',
        layers: [
          { elements: [{ shape: 'rectangle', name: 'inner', width: 10, height: 10, fill: '#0000FF' }] },
        ],
      },
    ],
    layers: [
      {
        elements: [
          { primitive: 'rectangle', width: 40, height: 20, fill: '#FF0000', stroke: '#00FF00' },
          { shape: 'oval', width: 41, height: 20, fill: '#FF0000' },
          { text: 'Hello world', name: 'text', color: '#FF0000' },
          { item: 'star', name: 'tinted' },
          { item: 'star', name: 'plain' },
          { group: [{ shape: 'rectangle', width: 12, height: 10, fill: '#FE0101' }] },
        ],
      },
    ],
  });
}

let host: HostHandle;
beforeEach(() => {
  host = installHost(makeHost, 'now');
  $('tinted').attr('tint', '#FF0000', 40);
  $('[width=41]').replaceColor('#FF0000', '#FF000080');
  const text = $('text').first() as Text;
  text.setTextAttr('fillColor', '#00FF00', 6, 11);
});
afterEach(() => host.dispose());

const NAMES: Record<number, string> = { 40: 'box', 41: 'faint', 12: 'group' };

/** Shapes have no names: their widths tell them apart. */
const nameOf = (element: Element): string => element.name || NAMES[Math.round(element.width)];

const everything = () => $.all('*');
const colorsNow = () =>
  Object.fromEntries(
    everything()
      .colors()
      .map(({ color, count }) => [color, count]),
  );

it('Colors are counted by the elements that have them', () => {
  expect(colorsNow()).toEqual({ '#FF0000': 3, '#00FF00': 2, '#0000FF': 1, '#FE0101': 1, '#FF000080': 1 });
});

it.each<[string, string[]]>([
  ['[fill=#FF0000]', ['box', 'faint', 'text']],
  ['[fill=#f00]', ['box', 'faint', 'text']],
  ['[fill=#FF000080]', ['faint']],
  ['[fill=#FE0101]', ['group']],
  ['[stroke=#00FF00]', ['box']],
  ['[stroke]', ['box']],
  ['[tint=#FF0000]', ['tinted']],
  ['[tint]', ['tinted']],
  ['[fill^=#FF]', ['box', 'faint', 'text']],
])('%s finds %j', (query, names) => {
  expect($(query).elements.map(nameOf).sort()).toEqual(names);
});

it('A replaced color is another one in fills, strokes, characters, tints and groups', () => {
  expect(everything().replaceColor('#F00', 0x00aa00)).toBeInstanceOf(Object);
  expect(colorsNow()).toEqual({ '#00AA00': 3, '#00FF00': 2, '#0000FF': 1, '#FE0101': 1, '#00AA0080': 1 });
  const tinted = $('tinted').first() as SymbolInstance;
  expect([tinted.tintColor, tinted.tintPercent]).toEqual(['#00AA00', 40]);
});

it('The tolerance counts for each channel', () => {
  everything().replaceColor('#FF0000', '#000000', 1);
  expect(colorsNow()).toEqual({ '#000000': 4, '#00FF00': 2, '#0000FF': 1, '#00000080': 1 });
});

it('An alpha that is named must fit, and a new one is taken over', () => {
  everything().replaceColor('#FF000080', '#FF0000');
  expect(colorsNow()['#FF000080']).toBe(1);
  everything().replaceColor('#FF000080', '#0000FFFF');
  expect(colorsNow()).toMatchObject({ '#FF0000': 3, '#0000FF': 2 });
});

it('A Function receives each color and gives the new one, or nothing', () => {
  const seen: string[] = [];
  $('[width>39]:shape, [width>39]:primitive').replaceColor((color) => {
    seen.push(color);
    return color === '#00FF00' ? '#123456' : null;
  });
  expect(new Set(seen)).toEqual(new Set(['#FF0000', '#00FF00', '#FF000080']));
  expect($('*:primitive').pluck('stroke')).toEqual(['#123456']);
});

it.each<[unknown[], string]>([
  [
    ['red', '#000000'],
    'the first argument must be a colour such as "#FF0000" or 0xFF0000, or a Function, got "red"',
  ],
  [['#FF0000'], 'the new colour must be a colour such as "#FF0000" or 0xFF0000, got undefined'],
  [['#FF0000', '#00', 0], 'the new colour must be'],
  [['#FF0000', '#000000', '5'], 'the tolerance must be a Number, got "5"'],
  [['#FF0000', '#000000', 256], 'the tolerance must be from 0 to 255, got 256'],
  [[() => 'blue'], 'what the Function returns must be a colour'],
])('The call replaceColor(%j) is refused, and nothing is changed', (args, message) => {
  const before = colorsNow();
  expect(() => everything().replaceColor(...(args as [string, string]))).toThrow(message);
  expect(colorsNow()).toEqual(before);
});

describeDocuments('Colors of real documents', () => {
  it.each(sample(8, documents))(
    '$name: every color can be replaced, or all stay for TLF texts',
    ({ path: file }) => {
      const opened = openHost(file).install();
      try {
        everything().layers().attr('locked', false);
        const counts = everything().colors();
        const shift = (color: string): string => color.replace(/^#(..)(....)/, '#7B$2');
        if (everything().elements.some(({ elementType }) => (elementType as string) === 'tlfText')) {
          expect(() => everything().replaceColor((color) => shift(color))).toThrow('TLF text');
          expect(everything().colors()).toEqual(counts);
          return;
        }
        everything().replaceColor((color) => shift(color));
        const expected = new Set(counts.map(({ color }) => shift(color)));
        expect(
          new Set(
            everything()
              .colors()
              .map(({ color }) => color),
          ),
        ).toEqual(expected);
      } finally {
        opened.dispose();
      }
    },
  );
});
