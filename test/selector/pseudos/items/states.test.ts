import { item, plainDocument, stage } from '../../../support/plainHost';
import { pathsOf } from '../../find';

it('A query asks the library once for its items and once for its selection', () => {
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

it(':selected finds what is selected in the panel, not what is in a selected folder', () => {
  const items = [item('a', 'folder'), item('a/b', 'graphic'), item('c', 'graphic')];
  const document = plainDocument([stage([])], items, [items[0], items[2]]);
  expect(pathsOf(':selected', items, document)).toBe('a c');
  expect(pathsOf(':not(:selected)', items, document)).toBe('a/b');
});
