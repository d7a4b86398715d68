import {
  frame,
  item,
  layer,
  plainDocument,
  shape,
  stage,
  symbol,
  timeline,
  type PlainItem,
} from '../../../support/plainHost';
import { pathsOf } from '../../find';

const dot = shape();
const beep = item('beep', 'sound', { linkageExportForAS: true });

function symbolOf(name: string, ...frames: ReturnType<typeof frame>[]): PlainItem {
  return symbol(name, [], { timeline: timeline([layer(frames)]) });
}

describe('what timelines show', () => {
  const items = [
    symbolOf('empty', frame([])),
    symbolOf('still', frame([dot])),
    symbolOf('tween', frame([dot], { tweenType: 'motion', duration: 5 })),
    symbolOf('keyed', frame([dot], { duration: 3 }), frame([dot])),
    symbolOf('script', frame([dot], { actionScript: 'stop();' })),
    symbolOf('sound', frame([dot], { soundLibraryItem: beep })),
    beep,
  ];

  test.each([
    [':empty', 'empty'],
    [':animated', 'tween'],
    [':keyframed', 'keyed'],
    [':scripted', 'script'],
    [':audible', 'sound'],
    [':exported', 'beep'],
  ])('%s finds "%s"', (query, expected) => {
    expect(pathsOf(query, items)).toBe(expected);
  });
});

describe('folders', () => {
  const items = [
    item('assets', 'folder'),
    item('assets/deep', 'folder'),
    item('assets/deep/bottom', 'folder'),
    item('assets/deep/bottom/star', 'graphic', { timeline: stage([dot]) }),
    item('assets/old', 'folder'),
    item('assets/old/older', 'folder'),
    item('assets2', 'folder'),
    item('root', 'graphic', { timeline: stage([dot]) }),
    item('assets/photo', 'bitmap'),
  ];
  const deep = 'assets/deep assets/deep/bottom assets/deep/bottom/star';

  test.each([
    [':empty', 'assets/old assets/old/older assets2', 'a folder with nothing but empty folders below it'],
    [
      'assets:children',
      'assets/deep assets/old assets/photo',
      'directly inside, in the order of the library',
    ],
    ['assets:descendants', `${deep} assets/old assets/old/older assets/photo`, 'at any depth'],
    [':folder:children', `${deep} assets/old assets/old/older assets/photo`, 'of several folders, each once'],
    ['root:children', '', 'of anything but folders: nothing'],
    ['star:parent', 'assets/deep/bottom', 'the folder that it is in'],
    ['star:parent:parent:parent', 'assets', 'and so on'],
    ['root:parent', '', 'none at the root'],
    ['photo:parent, deep:parent', 'assets', 'each once'],
    [':children:not(:folder)', 'assets/deep/bottom/star assets/photo', 'steps go on with the new set'],
    [
      'photo, old:children, star',
      'assets/deep/bottom/star assets/old/older assets/photo',
      'a union in the order of the source',
    ],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(pathsOf(query, items)).toBe(expected);
  });

  test('what is found outside the source follows it', () => {
    const document = plainDocument([], items);
    const find = (query: string, source: PlainItem[]): string => pathsOf(query, source, document);
    expect(find('star, star:parent', [items[3]])).toBe('assets/deep/bottom/star assets/deep/bottom');
    for (const query of ['deep:children, old:children', 'old:children, deep:children']) {
      expect(find(query, [items[1], items[4]])).toBe('assets/deep/bottom assets/old/older');
    }
    expect(find(':descendants', [items[0]])).toBe(`${deep} assets/old assets/old/older assets/photo`);
    expect(find('deep:children, assets:children', [items[0], items[1]])).toBe(
      'assets/deep assets/deep/bottom assets/old assets/photo',
    );
    expect(find('assets:children, deep:children', [items[0], items[1]])).toBe(
      'assets/deep assets/deep/bottom assets/old assets/photo',
    );
  });
});

test('the library is asked once for its items and once for what is selected', () => {
  const items = [item('a', 'folder'), item('a/b', 'graphic'), item('c', 'graphic')];
  const asked: string[] = [];
  const document = {
    timelines: [],
    library: {
      get items() {
        asked.push('items');
        return items;
      },
      getSelectedItems() {
        asked.push('selection');
        return [items[2]];
      },
    },
  } as unknown as Document;
  const query = ':selected, a:children, :folder:descendants, :parent, :empty, :used, :not(:selected)';
  expect(pathsOf(query, items, document)).toBe('a a/b c');
  expect(asked.sort()).toEqual(['items', 'selection']);
});

test('only folders have children', () => {
  const items = [item('odd', 'graphic'), item('odd/inside', 'graphic')];
  expect(pathsOf(':children, :descendants', items)).toBe('');
});

test(':selected is what is selected in the panel, not what is in a selected folder', () => {
  const items = [item('a', 'folder'), item('a/b', 'graphic'), item('c', 'graphic')];
  const document = plainDocument([stage([])], items, [items[0], items[2]]);
  expect(pathsOf(':selected', items, document)).toBe('a c');
  expect(pathsOf(':not(:selected)', items, document)).toBe('a/b');
});
