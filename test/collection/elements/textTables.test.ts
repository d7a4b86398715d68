import { createHost, openHost, type HostHandle } from '../../../app';
import type { ElementCollection } from '../../../src/collection/ElementCollection';
import type { TextProblem } from '../../../src/collection/elements/importTexts';
import type { TextRow } from '../../../src/collection/elements/support/textTable';
import { $ } from '../../../src/query/dollar';
import { parseCsv } from '../../../src/text/parseCsv';
import { describeDocuments, documents } from '../../support/documents';
import { installHost } from '../../support/installHost';
import { sample } from '../../support/sample';

const text = (value: string, name = '', more = {}) => ({
  text: value,
  name,
  face: 'Arial',
  size: 12,
  ...more,
});

function makeHost() {
  return createHost({
    library: [
      {
        name: 'ui/button',
        layers: [
          { name: 'label', frames: [{ elements: [text('Play')] }, { elements: [text('Stop')] }] },
          { name: 'label', elements: [text('under')] },
        ],
      },
    ],
    layers: [
      {
        name: 'art',
        elements: [
          text('Night "sky", =1', 'title'),
          { group: [text('inside')] },
          text('=SUM(A1)\rsecond;\r\nthird', 'hint'),
          { shape: 'oval', width: 10, height: 10 },
        ],
      },
    ],
  });
}

const all = () => $.all('*') as ElementCollection<Element>;
const rowsNow = () => JSON.parse(all().exportTexts('json')) as TextRow[];
const textsNow = () => rowsNow().map((row) => row.source);

let host: HostHandle;
let rows: TextRow[];
beforeEach(() => {
  host = installHost(makeHost, 'now');
  rows = rowsNow();
});
afterEach(() => host.dispose());

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The characters of all texts, the ends of lines as they are. */
function rawTexts(): string[] {
  const inside = (element: Element): string[] =>
    'getTextString' in element
      ? (element as Text).textRuns.map((run) => run.characters)
      : (((element as { members?: Element[] }).members ?? []) as Element[]).flatMap(inside);
  return all().elements.flatMap(inside);
}

const rowOf = (source: string) => rows.find((row) => row.source === source) as TextRow;

it('A table has all texts of a document, those in groups and symbols too', () => {
  expect(
    rows.map(({ timeline, layer, frame, name, source }) => [timeline, layer, frame, name, source]),
  ).toEqual([
    ['Scene 1', 'art', 1, 'title', 'Night "sky", =1'],
    ['Scene 1', 'art', 1, '', 'inside'],
    ['Scene 1', 'art', 1, 'hint', '=SUM(A1)\nsecond;\nthird'],
    ['/ui/button', 'label', 1, '', 'Play'],
    ['/ui/button', 'label', 2, '', 'Stop'],
    ['/ui/button', 'label', 1, '', 'under'],
  ]);
});

it('Rows with another text change that text only', () => {
  rowOf('Stop').text = 'Halt';
  rowOf('inside').text = 'drin';
  all().importTexts(rows);
  expect(textsNow()).toEqual([
    'Night "sky", =1',
    'drin',
    '=SUM(A1)\nsecond;\nthird',
    'Play',
    'Halt',
    'under',
  ]);
});

it.each<[string, (csv: string) => string]>([
  ['commas', (csv) => csv],
  [
    'semicolons',
    (csv) =>
      parseCsv(csv)!
        .map((cells) => cells.map(quoted).join(';'))
        .join('\r\n'),
  ],
  [
    'tabs',
    (csv) =>
      `\ufeff${parseCsv(csv)!
        .map((cells) => cells.map(quoted).join('\t'))
        .join('\r')}`,
  ],
  [
    'other orders',
    (csv) =>
      parseCsv(csv)!
        .map((cells) => cells.map(quoted).reverse().join(','))
        .join('\n'),
  ],
])('Tables with %s come back', (_title, rewrite) => {
  const csv = all().exportTexts().replaceAll('third', 'dritte').replace('dritte', 'third');
  all().importTexts(rewrite(csv));
  expect(rawTexts()[2]).toBe('=SUM(A1)\rsecond;\rdritte');
  all().importTexts(rewrite(all().exportTexts()));
  expect(textsNow()).toEqual([
    'Night "sky", =1',
    'inside',
    '=SUM(A1)\nsecond;\ndritte',
    'Play',
    'Stop',
    'under',
  ]);
});

it('Characters keep their formats, each stretch in a row of its own', () => {
  const title = $('title').first() as Text;
  title.setTextAttr('size', 20, 6, 11);
  const mixed = rowsNow().slice(0, 3);
  expect(mixed.map(({ source, size }) => [source, size])).toEqual([
    ['Night ', 12],
    ['"sky"', 20],
    [', =1', 12],
  ]);
  all().importTexts(mixed.map((row) => ({ ...row, text: `${row.source}!` })));
  expect(title.textRuns.map(({ characters, textAttrs }) => [characters, textAttrs.size])).toEqual([
    ['Night !', 12],
    ['"sky"!', 20],
    [', =1!', 12],
  ]);
});

describe('A row that does not fit any more', () => {
  const problems: TextProblem[] = [];
  const decide = (answer: boolean) => (problem: TextProblem) => {
    problems.push(problem);
    return answer;
  };

  beforeEach(() => {
    problems.length = 0;
    rowOf('inside').text = 'drin';
    rowOf('Play').text = 'Spielen';
  });

  const cases: [string, () => void, string, string[]][] = [
    ['changed', () => $.all('*:text[text=Play]').text('Go'), 'is now "Go"', ['drin', 'Spielen']],
    [
      'moved',
      () => $.layers.all('label').attr('name', (layer: Layer) => `new ${layer.name}`),
      '"Play" at /ui/button:label:1:1.1 is now at /ui/button:new label:1:1.1',
      ['drin', 'Spielen'],
    ],
    [
      'missing',
      () =>
        $.layers
          .all('label')
          .first()!
          .frames[0].elements.slice()
          .forEach(() => $.all('*:text[text=Play]').text('')),
      '"Play" at /ui/button:label:1:1.1 is missing',
      ['drin'],
    ],
  ];

  it.each(cases)('It is refused where its text is %s, and nothing is changed', (_kind, edit, message) => {
    edit();
    const before = textsNow();
    expect(() => all().importTexts(rows)).toThrow(message);
    expect(textsNow()).toEqual(before);
  });

  it.each(cases)(
    'It is left out or put in by a Function where its text is %s',
    (kind, edit, _message, texts) => {
      edit();
      all().importTexts(rows, decide(false));
      expect(problems.map((problem) => [problem.kind, problem.row.source])).toEqual([[kind, 'Play']]);
      expect(textsNow()).toContain('drin');
      expect(textsNow()).not.toContain('Spielen');
      all().importTexts(rows, decide(true));
      expect(textsNow()).toEqual(expect.arrayContaining(texts));
    },
  );
});

it.each<[unknown, string]>([
  [5, 'must be a table in CSV or an Array of rows, got 5'],
  ['', 'the table is empty'],
  ['id,source,text\n"a,b,c', 'a cell in quotes does not end'],
  ['id,source\na,b', 'row 1 has no text in the column "text"'],
  [[{ id: 'a', source: 'x', text: 'y' }, null], 'row 2 has no text in the column "id"'],
  [[{ id: 'a', source: 'x', text: 5 }], 'row 1 has no text in the column "text"'],
  [
    [
      { id: 'a', source: 'x', text: 'y' },
      { id: 'a', source: 'x', text: 'z' },
    ],
    'two rows have the id "a"',
  ],
])('The table %j is refused', (table, message) => {
  expect(() => all().importTexts(table as never)).toThrow(message);
});

it('Other formats and callbacks are refused', () => {
  expect(() => all().exportTexts('xml' as never)).toThrow('must be "csv" or "json", got "xml"');
  expect(() => all().importTexts([], 5 as never)).toThrow('the second argument must be a Function, got 5');
});

describeDocuments('Texts of real documents', () => {
  it.each(sample(6, documents))(
    '$name: a table comes back without loss, or is refused for TLF texts',
    ({ path: file }) => {
      const opened = openHost(file).install();
      try {
        const before = rawTexts();
        const csv = all().exportTexts();
        all().importTexts(csv);
        expect(rawTexts()).toEqual(before);
        const marked = rowsNow().map((row) => ({ ...row, text: `${row.source}~` }));
        if (all().elements.some(({ elementType }) => (elementType as string) === 'tlfText')) {
          expect(() => all().importTexts(marked)).toThrow('TLF text');
          expect(rawTexts()).toEqual(before);
          return;
        }
        all().importTexts(marked);
        expect(rowsNow().map((row) => row.source)).toEqual(marked.map((row) => row.text));
        all().importTexts(rowsNow().map((row) => ({ ...row, text: row.source.slice(0, -1) })));
        expect(rawTexts()).toEqual(before);
      } finally {
        opened.dispose();
      }
    },
  );
});
