import type { Assumption } from './Assumption';
import { BY_HAND, MEDIA, SETTINGS, STORED, WAITS } from './unasked';

/** Assumptions about documents and items, and about work on them. */
export const documentAssumptions: readonly Assumption[] = [
  {
    id: 'convert-to-symbol-selects',
    about: 'document.convertToSymbol, then document.enterEditMode or library.editItem',
    assumed: 'what went into the symbol is selected inside it until something else is',
    evidence:
      'in 1,203 of 2,183 symbols of real documents everything that is shown is selected, in 854 nothing; seven commands of Rexarz/JSFLScripts go on with deleteSelection, clipCopy or breakApart',
    decides: 'document.selection.length after convertToSymbol and enterEditMode("inPlace")',
  },
  {
    id: 'binary-files',
    unasked: MEDIA,
    about: 'binary FLA files',
    assumed: 'are the XFL that Flash CS5 would have saved of them',
    evidence:
      '158 documents that Flash saved in six binary releases and as XFL; docs/binary-fla.md lists every difference with its reason',
  },
  {
    id: 'binary-fonts',
    unasked: MEDIA,
    about: 'binary FLA files',
    assumed:
      'before CS4 the face of a font follows from family, bold and italic by a table of pairs, most of them seen in documents; names that begin with _ or $ stay; outside the table, it is the family without blanks, and -Bold, -Italic or -BoldItalic',
    evidence:
      'Courier New in four styles and Times New Roman are in documents saved in both formats, the other families of the table in documents of Flash CS4; not seen are italic Arial, bold italic Arial and Times New Roman, and styles of families with one face',
  },
  {
    id: 'binary-code-page',
    unasked: MEDIA,
    about: 'binary FLA files',
    assumed: 'texts of Flash 5 and MX are in the code page of Western Windows',
    evidence:
      'the files do not name their code page; MX 2004 and newer write UTF-16; the documents saved in both formats have no letter beyond ASCII',
    decides:
      'a document of Flash 5 or MX with such letters, opened in Flash CS5 on systems of two languages: whether the code page is that of the system',
  },
  {
    id: 'binary-static-text',
    unasked: MEDIA,
    about: 'binary FLA files',
    assumed: 'static texts from before Flash 8 are rendered as "standard"',
    evidence: 'the mode came with Flash 8; the files say nothing of it',
  },
  {
    id: 'binary-actions',
    unasked: MEDIA,
    about: 'binary FLA files',
    assumed:
      'scripts that were put together from a menu are written one statement in a line, blocks indented by tabs',
    evidence:
      'what they do is that of the movies published beside public documents; how later releases lay out their text was not seen',
  },
  {
    id: 'item-below-item',
    about: 'an item whose folder has the name of another item',
    assumed:
      'convertToSymbol gives null, moveToFolder false; addItem and pasting from another document throw, and bring nothing',
    evidence: 'no available document contains such an item; the reference does not mention it',
    decides: 'document.addItem of "f/m" from another document, where the library has a symbol "f"',
  },
  {
    id: 'sheet-frames',
    about: 'SpriteSheetExporter.addSymbol, changeSymbol',
    assumed:
      'frames count from 1 and both ends belong to the range, as in exportToPNGSequence; of an instance the frames of its symbol are taken; a symbol is drawn when it is added; a cell begins and ends at the next whole pixels of the box of all frames; what is not seen keeps its place',
    evidence:
      'the reference is silent; published exporters delete a symbol between adding and exporting it; 84 frames of Animate 16',
  },
  {
    id: 'sheet-defaults',
    about: 'SpriteSheetExporter.layoutFormat, sheetWidth, sheetHeight',
    assumed:
      'JSON and 512 pixels until a script says something else; setting a layout sets allowRotate to false and allowTrimming to true; frames are named symbol0000, symbol0001, … and are in the order of the names of their symbols; the basic algorithm places them in rows; an automatic size is in powers of two, higher before wider; borderPadding is around each frame, shapePadding between frames; JSON has a byte order mark, in CS6 with 16 bits a letter',
    evidence:
      'sheets of Flash CS6 and CC and of Animate 15 to 24 in public repositories: places, sizes, order and lines of one of CS6 are equal, of one of Animate 20 the gaps; 84 frames of Animate 16; the words of the reference about paddings. One sheet of Animate 24 is 512 x 256 where 256 x 512 has room too',
  },
  {
    id: 'exporter-members',
    about: 'new SpriteSheetExporter, new TextureAtlasExporter',
    assumed: 'the objects have no members of library items, though the reference calls them items',
    evidence: 'they are in no library',
  },
  {
    id: 'export-png',
    about: 'document.exportPNG, exportGIF, exportSVG, exportToPNGSequence',
    assumed:
      'all frames are numbered name0001.png; the scene or the symbol that is being edited is drawn, by the PNG or GIF settings of the profile, also where the dialogue is asked for, which opens with them; without settings a PNG is transparent, a GIF has the colour of the stage; a symbol is as large as what the frames paint',
    evidence:
      'names that published scripts read; 15 of 16 pictures that published exporters wrote are transparent, and "24-bit with Alpha" is what 13 of 13 real profiles store; three published exporters open each symbol and export it (126 of 126 pictures of one show it); the reference: with bCurrentFrame the PNG settings of the profile are used',
    decides: 'the size of exportPNG while a symbol is edited, which could also be that of the stage',
  },
  {
    id: 'symbol-in-itself',
    unasked: WAITS,
    about: 'document.clipPaste, swapElement, timeline.pasteFrames, pasteLayers, instance.libraryItem =',
    assumed:
      'what would put a symbol into itself is refused with an error, before anything is changed; swapElement has no effect then, with a warning',
    evidence:
      'none of 3,321 symbols in 38 real documents contains itself; a published script calls swapElement with the symbol that is being edited, and continues; the reference is silent',
    decides:
      'whether document.clipPaste of an instance into its own symbol throws, or shows a message and continues',
  },
  {
    id: 'converted-item',
    about: 'document.convertToSymbol',
    assumed: 'the new symbol is the selected item of the library',
    evidence: 'commands that the program recorded go on with library.setItemProperty for it',
  },
  {
    id: 'xml-panel',
    unasked: WAITS,
    about: 'fl.xmlPanel, fl.xmlui',
    assumed:
      'the texts of `<script>` and the attributes oncreate run when the dialogue opens, oncommand when it is pressed, all at global level; an error in them ends the dialogue; disabled, hidden and visible of the XML count as set with fl.xmlui; values of an answer run nothing',
    evidence:
      'a published framework whose dialogues call global functions from these attributes; the reference names oncommand only',
  },
  {
    id: 'xmlui-without-dialogue',
    about: 'fl.xmlui without a dialogue',
    assumed:
      'get returns the values of the last dialogue if it was accepted, else undefined; getControlItemElement returns undefined; other members throw',
    evidence:
      'two published scripts: one relies on undefined, the other notes it; a third reads the values after the dialogue was accepted',
  },
  {
    id: 'edits-asked-about',
    unasked: WAITS,
    about: 'fl.closeDocument, document.close',
    assumed: 'ask about edits; selecting, the playhead and open layers are none',
    evidence: 'published scripts that select, export and close',
  },
  {
    id: 'last-modified-date',
    about: 'symbolItem.lastModifiedDate',
    assumed:
      'the second of the last edit of the timeline, at least one more than was read before; selecting, the playhead and names of items are not edits',
    evidence:
      'the reference: "incremented every time a symbol\'s timeline is edited"; saved values are seconds',
  },
  {
    id: 'media-dates',
    unasked: MEDIA,
    about: 'fileLastModifiedDate, sourceFileIsCurrent and lastModifiedDate of bitmaps, sounds and videos',
    assumed:
      'sourceLastImported in the document is when the file had been changed that was imported; lastModifiedDate gives it too, since the document stores no other time; a file that scripts may not touch counts as missing',
    evidence:
      'the value is before the time in the itemID, which is that of the import, for 20 of 53 items with a path in real documents, for one by 198 days, so it cannot be the time of the import',
  },
  {
    id: 'save-as-copy-of-selection',
    about: 'document.saveAsCopy(URI, true)',
    assumed:
      'one scene of one frame with the layers of the selection and the folders around them, and the items that it uses; the settings of the document; an error if nothing is selected',
    evidence: 'the reference: "only the current Stage selection"',
  },
  {
    id: 'renamed-after-copying',
    about: 'what was copied, and library.renameItem, moveToFolder, deleteItem',
    assumed: 'the clipboard follows new names of items; instances of items that were deleted leave it',
    evidence: 'none: a pasted instance must have an item',
    decides: 'pasting an instance after its item was renamed, and after it was deleted',
  },
  {
    id: 'inverse-kinematics',
    unasked: BY_HAND,
    about: 'item.itemType, symbolItem.symbolType, instance.symbolType',
    assumed:
      '"ik container" for a symbol of inverse kinematics; "puppet" and "puppetBase" for a warped asset',
    evidence: 'the value in the file',
  },
  {
    id: 'font-styles',
    unasked: MEDIA,
    about: 'fontItem.bold, italic, bitmap, embedVariantGlyphs; soundItem.originalCompressionType',
    assumed:
      'read from the PostScript name of the font and from the name of the sound file; setting bold or italic changes that name, so that fontItem.font reads Times-Bold after bold; bitmap is true if the font has a size; embedVariantGlyphs is false, its documented default',
    evidence:
      "the file stores nothing else about them; Adobe's help about font symbols: the size counts for bitmap text only, and the fonts with outlines in five documents store 0",
  },
  {
    id: 'persistent-data',
    unasked: STORED,
    about: 'item.addData, document.addDataToDocument, element.setPersistentData',
    assumed: 'types are stored as i (integer), d, I, D, B; arrays as numbers with commas',
    evidence:
      'i and texts without a letter were seen in documents, the other letters in the FLA exporter of JPEXS; how arrays are written was not seen',
  },
  {
    id: 'publish-data',
    unasked: STORED,
    about: 'element.setPublishPersistentData, item.setPublishData, document.setPublishDocumentData',
    assumed:
      'an entry of the persistent data, PUB_PRST_DATA with the format and the name of the data, contains the integer 1; that of the document has no name',
    evidence:
      'the FLA exporter of JPEXS writes those of elements; those of items and documents were not seen',
  },
  {
    id: 'default-item-names',
    about: 'library.addNewItem, newFolder, moveToFolder',
    assumed: 'default names are Symbol 1 and untitled folder 1; a name that is taken gets a number after it',
    evidence: 'default names in real documents; the reference for folders',
  },
  {
    id: 'expand-folder',
    about: 'library.expandFolder',
    assumed: 'exists, as in Flash CS6',
    evidence: 'the reference of CS6; later ones leave it out',
  },
  {
    id: 'update-item',
    unasked: MEDIA,
    about: 'library.updateItem',
    assumed:
      'bitmaps and sounds are imported again from their file; name, linkage and settings stay; true where all items could be',
    evidence:
      'the reference: the same as Update in the menu; symbols of other documents and videos are not updated here',
  },
  {
    id: 'duplicate-selection',
    about: 'document.duplicateSelection',
    assumed: 'copies are 10 px to the right and below',
    evidence: 'what the menu command does',
  },
  {
    id: 'punch',
    about: 'document.union, intersect, punch, crop',
    assumed:
      'primitives take part as drawing objects do, raw shapes only in union; borders made by punch and crop have no stroke; what has no area left goes',
    evidence: 'Adobe’s user guide on combining objects; strokes of cut borders were not seen',
  },
  {
    id: 'new-text',
    unasked: SETTINGS,
    about: 'document.addNewText',
    assumed:
      'Times New Roman, 12 points, black, left; static, and expands: its frame has the size of its lines until setTextRectangle or autoExpand = false; without the font, another one measures them',
    evidence:
      'defaults of the file format, the face depends on the user’s settings; a document that a script made: autoExpand, and 15.3 x 26.35 for a text of one letter of 20 points',
  },
  {
    id: 'bitmap-of-selection',
    about: 'document.convertSelectionToBitmap',
    assumed:
      'the picture covers the bounds of the selection, widened to whole pixels; it is lossless and named "Bitmap 1" and on',
    evidence: 'the reference says only that it exists; attributes as in real documents',
  },
  {
    id: 'import-file',
    about: 'document.importFile',
    assumed:
      'a bitmap is in the middle of the stage and selected there, a sound goes to the library only; what goes to the library only is the selected item; items are called like the file, with a number where the name is taken; the file is kept in the document',
    evidence:
      'what the menu commands do; sourceExternalFilepath in real documents; published scripts go on with document.convertToSymbol after importFile(uri), and with library.moveToFolder(folder) after importFile(uri, true)',
  },
  {
    id: 'sound-compression',
    unasked: MEDIA,
    about: 'soundItem.compressionType, bitRate, bits, sampleRate, quality, convertStereoToMono',
    assumed:
      'codes of exportFormat and exportBits: bits 2 to 5 ADPCM, 6 to 17 MP3 from 8 to 160 kbps, 18 Speech; what a compression does not have reads as its usual value',
    evidence:
      'how an open-source converter from SWF writes these codes; a real document with 1 and 7 (MP3, 16 kbps, mono, fast)',
  },
  {
    id: 'converted-to-path',
    about: 'document.convertToSymbol',
    assumed: 'a name with slashes puts the symbol into folders; elements of all layers go into one',
    evidence: 'what the dialogue does for one layer',
  },
  {
    id: 'swap-element',
    about: 'document.swapElement',
    assumed: 'place, looks and name of the instance stay, and it is selected afterwards',
    evidence: 'what the menu command does; the reference says that the selection is swapped',
  },
  {
    id: 'converted-instance',
    about: 'document.convertToSymbol',
    assumed:
      'the new instance is selected afterwards, without the name that the element had, in front of all else on its layer',
    evidence:
      'what the dialogue does; a document before and after a script ran in Flash CS5.5 (jedrichards/fla-text-processor-jsfl): the instance is the last of its layer, where a text was the sixth of nine elements',
  },
  {
    id: 'distribute-to-stage',
    about: 'document.distribute to the stage',
    assumed: 'the outermost elements touch the borders of the stage from inside',
    evidence: 'what the Align panel does',
  },
];
