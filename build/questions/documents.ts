import type { Questions } from './Questions';
import { newDocument, keepForClosing } from './support/ownDocuments';
import { ownFolder } from './support/folder';
import { outcome } from './support/outcome';
import { itemNameOf, itemOf, makeSymbol, namesOf, place, placeNew, select, selected } from './support/stage';

/** Questions about documents, and about converting their contents. */
export const documents: Questions = {
  'exported-profile'() {
    const text = newDocument().exportPublishProfileString(undefined as never);
    return [text.slice(0, 60), text.slice(-30), text.length];
  },

  'item-below-item'() {
    const document = newDocument();
    const { library } = document;
    library.addNewItem('movie clip', 'taken');
    library.addNewItem('movie clip', 'b');
    const moved = outcome(() => library.moveToFolder('taken', 'b'));
    select(document, [placeNew(document, 'a')]);
    const converted = outcome(() => document.convertToSymbol('movie clip', 'taken/m', 'center'));
    return [moved, converted, namesOf(library.items).sort()];
  },

  'convert-to-symbol-selects'() {
    const document = newDocument();
    select(document, [placeNew(document, 'a')]);
    document.convertToSymbol('movie clip', 'around', 'center');
    document.enterEditMode('inPlace');
    return namesOf(selected(document));
  },

  'sheet-frames'() {
    const document = newDocument();
    makeSymbol(document, 'a');
    document.library.editItem('a');
    document.getTimeline().insertFrames(4);
    document.exitEditMode();
    const exporter = new SpriteSheetExporter();
    exporter.layoutFormat = 'JSON';
    exporter.addSymbol(itemOf(document.library, 'a') as SymbolItem, '', 2, 4);
    const data = exporter.exportSpriteSheet(`${ownFolder()}sheet`, 'png', true);
    return data.match(/"?[\w ]+\d{4}"?(?=\s*:)/g);
  },

  'sheet-defaults'() {
    const exporter = new SpriteSheetExporter();
    exporter.autoSize = false;
    return [exporter.layoutFormat, exporter.sheetWidth, exporter.sheetHeight];
  },

  'exporter-members'() {
    const exporter = new SpriteSheetExporter();
    return [isMissing(() => exporter.name), isMissing(() => exporter.itemType)];
  },

  'export-png'() {
    const document = newDocument();
    const folder = ownFolder();
    placeNew(document, 'a');
    document.getTimeline().insertFrames(1);
    document.exportPNG(`${folder}picture`, true, false);
    return FLfile.listFolder(`${folder}picture*`, 'files');
  },

  'converted-item'() {
    const document = newDocument();
    select(document, [placeNew(document, 'a')]);
    document.convertToSymbol('movie clip', 'made', 'center');
    return namesOf(document.library.getSelectedItems());
  },

  'xmlui-without-dialogue'() {
    return [
      outcome(() => fl.xmlui.get('adobeCollection')),
      outcome(() => fl.xmlui.getControlItemElement('adobeCollection')),
      outcome(() => fl.xmlui.set('adobeCollection', 'x')),
    ];
  },

  'last-modified-date'() {
    const document = newDocument();
    makeSymbol(document, 'a');
    const item = itemOf(document.library, 'a') as SymbolItem;
    const first = Number(`0x${item.lastModifiedDate}`);
    document.library.editItem('a');
    document.selectAll();
    const second = Number(`0x${item.lastModifiedDate}`);
    document.getTimeline().insertFrames(1);
    const third = Number(`0x${item.lastModifiedDate}`);
    document.exitEditMode();
    return ['selecting', second > first, 'an edit', third > second];
  },

  'save-as-copy-of-selection'() {
    const document = newDocument();
    const file = `${ownFolder()}selection.fla`;
    const instance = placeNew(document, 'a');
    makeSymbol(document, 'other');
    document.getTimeline().insertFrames(5);
    document.addNewScene('second');
    document.editScene(0);
    select(document, [instance]);
    document.saveAsCopy(file, true);
    const copy = keepForClosing(fl.openDocument(file) as Document);
    return [copy.timelines.length, copy.timelines[0].frameCount, namesOf(copy.library.items)];
  },

  'converted-to-path'() {
    const document = newDocument();
    makeSymbol(document, 'a');
    select(document, [place(document, 'a', 'named', 0, 0)]);
    document.convertToSymbol('movie clip', 'folder/made', 'center');
    return namesOf(document.library.items).sort();
  },

  'swap-element'() {
    const document = newDocument();
    makeSymbol(document, 'other');
    const instance = placeNew(document, 'a', 30, 40);
    select(document, [instance]);
    document.swapElement('other');
    const swapped = (selected(document) as SymbolInstance[])[0];
    return [itemNameOf(swapped), swapped.name, swapped.x, swapped.y];
  },

  'converted-instance'() {
    const document = newDocument();
    select(document, [placeNew(document, 'a')]);
    document.convertToSymbol('movie clip', 'made', 'center');
    return namesOf(selected(document));
  },

  'renamed-after-copying'() {
    const document = newDocument();
    const { library } = document;
    const instance = placeNew(document, 'a');
    select(document, [instance]);
    document.clipCopy();
    itemOf(library, 'a').name = 'renamed';
    document.selectNone();
    document.clipPaste(true);
    const afterNaming = namesOf(library.items);
    document.selectAll();
    document.deleteSelection();
    library.deleteItem('renamed');
    document.clipPaste(true);
    return [afterNaming, namesOf(library.items), document.getTimeline().layers[0].frames[0].elements.length];
  },

  'default-item-names'() {
    const { library } = newDocument();
    library.addNewItem('movie clip');
    library.addNewItem('movie clip');
    library.newFolder();
    library.newFolder();
    return namesOf(library.items).sort();
  },

  'expand-folder'() {
    return typeof (newDocument().library as { expandFolder?: unknown }).expandFolder;
  },

  'duplicate-selection'() {
    const document = newDocument();
    const instance = placeNew(document, 'a', 30, 40);
    select(document, [instance]);
    document.duplicateSelection();
    const copy = selected(document)[0];
    return [copy.x - instance.x, copy.y - instance.y];
  },

  'bitmap-of-selection'() {
    const document = newDocument();
    select(document, [placeNew(document, 'a', 10.5, 10.5)]);
    document.convertSelectionToBitmap();
    const bitmap = (selected(document) as Instance[])[0];
    return [itemNameOf(bitmap), bitmap.left, bitmap.top, bitmap.width, bitmap.height];
  },

  'import-file'() {
    const document = newDocument();
    const file = `${ownFolder()}imported.png`;
    placeNew(document, 'a');
    document.exportPNG(file, true, true);
    document.selectAll();
    document.deleteSelection();
    document.importFile(file, false);
    const bitmap = (selected(document) as Instance[])[0];
    return [itemNameOf(bitmap), bitmap.left, bitmap.top];
  },

  'distribute-to-stage'() {
    const document = newDocument();
    const clips = [placeNew(document, 'a', 30), placeNew(document, 'b', 150), placeNew(document, 'c', 260)];
    select(document, clips);
    document.distribute('horizontal center', true);
    return [clips[0].left, clips[1].left, clips[2].left - document.width];
  },

  'library-path'() {
    return newDocument().libraryPath;
  },
};

function isMissing(read: () => unknown): boolean {
  const value = outcome(read);
  return value === undefined || value === 'throws';
}
