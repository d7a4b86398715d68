import type { Fact } from './Fact';
import { PIPELINE, DART, UNIFY, KIT, attempt } from './sources';

/** From error texts, receipts, smoke tests and workarounds: the library. */
export const items: readonly Fact[] = [
  {
    id: 'R59',
    source: 'pokejoe/PokeJSFL (CS6)',
    recorded: 'a slash in item.name = becomes a dash',
    ask: 'lib.items[lib.findItemIndex("s")].name = "a/b"; String(lib.itemExists("a-b"))',
    gives: 'true',
  },
  {
    id: 'R60',
    source: 'pokejoe/PokeJSFL (CS6)',
    recorded: 'renaming changes the order of library.items',
    because: 'assumption',
    words: 'library.items while items are renamed',
  },
  {
    id: 'R61',
    source: 'davestewart/xJSFL (CS5)',
    recorded: 'addItemToDocument clears the selection of the library',
    ask: 'lib.selectItem("s"); lib.addItemToDocument({ x: 0, y: 0 }); String(lib.getSelectedItems().length)',
    gives: '0',
  },
  {
    id: 'R62',
    source: UNIFY,
    recorded: 'linkageExportForAS = true gives the identifier',
    ask: 'var i = lib.items[lib.findItemIndex("s")]; i.linkageExportForAS = true; i.linkageIdentifier',
    gives: 's',
  },
  {
    id: 'R63',
    source: UNIFY,
    recorded: 'identifiers must be unique',
    because: 'assumption',
    words: 'linkage that Animate refuses',
  },
  {
    id: 'R64',
    source: UNIFY,
    recorded: 'symbolType of an exported item does not change',
    because: 'assumption',
    words: 'linkage that Animate refuses',
  },
  {
    id: 'R65',
    source: 'coolexp/JSFL (CS5, CS6)',
    recorded: 'linkageClassName = "" is an error while exported',
    because: 'assumption',
    words: 'linkage that Animate refuses',
  },
  {
    id: 'R66',
    source: UNIFY,
    recorded: 'item.itemType is read-only',
    ask: attempt('lib.items[0].itemType = "folder"'),
    gives: 'Error: Item.itemType is read-only.',
  },
  {
    id: 'R67',
    source: KIT,
    recorded: 'renameItem to a taken name is false',
    ask: 'lib.selectItem("s"); String(lib.renameItem("m"))',
    gives: 'false',
  },
  {
    id: 'R68',
    source: KIT,
    recorded: 'newFolder of a path that exists creates nothing',
    ask: 'lib.newFolder("f"); var n = lib.items.length; lib.newFolder("f"); String(lib.items.length - n)',
    gives: '0',
  },
  {
    id: 'R69',
    source: PIPELINE,
    recorded: 'addItemToDocument of an unknown item is false',
    ask: 'String(lib.addItemToDocument({ x: 0, y: 0 }, "none"))',
    gives: 'false',
  },
  {
    id: 'R70',
    source: DART,
    recorded: 'findItemIndex finds parts of names',
    because: 'one comment; switch findItemIndex',
  },
  {
    id: 'R71',
    source: 'mikechambers/adb-mcp (Animate 2025)',
    recorded: 'addSymbol of the exporter takes items, not names',
    ask: attempt('new SpriteSheetExporter().addSymbol("s")') + '.slice(0, 5)',
    gives: 'Error',
  },
  {
    id: 'R72',
    source: '2youyou2/Flash2Cocos2d-x and DragonBones',
    recorded: 'addData alone does not make an item modified',
    because: 'needs the program; this host saves it',
  },
];
