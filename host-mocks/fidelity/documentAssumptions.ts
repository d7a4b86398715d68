import type { Assumption } from './Assumption';

/** Assumptions about documents and items, and about work on them. */
export const documentAssumptions: readonly Assumption[] = [
  {
    about: 'binary FLA files',
    assumed: 'are the XFL that Flash CS5 would have saved of them',
    evidence:
      '158 documents that Flash saved in six binary releases and as XFL; docs/binary-fla.md lists every difference with its reason',
  },
  {
    about: 'binary FLA files',
    assumed:
      'before CS4 the face of a font follows from family, bold and italic by a table of pairs that were seen; outside it, it is the family without blanks, and -Bold, -Italic or -BoldItalic',
    evidence:
      'the pairs stand beside one another in documents of Flash CS4, and in documents saved in both formats',
  },
  {
    about: 'binary FLA files',
    assumed: 'texts of Flash 5 and MX are in the code page of Western Windows',
    evidence: 'the files do not name their code page; MX 2004 and newer write UTF-16',
  },
  {
    about: 'binary FLA files',
    assumed: 'static texts from before Flash 8 are rendered as "standard"',
    evidence: 'the mode came with Flash 8; the files say nothing of it',
  },
  {
    about: 'an item whose folder has the name of another item',
    assumed:
      'convertToSymbol gives null, moveToFolder false; addItem and pasting from another document throw, and bring nothing',
    evidence: 'no document of those at hand holds such an item; the reference does not speak of it',
    decides: 'document.addItem of "f/m" from another document, where the library has a symbol "f"',
  },
  {
    about: 'SpriteSheetExporter.addSymbol, changeSymbol',
    assumed:
      'frames count from 1 and both ends belong to the range, as in exportToPNGSequence; of an instance the frames of its symbol are taken; a symbol is drawn when it is added',
    evidence: 'the reference is silent; published exporters delete a symbol between adding and exporting it',
  },
  {
    about: 'SpriteSheetExporter.layoutFormat, sheetWidth, sheetHeight',
    assumed:
      'JSON and 512 pixels until a script says something else; frames are named symbol0000, symbol0001, …',
    evidence: 'the reference is silent; files that published scripts read',
  },
  {
    about: 'new SpriteSheetExporter, new TextureAtlasExporter',
    assumed: 'the objects have no members of library items, though the reference calls them items',
    evidence: 'they stand in no library',
  },
  {
    about: 'document.exportPNG, exportSVG, exportToPNGSequence',
    assumed:
      'all frames are numbered name0001.png; pictures of a scene have the colour of the stage, those of a symbol none and are as large as what the frames paint',
    evidence: 'the reference gives neither; names that published scripts read',
  },
  {
    about: 'document.clipPaste, swapElement, timeline.pasteFrames, pasteLayers, instance.libraryItem =',
    assumed: 'what would put a symbol into itself is refused with an error, before anything is changed',
    evidence: 'none of 3,321 symbols in 38 real documents contains itself; the reference is silent',
    decides:
      'whether document.clipPaste of an instance into its own symbol throws, or shows a message and goes on',
  },
  {
    about: 'document.convertToSymbol',
    assumed: 'the new symbol is the selected item of the library',
    evidence: 'commands that the program recorded go on with library.setItemProperty for it',
  },
  {
    about: 'fl.xmlPanel, fl.xmlui',
    assumed:
      'the texts of `<script>` and the attributes oncreate run when the dialogue opens, oncommand when it is pressed, all at global level; an error in them ends the dialogue; disabled, hidden and visible of the XML count as set with fl.xmlui; values of an answer run nothing',
    evidence:
      'a published framework whose dialogues call global functions from these attributes; the reference names oncommand only',
  },
  {
    about: 'fl.xmlui without a dialogue',
    assumed:
      'get tells the values of the last dialogue if it was accepted, else undefined; getControlItemElement gives undefined; other members throw',
    evidence:
      'two published scripts, one of which relies on undefined, one of which notes it; a third reads the values after the dialogue was accepted',
  },
  {
    about: 'fl.closeDocument, document.close',
    assumed: 'ask about edits; selecting, the playhead and open layers are none',
    evidence: 'published scripts that select, export and close',
  },
  {
    about: 'symbolItem.lastModifiedDate',
    assumed:
      'the second of the last edit of the timeline, at least one more than was read before; selecting, the playhead and names of items are no edits',
    evidence:
      'the reference: "incremented every time a symbol\'s timeline is edited"; saved values are seconds',
  },
  {
    about: 'fileLastModifiedDate, sourceFileIsCurrent and lastModifiedDate of bitmaps, sounds and videos',
    assumed:
      'sourceLastImported in the document is when the file had been changed that was imported; lastModifiedDate gives it too, since the document stores no other time; a file that scripts may not touch counts as missing',
    evidence:
      'the value lies before the time in the itemID, which is that of the import, for 20 of 53 items with a path in real documents, for one by 198 days, so it cannot be the time of the import',
  },
  {
    about: 'document.saveAsCopy(URI, true)',
    assumed:
      'one scene of one frame with the layers of the selection and the folders around them, and the items that it uses; the settings of the document; an error where nothing is selected',
    evidence: 'the reference: "only the current Stage selection"',
  },
  {
    about: 'drawing and pasting on the stage',
    assumed: 'refused on a frame between the keyframes of a tween',
    evidence: 'the host\'s text: "Also check that the current frame is not an interpolated frame."',
  },
  {
    about: 'path.makeShape',
    assumed:
      'contours that end where they begin are filled by the even-odd rule, others are lines only; the shape merges as one that was drawn; coordinates are those of what is edited; addCurve counts as three points, addCubicCurve as four',
    evidence:
      'the example of the reference makes a hollow square of two contours that turn the same way; published tools give it points without viewMatrix, which they apply for the drawing layer; open contours and the count were not seen',
  },
  {
    about: 'what was copied, and library.renameItem, moveToFolder, deleteItem',
    assumed: 'the clipboard follows new names of items; instances of items that were deleted leave it',
    evidence: 'none: a pasted instance must have an item',
    decides: 'pasting an instance after its item was renamed, and after it was deleted',
  },
  {
    about: 'fl.objectDrawingMode',
    assumed: 'what is drawn is on top of the frame, and selected',
    evidence: 'the reference names the mode only; what the tools do',
  },
  {
    about: 'document.setStroke, setStrokeStyle, setCustomStroke',
    assumed: 'dashes of 6 and 6 pixels, dots 3 apart, where nothing else is said',
    evidence: 'the first values of the Stroke Style dialogue; the example of the reference names none',
  },
  {
    about: 'document.setFilterProperty("quality", …)',
    assumed: '1, 2 and 3 mean low, medium and high',
    evidence: 'the example of the reference sets 2; documents store these numbers',
  },
  {
    about: 'item.itemType, symbolItem.symbolType',
    assumed: '"ik container" for a symbol of inverse kinematics',
    evidence: 'the value in the file',
  },
  {
    about: 'fontItem.bold, italic; soundItem.originalCompressionType',
    assumed: 'read from the PostScript name of the font and from the name of the sound file',
    evidence: 'the file stores nothing else about them',
  },
  {
    about: 'item.addData, document.addDataToDocument, element.setPersistentData',
    assumed: 'types are stored as i (integer), d, I, D, B; arrays as numbers with commas',
    evidence:
      'i and texts without a letter were seen in documents, the other letters in the FLA exporter of JPEXS; how arrays are written was not seen',
  },
  {
    about: 'element.setPublishPersistentData, item.setPublishData, document.setPublishDocumentData',
    assumed:
      'an entry of the persistent data, PUB_PRST_DATA with the format and the name of the data, holds the integer 1; that of the document has no name',
    evidence:
      'the FLA exporter of JPEXS writes those of elements; those of items and documents were not seen',
  },
  {
    about: 'library.addNewItem, newFolder, moveToFolder',
    assumed: 'default names are Symbol 1 and untitled folder 1; a name that is taken gets a number after it',
    evidence: 'default names in real documents; the reference for folders',
  },
  {
    about: 'library.expandFolder',
    assumed: 'exists, as in Flash CS6',
    evidence: 'the reference of CS6; later ones leave it out',
  },
  {
    about: 'library.updateItem',
    assumed:
      'bitmaps and sounds are imported again from their file; name, linkage and settings stay; true where all items could be',
    evidence:
      'the reference: the same as Update in the menu; symbols of other documents and videos are not updated here',
  },
  {
    about: 'document.duplicateSelection',
    assumed: 'copies lie 10 px to the right and below',
    evidence: 'what the menu command does',
  },
  {
    about: 'document.addNewRectangle, addNewOval, addNewLine',
    assumed:
      'part of the raw shape of the frame, not selected; at first blue without a gradient, with a black line of 1 px',
    evidence: 'the reference calls all raw shapes one element; the colours depend on the user’s settings',
  },
  {
    about: 'raw shapes that lie on each other',
    assumed:
      'the upper fill takes the place of fills and strokes below it, equal fills unite, lines and outlines are cut where they cross; lines on the border of a fill stay',
    evidence:
      'Adobe’s user guide on the merge drawing model and books on it; how the host treats lines on the very border was not seen',
  },
  {
    about: 'raw shapes that lie on each other',
    assumed:
      'points and lines nearer than 0.01 px are one; crossings are found on curves flattened to within 0.002 px and refined, the curves themselves are kept',
    evidence: 'none: the arithmetic of the host is not known',
    decides: 'edges of rectangles that are drawn 0.005 and 0.05 px apart',
  },
  {
    about: 'document.convertLinesToFills',
    assumed:
      'dashes and dots become fills of their own; ragged, stippled and hatched strokes a plain line; a hairline is 0.05 px wide; primitives become drawing objects',
    evidence: 'what solid strokes become is plain; the others were not seen',
  },
  {
    about: 'document.union, intersect, punch, crop',
    assumed:
      'primitives take part as drawing objects do, raw shapes only in union; borders made by punch and crop have no stroke; what has no area left goes',
    evidence: 'Adobe’s user guide on combining objects; strokes of cut borders were not seen',
  },
  {
    about: 'document.addNewText',
    assumed: 'Times New Roman, 12 points, black, left',
    evidence: 'defaults of the file format; the face depends on the user’s settings',
  },
  {
    about: 'document.convertSelectionToBitmap',
    assumed:
      'the picture covers the bounds of the selection, widened to whole pixels; it is lossless and named "Bitmap 1" and on',
    evidence: 'the reference says only that there is one; attributes as in real documents',
  },
  {
    about: 'document.importFile',
    assumed:
      'a bitmap stands in the middle of the stage, a sound goes to the library only; items are called like the file, with a number where the name is taken; the file is kept in the document',
    evidence: 'what the menu commands do; sourceExternalFilepath in real documents',
  },
  {
    about: 'soundItem.compressionType, bitRate, bits, sampleRate, quality, convertStereoToMono',
    assumed:
      'codes of exportFormat and exportBits: bits 2 to 5 ADPCM, 6 to 17 MP3 from 8 to 160 kbps, 18 Speech; what a compression does not have reads as its usual value',
    evidence:
      'how an open-source converter from SWF writes these codes; a real document with 1 and 7 (MP3, 16 kbps, mono, fast)',
  },
  {
    about: 'document.mouseClick',
    assumed:
      'a click within 3 px of a line hits it; other elements are hit within their bounds; with Shift select off each click adds',
    evidence: 'what the preference does; the reference is silent',
  },
  {
    about: 'fl.quit',
    assumed: 'closes all documents; the script goes on to its end',
    evidence: 'none: the reference says "quits Flash"',
    decides: 'whether a script goes on behind fl.quit()',
  },
  {
    about: 'drawing into locked layers',
    assumed: 'allowed',
    evidence: 'none: the reference is silent; tools refuse it',
    decides: 'whether addNewRectangle and clipPaste change a locked layer',
  },
  {
    about: 'document.convertToSymbol',
    assumed: 'a name with slashes puts the symbol into folders; elements of all layers go into one',
    evidence: 'what the dialogue does for one layer',
  },
  {
    about: 'document.swapElement',
    assumed: 'place, looks and name of the instance stay, and it is selected afterwards',
    evidence: 'what the menu command does; the reference says that the selection is swapped',
  },
  {
    about: 'document.convertToSymbol',
    assumed: 'the new instance is selected afterwards, without the name that the element had',
    evidence: 'what the dialogue does',
  },
  {
    about: 'document.unGroup, breakApart, clipPaste, duplicateSelection',
    assumed:
      'raw shapes that come free or are pasted are one shape, which floats above the other raw shape until it is deselected, and then cuts it',
    evidence: 'the reference on shape.isFloating; books: shapes merge when they are deselected',
  },
  {
    about: 'document.distribute to the stage',
    assumed: 'the outermost elements touch the borders of the stage from inside',
    evidence: 'what the Align panel does',
  },
  {
    about: 'document.libraryPath',
    assumed: 'holds the entries that are not external, runtime shared ones too',
    evidence: 'the dialogue of publish settings',
  },
];
