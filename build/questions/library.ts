import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { outcome } from './support/outcome';
import { itemOf, makeSymbol, namesOf, place } from './support/stage';

/** Questions about the library. */
export const library: Questions = {
  'find-item-index'() {
    const { library } = newDocument();
    library.addNewItem('movie clip', 'a');
    const index: unknown = library.findItemIndex('a');
    return [typeof index, library.findItemIndex('none')];
  },

  'edit-missing-item'() {
    const document = newDocument();
    const { library } = document;
    library.addNewItem('movie clip', 'a');
    library.editItem('a');
    return [outcome(() => library.editItem('no such item')), document.getTimeline().name];
  },

  'library-order'() {
    const { library } = newDocument();
    library.addNewItem('movie clip', 'c');
    library.addNewItem('movie clip', 'a');
    library.newFolder('b');
    return namesOf(library.items);
  },

  'item-name'() {
    const { library } = newDocument();
    library.newFolder('folder');
    library.addNewItem('movie clip', 'folder/a');
    const item = itemOf(library, 'folder/a');
    const slash = outcome(() => (item.name = 'x/y'));
    itemOf(library, 'folder').name = 'other';
    return [slash, item.name];
  },

  'items-while-renamed'() {
    const { library } = newDocument();
    library.addNewItem('movie clip', 'b');
    library.addNewItem('movie clip', 'a');
    const items = library.items;
    itemOf(library, 'b').name = 'z';
    return [namesOf(items), namesOf(library.items)];
  },

  'linkage-identifier'() {
    const { library } = newDocument();
    library.newFolder('folder');
    library.addNewItem('movie clip', 'folder/a');
    const item = itemOf(library, 'folder/a');
    item.linkageExportForAS = true;
    return [item.linkageIdentifier, item.linkageClassName];
  },

  'linkage-refused'() {
    const { library } = newDocument();
    const same = outcome(() => {
      exportAs(library, 'a');
      exportAs(library, 'b');
    });
    const item = itemOf(library, 'a') as SymbolItem;
    const emptied = outcome(() => (item.linkageClassName = ''));
    const changed = outcome(() => (item.symbolType = 'graphic'));
    return [same, emptied, changed, item.symbolType];
  },

  'type-of-deleted-item'() {
    const { library } = newDocument();
    library.addNewItem('movie clip', 'a');
    const item = itemOf(library, 'a');
    library.deleteItem('a');
    return [outcome(() => item.itemType), outcome(() => item.name)];
  },

  'set-item-property'() {
    const { library } = newDocument();
    library.addNewItem('movie clip', 'a');
    library.selectItem('a', true);
    return outcome(() => library.setItemProperty('noSuchProperty', 1));
  },

  'move-to-missing-folder'() {
    const { library } = newDocument();
    library.addNewItem('movie clip', 'a');
    const moved = outcome(() => library.moveToFolder('nowhere', 'a'));
    return [moved, namesOf(library.items).sort()];
  },

  'unused-items'() {
    const document = newDocument();
    const { library } = document;
    makeSymbol(document, 'used');
    place(document, 'used', '', 0, 0);
    makeSymbol(document, 'inside unused');
    library.addNewItem('movie clip', 'unused');
    library.editItem('unused');
    place(document, 'inside unused', '', 0, 0);
    document.exitEditMode();
    makeSymbol(document, 'exported');
    itemOf(library, 'exported').linkageExportForAS = true;
    return namesOf(library.unusedItems).sort();
  },
};

/** Creates a symbol that is exported with the class "Same". */
function exportAs(library: Library, name: string): void {
  library.addNewItem('movie clip', name);
  const item = itemOf(library, name);
  item.linkageExportForAS = true;
  item.linkageClassName = 'Same';
}
