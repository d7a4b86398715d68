import { item, plainDocument, shape, stage, type PlainItem } from '../../../support/plainHost';
import { pathsOf } from '../../find';

const dot = shape();

describe('a pseudo about folders', () => {
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

  it.each([
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

  it('Items outside the source come after those in it', () => {
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

it('A pseudo about folders finds nothing in other items', () => {
  const items = [item('odd', 'graphic'), item('odd/inside', 'graphic')];
  expect(pathsOf(':children, :descendants', items)).toBe('');
});
