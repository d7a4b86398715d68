import type { Document } from '../../../../host-mocks/model/document/Document';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral, quietHost } from '../../../support/openModel';

const NOON = new Date(Date.UTC(2020, 0, 1, 12));
const AT_NOON = '5e0c89c0';

function open(): Document {
  const host = quietHost();
  const platform = { ...host.platform, clock: { ...host.platform.clock, now: () => NOON } };
  return openLiteral(
    {
      library: [
        { name: 'in' },
        {
          name: 's',
          attributes: { lastModified: 16 },
          layers: [{ frames: [{ duration: 9, elements: [{ item: 'in' }] }] }],
        },
      ],
      layers: [{ elements: [{ item: 's' }] }],
    },
    { ...host, platform },
  );
}

const symbol = (document: Document): SymbolItem => document.library.find('s') as SymbolItem;

/** symbolIte5: "This value is incremented every time a symbol's timeline is edited." */
const EDITS: [string, (timeline: Timeline, document: Document) => unknown][] = [
  ['renaming a layer', (t) => (t.layers[0].name = 'x')],
  ['moving an element', (t) => (t.layers[0].frames[0].elements[0].x = 5)],
  ['adding a layer', (t) => t.addNewLayer()],
  ['inserting frames', (t) => t.insertFrames(3)],
  ['naming a frame', (t) => (t.layers[0].frames[0].name = 'label')],
  ['a script', (t) => (t.layers[0].frames[0].actionScript = 'stop();')],
  [
    'drawing in it',
    (_, d) => {
      d.library.editItem('s');
      d.addNewRectangle({ left: 0, top: 0, right: 9, bottom: 9 }, 0);
    },
  ],
  ['deleting an item that it shows', (_, d) => d.library.deleteItem('in')],
];

it.each(EDITS)('%s is an edit of a timeline: lastModifiedDate and what is saved tell of it', (_, edit) => {
  const document = open();
  const item = symbol(document);
  expect(item.lastModifiedDate).toBe('00000010');
  edit(item.timeline, document);
  expect(item.lastModifiedDate).toBe(AT_NOON);
  item.writeEditTime();
  const stored = String(NOON.getTime() / 1000);
  expect([item.node.attr('lastModified'), item.entry.attr('lastModified')]).toEqual([stored, stored]);
});

const VIEWS: [string, (timeline: Timeline, document: Document) => unknown][] = [
  ['reading', (t) => t.layers[0].frames[0].elements[0].x],
  ['moving the playhead', (t) => (t.currentFrame = 3)],
  ['choosing a layer', (t) => (t.currentLayer = 0)],
  ['renaming an item that it shows', (_, d) => (d.library.find('in')!.name = 'out')],
  ['renaming the symbol', (_, d) => (symbol(d).name = 'other')],
  [
    'selecting in it',
    (_, d) => {
      d.library.editItem('s');
      d.selectAll();
      d.exitEditMode();
    },
  ],
  ['editing another symbol', (_, d) => (d.library.find('in') as SymbolItem).timeline.addNewLayer()],
];

it.each(VIEWS)('%s is not an edit of a timeline', (_, act) => {
  const document = open();
  const item = symbol(document);
  act(item.timeline, document);
  expect(item.lastModifiedDate).toBe('00000010');
  item.writeEditTime();
  expect(item.node.attr('lastModified')).toBe('16');
});

it('The time increases with each edit that is read, also within a second', () => {
  const item = symbol(open());
  const read = [1, 2, 3].map((x) => {
    item.timeline.layers[0].frames[0].elements[0].x = x;
    return item.lastModifiedDate;
  });
  expect([...new Set(read)].sort()).toEqual(read);
  expect(item.lastModifiedDate).toBe(read[2]);
});

it('A duplicate has the time of its creation in both places', () => {
  const document = open();
  document.library.duplicateItem('s');
  const copy = document.library.find('s copy') as SymbolItem;
  expect([copy.lastModifiedDate, copy.entry.attr('lastModified')]).toEqual([
    AT_NOON,
    String(NOON.getTime() / 1000),
  ]);
});
