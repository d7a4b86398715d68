import type { Fact } from './Fact';
import { PIPELINE, DASH, PANDA, KIT, attempt } from './sources';

/** From error texts, receipts, smoke tests and workarounds: documents and files. */
export const documents: readonly Fact[] = [
  {
    id: 'R25',
    source: DASH,
    recorded: 'saveDocument of an unchanged document is false and writes nothing',
    because: 'assumption',
    words: 'fl.saveDocument of a document without changes',
  },
  {
    id: 'R26',
    source: DASH,
    recorded: 'adding and deleting a layer makes a document modified',
    because: 'needs a file; saving.test.ts',
  },
  {
    id: 'R27',
    source: `${DASH}, ${PIPELINE}`,
    recorded: 'saveDocumentAs asks, whatever the URI',
    ask: attempt('fl.saveDocumentAs(doc, "file:///a.fla")'),
    gives: 'Error: browseForFileURL: no answer was prepared for the dialogue "Save Untitled-1 as"',
  },
  {
    id: 'R28',
    source: DASH,
    recorded: 'a new document is 550 x 400 with 12 frames per second',
    because: 'Flash 8; 24 since CS5',
  },
  {
    id: 'R29',
    source: DASH,
    recorded: 'backgroundColor in small letters',
    because: 'Flash 8; dumps of Animate have capitals',
  },
  {
    id: 'R30',
    source: DASH,
    recorded: 'size and rate that were patched into a file',
    because: 'the file is not public',
  },
  { id: 'R31', source: DASH, recorded: 'setting linkage opens a dialogue', because: 'UI' },
  {
    id: 'R32',
    source: PIPELINE,
    recorded: 'importFile of an FLA is refused with a box',
    because: 'UI; throws NotImplemented',
  },
  {
    id: 'R33',
    source: PIPELINE,
    recorded: 'importFile of a video opens a wizard',
    because: 'UI; throws NotImplemented',
  },
  {
    id: 'R34',
    source: PIPELINE,
    recorded: 'the library has no addItemFromExternalLibrary, copyLibraryItem, pasteLibraryItem',
    ask: '[lib.addItemFromExternalLibrary, lib.copyLibraryItem, lib.pasteLibraryItem].join()',
    gives: ',,',
  },
  {
    id: 'R35',
    source: PIPELINE,
    recorded: 'pasting into another document brings the items',
    ask: 'doc.selection = [first()]; doc.clipCopy(); var other = fl.createDocument(); other.clipPaste(); other.library.items.length + " " + other.selection.length',
    gives: '1 1',
  },
  { id: 'R36', source: PANDA, recorded: 'exportSWF of a graphic', because: 'this host compiles nothing' },
  {
    id: 'R37',
    source: 'vpmedia/flash-jsfl-collection',
    recorded: 'browseForFileURL("save") without a type of files',
    because: 'UI',
  },
  { id: 'R38', source: PIPELINE, recorded: 'fl.quit often does not end the program', because: 'UI' },
  { id: 'R39', source: KIT, recorded: 'scripts and panels share one machine', because: 'language' },
];
